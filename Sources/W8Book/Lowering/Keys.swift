package import Primitives
import W8Engine

/// The key of the gym or tag spelled `name` with its sigil: equal for all spellings of one name.
///
/// Lower case, and one spelling for what is canonically equivalent.
package func canonicalKey(_ name: some StringProtocol) -> ExactText {
  key(String(String(name).unicodeScalars.dropFirst()))
}

/// The key of the exercise called `name`: equal for all spellings of one name.
///
/// Lower case, runs of blanks and odd spaces as one, and one spelling for what is canonically equivalent.
package func exerciseKey(_ name: String) -> ExactText {
  key(collapsingBlanks(name))
}

private func key(_ name: String) -> ExactText {
  ExactText(equivalentSpelling(caseFolded(name)))
}

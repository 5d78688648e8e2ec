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

/// The keys of the names beyond ASCII that directives of one file say.
///
/// Each is worked out once, for that takes the standard library about a thousand instructions for each scalar: the file
/// keeps them from edit to edit.
struct DeclaredKeys: Sendable {
  private var ofIDs: [ExactText: ExactText] = [:]
  private var ofExercises: [ExactText: ExerciseKey] = [:]

  /// The key of the gym or tag that is spelled `id` with its sigil.
  mutating func key(ofID id: String) -> ExactText {
    keyOnce(of: id, in: &ofIDs) { canonicalKey($0) }
  }

  /// The key of the exercise, or of the group of muscles, called `name`.
  mutating func key(ofExercise name: String) -> ExerciseKey {
    keyOnce(of: name, in: &ofExercises, exerciseKey)
  }
}

private func keyOnce(
  of name: String, in known: inout [ExactText: ExactText], _ workOut: (String) -> ExactText
) -> ExactText {
  if name.utf8.allSatisfy({ $0 < 0x80 }) { return workOut(name) }
  if let key = known[ExactText(name)] { return key }
  let key = workOut(name)
  known[ExactText(name)] = key
  return key
}

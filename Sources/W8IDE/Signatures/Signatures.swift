package import W8Book
import W8Syntax
import W8Text

/// The parts of which something on a line consists, and which of them is at the cursor.
package struct Signature: Hashable, Sendable {
  /// A part: the word for it, and what may stand there.
  package struct Part: Hashable, Sendable {
    /// The word.
    package let label: String
    /// What may stand there, as a sentence for people.
    package let explanation: String
  }

  /// The parts in their order.
  package let parts: [Part]
  /// The index of the part at the cursor, else of the one that comes next.
  package let active: Int

  /// The words in one line.
  package var label: String { parts.map { $0.label }.joined(separator: " ") }
}

/// One sort of line with parts.
///
/// A provider is a file in `Signatures` and a line in `all`.
struct SignatureProvider: Sendable {
  /// The parts of what stands at the cursor; nil on other lines.
  let signature: @Sendable (CursorLine) -> Signature?

  /// Every provider; the first that has a signature gives it.
  static let all: [SignatureProvider] = [
    .setGroup,
    .entry,
    .directive,
  ]
}

extension Analysis {
  /// The parts of what stands at `offset` of `file`; nil in names and notes and on other lines.
  package func signature(in file: FileAnalysis, at offset: Int) -> Signature? {
    guard let line = CursorLine(file, at: offset), !line.isInProse else { return nil }
    return SignatureProvider.all.lazy.compactMap { $0.signature(line) }.first
  }
}

package import W8Text

/// Something that has a name in a file, and what it holds.
package struct DocumentSymbol: Hashable, Sendable {
  /// Its name; one line, never empty.
  package let name: String
  /// What is to be said of it in one line; nil when there is nothing.
  package let detail: String?
  /// What it is.
  package let kind: Kind
  /// All of it, from the start of its first line or token to the end of its last line's content.
  package let range: TextRange
  /// The bytes that stand for it; they lie in `range`.
  package let selectionRange: TextRange
  /// What it holds, in order; their ranges lie in `range` and are apart.
  package let children: [DocumentSymbol]

  /// What a symbol is.
  package enum Kind: Hashable, Sendable {
    /// A month header and what stands under it.
    case month
    /// An entry and its indented lines.
    case entry
    /// A visit to a gym that is named.
    case session
    /// An exercise.
    case exercise
    /// The declaration of a gym.
    case directive
  }
}

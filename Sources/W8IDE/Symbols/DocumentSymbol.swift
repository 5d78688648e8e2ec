package import W8Text

/// Something that has a name in a file.
///
/// A list of them is in the order of the text: what a symbol holds stands behind it, one deeper.
package struct DocumentSymbol: Hashable, Sendable {
  /// Its name; one line, never empty.
  package let name: String
  /// What is to be said of it in one line; nil when there is nothing.
  package let detail: String?
  /// What it is.
  package let kind: Kind
  /// How many symbols it lies in; at most one more than that of the symbol before it.
  package let depth: Int
  /// All of it, from the start of its first line or token to the end of its last line's content.
  ///
  /// It lies in that of the symbol that holds it, apart from those beside it.
  package let range: TextRange
  /// The bytes that stand for it; they lie in `range`.
  package let selectionRange: TextRange

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

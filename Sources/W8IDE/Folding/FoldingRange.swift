package import W8Text

/// Lines that an editor can show as one.
package struct FoldingRange: Hashable, Sendable {
  /// From the start of the first line to the end of the last line's content; more than one line.
  package let range: TextRange
  /// What is folded.
  package let kind: Kind
  /// One line that can stand for the folded ones; nil when the first of them says it all.
  package let summary: String?

  /// What is folded.
  package enum Kind: Hashable, Sendable {
    /// The lines before the first month header.
    case preamble
    /// A month header and what stands under it.
    case month
    /// An entry and its indented lines.
    case entry
    /// Comment lines.
    case comment
    /// Note lines.
    case note
  }
}

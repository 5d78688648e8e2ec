package import W8Analysis
package import W8Text

/// What is told about one place of a file.
package struct Hover: Hashable, Sendable {
  /// The bytes that it speaks of.
  package let range: TextRange
  /// What it says.
  package let content: HoverContent
}

extension Analysis {
  /// What there is to tell about `offset`; nil when there is nothing.
  package func hover(in file: FileAnalysis, at offset: Int) -> Hover? {
    nil
  }
}

package import W8Analysis
package import W8Text

/// A part of a file that leads to another file.
package struct DocumentLink: Hashable, Sendable {
  /// The part.
  package let range: TextRange
  /// The file that it leads to.
  package let target: FileID
  /// What a pointer on it is told.
  package let tooltip: String
}

extension Analysis {
  /// The includes of `file`, in order; a pattern that means several files leads to the first.
  package func documentLinks(in file: FileAnalysis) -> [DocumentLink] {
    includes(in: file).compactMap { include in
      guard let first = include.targets.first else { return nil }
      let count = include.targets.count
      return DocumentLink(
        range: include.range, target: first,
        tooltip: count == 1 ? "Open the included file" : "Open the first of \(count) files")
    }
  }
}

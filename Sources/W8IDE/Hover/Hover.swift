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
    guard let place = file.place(at: offset) else { return nil }
    let line = place.contentRange
    // The end of a line belongs to it: there the cursor stands after typing.
    guard line.start <= offset, offset <= line.end else { return nil }
    let scope = HoverScope(analysis: self, file: file, place: place, offset: offset)
    return HoverProvider.all.lazy.compactMap { $0.hover(scope) }.first
  }
}

extension Collection {
  /// The elements in runs of neighbors that belong together, in order.
  @inlinable
  package func chunked(by belong: (Element, Element) -> Bool) -> [SubSequence] {
    var chunks: [SubSequence] = []
    var (start, index) = (startIndex, startIndex)
    while index != endIndex {
      let next = self.index(after: index)
      if next == endIndex || !belong(self[index], self[next]) {
        chunks.append(self[start..<next])
        start = next
      }
      index = next
    }
    return chunks
  }
}

extension [UInt8] {
  /// These bytes with all of `edits` made at once, or nil if two of them overlap.
  ///
  /// The order of the edits matters only for insertions at the same offset, which stand as listed,
  /// and before a replacement that starts there. Ranges are cut to the bytes there are.
  package func applying(_ edits: [TextEdit]) -> [UInt8]? {
    let sorted = edits.enumerated()
      .map { (order: $0.offset, range: $0.element.range.clamped(to: count), edit: $0.element) }
      .sorted {
        ($0.range.start, $0.range.end, $0.order) < ($1.range.start, $1.range.end, $1.order)
      }
    var result: [UInt8] = []
    var copied = 0
    for (_, range, edit) in sorted {
      guard range.start >= copied else { return nil }
      result += self[copied..<range.start]
      result += edit.replacement
      copied = range.end
    }
    result += self[copied...]
    return result
  }
}

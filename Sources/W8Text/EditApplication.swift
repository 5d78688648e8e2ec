extension [UInt8] {
  /// These bytes with all of `edits` made at once, or nil if two of them overlap.
  ///
  /// The order of the edits matters only for insertions at the same offset, which stand as listed,
  /// and before a replacement that starts there. Ranges are cut to the bytes there are.
  package func applying(_ edits: [TextEdit]) -> [UInt8]? {
    let sorted = edits.sorted { first, second in
      let (one, other) = (first.range.clamped(to: count), second.range.clamped(to: count))
      return one.start < other.start || (one.start == other.start && one.end < other.end)
    }
    var result: [UInt8] = []
    result.reserveCapacity(count + edits.reduce(0) { $0 + $1.replacement.count })
    var copied = 0
    for edit in sorted {
      let range = edit.range.clamped(to: count)
      guard range.start >= copied else { return nil }
      result += self[copied..<range.start]
      result += edit.replacement
      copied = range.end
    }
    result += self[copied...]
    return result
  }
}

extension [UInt8] {
  /// These bytes with all of `edits` made at once, or nil if two of them overlap.
  ///
  /// The order of the edits matters only for insertions at the same offset, which stand as listed,
  /// and before a replacement that starts there. Ranges are cut to the bytes there are.
  package func applying(_ edits: [TextEdit]) -> [UInt8]? {
    applying(edits, in: TextRange(0, count))
  }

  /// The bytes in `part`, likewise, of edits whose ranges are so many bytes later than they are here.
  package func applying(_ edits: [TextEdit], in part: TextRange, shiftedBy distance: Int = 0)
    -> [UInt8]?
  {
    var result: [UInt8] = []
    return applying(edits, in: part, shiftedBy: distance, to: &result) ? result : nil
  }

  /// Makes `result` the bytes in `part`, likewise; whether that was done.
  package func applying(
    _ edits: [TextEdit], in part: TextRange, shiftedBy distance: Int = 0, to result: inout [UInt8]
  ) -> Bool {
    func range(of edit: TextEdit) -> TextRange {
      edit.range.shifted(by: -distance - part.start).clamped(to: part.count)
        .shifted(by: part.start)
    }
    // Most come in order.
    if apply(edits, in: part, range, to: &result) { return true }
    let sorted = edits.sorted { first, second in
      let (one, other) = (range(of: first), range(of: second))
      return one.start < other.start || (one.start == other.start && one.end < other.end)
    }
    return apply(sorted, in: part, range, to: &result)
  }

  /// The same of edits that ascend and have such ranges here; not done where one of them starts before the end of another.
  private func apply(
    _ edits: [TextEdit], in part: TextRange, _ range: (TextEdit) -> TextRange,
    to result: inout [UInt8]
  ) -> Bool {
    result.removeAll(keepingCapacity: true)
    result.reserveCapacity(part.count + edits.reduce(0) { $0 + $1.replacement.count })
    var copied = part.start
    for edit in edits {
      let range = range(edit)
      guard range.start >= copied else { return false }
      result.append(copied..<range.start, of: self)
      result.append(0..<edit.replacement.count, of: edit.replacement)
      copied = range.end
    }
    result.append(copied..<part.end, of: self)
    return true
  }

  /// Appends those of `bytes` in `range`, mostly few: these one by one.
  private mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    let few = 16
    if range.count > few {
      self += bytes[range]
    } else {
      for index in range { append(bytes[index]) }
    }
  }
}

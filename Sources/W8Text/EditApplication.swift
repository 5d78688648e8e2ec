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
    func range(of edit: TextEdit) -> TextRange {
      edit.range.shifted(by: -distance - part.start).clamped(to: part.count)
        .shifted(by: part.start)
    }
    var edits = edits
    if edits.count > 1 {
      edits.sort { first, second in
        let (one, other) = (range(of: first), range(of: second))
        return one.start < other.start || (one.start == other.start && one.end < other.end)
      }
    }
    var areApart = true
    let capacity = part.count + edits.reduce(0) { $0 + $1.replacement.count }
    let result = [UInt8](capacity: capacity) { output in
      var copied = part.start
      for edit in edits {
        let range = range(of: edit)
        guard range.start >= copied else {
          areApart = false
          return
        }
        output.append(span, copied, range.start)
        output.append(edit.replacement.span, 0, edit.replacement.count)
        copied = range.end
      }
      output.append(span, copied, part.end)
    }
    return areApart ? result : nil
  }
}

extension OutputSpan<UInt8> {
  /// Appends `bytes[start..<end]`.
  fileprivate mutating func append(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) {
    for index in start..<end { append(bytes[index]) }
  }
}

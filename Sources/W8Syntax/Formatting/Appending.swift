extension [UInt8] {
  /// Appends `text[start..<end]`; nothing where `end` is not behind `start`.
  mutating func append(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    guard start < end else { return }
    text.withUnsafeBufferPointer { append(contentsOf: $0[start..<end]) }
  }

  /// Whether a space is the last of the bytes.
  var endsInSpace: Bool { count > 0 && self[count - 1] == 0x20 }

  /// Appends the bytes of a piece of the line `text`.
  @inline(__always)
  mutating func append(_ text: Span<UInt8>, _ piece: Piece) {
    append(text, piece.start, piece.end)
  }

  /// Appends `count` blanks; none for a count below 1.
  @inline(__always)
  mutating func appendBlanks(_ count: Int) {
    var rest = count
    while rest > 0 {
      append(0x20)
      rest &-= 1
    }
  }

  /// Appends `text[start..<end]` with ASCII letters in lower case.
  @inline(__always)
  mutating func appendLowercased(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    var index = start
    while index < end {
      append(text[index].lowercased)
      index &+= 1
    }
  }

  /// Appends `text[start..<end]` with runs of blanks as one space and none at the edges.
  mutating func appendCollapsed(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    let first = count
    var isDisjoint = false
    var index = start
    while index < end {
      let byte = text[index]
      if byte.isBlank {
        isDisjoint = true
      } else {
        if isDisjoint, count > first { append(0x20) }
        isDisjoint = false
        append(byte)
      }
      index &+= 1
    }
  }

  /// Appends blanks until what starts at `start` is `width` scalars wide.
  mutating func pad(from start: Int, to width: Int) {
    var scalars = 0
    for index in start..<count where self[index] & 0xC0 != 0x80 { scalars += 1 }
    appendBlanks(width - scalars)
  }
}

extension UInt8 {
  /// The byte, an ASCII letter in lower case.
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

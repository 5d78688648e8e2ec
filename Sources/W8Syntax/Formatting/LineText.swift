import W8Text

/// What the canonical form of one line is written from.
struct LineText {
  /// The bytes of the whole section.
  let text: [UInt8]
  /// The offset of the line's first byte in the section.
  let start: Int
  /// The offset after the last byte before the line end.
  let contentEnd: Int
  /// The tokens without a byte order mark.
  let tokens: ArraySlice<Token>
  /// Whether a byte order mark opens the line.
  let hasByteOrderMark: Bool

  init(_ tree: SyntaxTree, _ index: Int) {
    text = tree.text
    start = Int(tree.lines[index].start)
    contentEnd = Int(tree.lines[index].contentEnd)
    let all = tree.tokens(ofLine: index)
    hasByteOrderMark = all.first?.kind == .byteOrderMark
    tokens = hasByteOrderMark ? all.dropFirst() : all
  }

  /// The offset of the first byte that is no byte order mark.
  var contentStart: Int { hasByteOrderMark ? start + 3 : start }

  /// The bytes without byte order mark and line end.
  var content: ArraySlice<UInt8> { text[contentStart..<contentEnd] }

  /// The note or comment that ends the line.
  var tail: Token? {
    guard let last = tokens.last, last.kind == .note || last.kind == .comment else { return nil }
    return last
  }

  /// The bytes of a token of the line.
  func bytes(_ token: Token) -> ArraySlice<UInt8> {
    text[start + Int(token.start)..<start + token.end]
  }

  /// The bytes of `range`, offsets in the section.
  func bytes(_ range: TextRange) -> ArraySlice<UInt8> {
    text[range.start..<range.end]
  }

  /// The bytes behind the sign of a note or comment, without the blanks that lead them.
  func prose(_ token: Token) -> ArraySlice<UInt8> {
    bytes(token).dropFirst().drop(while: \.isBlank)
  }
}

extension [UInt8] {
  static let margin: [UInt8] = [0x20, 0x20, 0x20, 0x20]

  /// Appends `bytes`, most often a few.
  @inline(__always)
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    append(contentsOf: bytes)
  }

  /// Appends `count` blanks; none for a count below 1.
  mutating func appendBlanks(_ count: Int) {
    for _ in 0..<Swift.max(0, count) { append(0x20) }
  }

  /// Appends `bytes` with ASCII letters in lower case.
  mutating func appendLowercased(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { append(byte &- 0x41 < 26 ? byte | 0x20 : byte) }
  }

  /// Appends `bytes` with runs of blanks as one space and none at the edges.
  mutating func appendCollapsed(_ bytes: ArraySlice<UInt8>) {
    let first = count
    var isApart = false
    for byte in bytes {
      if byte.isBlank {
        isApart = true
        continue
      }
      if isApart, count > first { append(0x20) }
      isApart = false
      append(byte)
    }
  }

  /// Appends blanks until what starts at `start` is `width` scalars wide.
  mutating func pad(from start: Int, to width: Int) {
    var scalars = 0
    for index in start..<count where self[index] & 0xC0 != 0x80 { scalars += 1 }
    appendBlanks(width - scalars)
  }
}

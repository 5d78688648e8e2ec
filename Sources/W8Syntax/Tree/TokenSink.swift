/// Takes in the tokens of a line one after the other.
protocol TokenSink: ~Copyable {
  /// Takes in the token `start..<end`, offsets in the section; an empty one is left out.
  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, _ value: WeightValue)
}

extension TokenSink where Self: ~Copyable {
  @inline(__always)
  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, value: UInt32 = 0) {
    token(kind, start, end, WeightValue(thousandths: value))
  }
}

/// The tokens of one line.
struct LineTokens: TokenSink {
  private(set) var tokens: [Token] = []
  private let lineStart: Int

  /// Starts the line whose first byte is at `lineStart`.
  init(from lineStart: Int) {
    self.lineStart = lineStart
  }

  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, _ value: WeightValue) {
    guard start < end else { return }
    tokens.append(Token(kind, start &- lineStart, end &- lineStart, value))
  }
}

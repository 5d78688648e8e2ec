import W8Text

/// The tokens of one line, for who asks for them.
struct LineTokens: LineListener {
  private(set) var tokens: [Token]
  private(set) var faultCount = 0
  private let lineStart: Int

  /// Starts the line whose first byte is at `lineStart`; `room` is an array to be filled, without elements.
  init(from lineStart: Int = 0, into room: consuming [Token] = []) {
    self.lineStart = lineStart
    tokens = room
  }

  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, _ value: TokenValue) {
    tokens.append(Token(kind, start &- lineStart, end &- lineStart, value))
  }

  mutating func name(_ text: Span<UInt8>, _ kind: TokenKind, _ start: Int, _ end: Int) {
    token(kind, start, end, TokenValue())
  }

  mutating func item(_ item: SetItem) {
    token(item.kind, item.start, item.end, TokenValue())
  }

  mutating func chain(_ item: SetItem, _ parts: Chain) {
    self.item(item)
  }

  mutating func fault(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int) {
    faultCount += 1
  }

  mutating func extendFault(_ kind: SyntaxFault.Kind, to end: Int) {}

  var mark: ListenerMark { ListenerMark(heard: tokens.count, faults: faultCount) }

  mutating func retract(to mark: ListenerMark) {
    tokens.removeLast(tokens.count - mark.heard)
    faultCount = mark.faults
  }
}

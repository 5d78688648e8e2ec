import W8Text

/// The tokens of one line, for who asks for them.
struct LineTokens: LineListener {
  private(set) var tokens: [Token] = []
  /// The parts of the items of sets among the tokens, in order.
  private(set) var items: [(item: SetItem, chain: Chain)] = []
  /// Whether anything cannot be read.
  private(set) var hasFaults = false
  private let lineStart: Int

  /// Starts the line whose first byte is at `lineStart`.
  init(from lineStart: Int = 0) {
    self.lineStart = lineStart
  }

  /// Starts another line at the same offset; the arrays of the one before are used again.
  mutating func begin() {
    tokens.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    hasFaults = false
  }

  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, _ value: TokenValue) {
    tokens.append(Token(kind, start &- lineStart, end &- lineStart, value))
  }

  mutating func name(_ text: Span<UInt8>, _ kind: TokenKind, _ start: Int, _ end: Int) {
    token(kind, start, end, TokenValue())
  }

  mutating func element(_ element: ListElement, isFirst: Bool) {}

  mutating func forgetElements() {}

  mutating func item(_ item: SetItem) {
    chain(item, Chain())
  }

  mutating func chain(_ item: SetItem, _ parts: Chain) {
    token(item.kind, item.start, item.end, TokenValue())
    items.append((item, parts))
  }

  mutating func directive(_ directive: Directive) {}

  mutating func fault(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int) {
    hasFaults = true
  }

  mutating func extendFault(_ kind: SyntaxFault.Kind, to end: Int) {}

  var mark: ListenerMark { ListenerMark(heard: tokens.count, faults: items.count) }

  mutating func retract(to mark: ListenerMark) {
    tokens.removeLast(tokens.count - mark.heard)
    items.removeLast(items.count - mark.faults)
  }
}

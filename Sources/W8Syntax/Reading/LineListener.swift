import W8Text

/// Hears what the lines of a section say while `LineReader` reads them.
///
/// All offsets count from the start of the section.
protocol LineListener: ~Copyable {
  /// Hears a token without a name and not among sets; it is not empty.
  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, _ value: TokenValue)
  /// Hears the name of an exercise with its quotes, or a gym or tag with its sigil.
  mutating func name(_ text: Span<UInt8>, _ kind: TokenKind, _ start: Int, _ end: Int)
  /// Hears one element of a list among sets, before the `item` that the list is.
  mutating func element(_ element: ListElement, isFirst: Bool)
  /// Hears an item of sets that has its slot in its group.
  mutating func item(_ item: SetItem)
  /// Hears an item of repetitions and a load in one, and where its parts are written.
  mutating func chain(_ item: SetItem, _ parts: Chain)
  /// Hears what a directive says as a whole, behind its tokens.
  mutating func directive(_ directive: Directive)
  /// Whether it keeps what a directive says; else its arguments come without their texts.
  static var keepsDirectives: Bool { get }
  /// Hears of bytes that cannot be read.
  mutating func fault(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int)
  /// Hears that the last fault of `kind` goes on up to `end`.
  mutating func extendFault(_ kind: SyntaxFault.Kind, to end: Int)
  /// Forgets the elements of a list that is none after all.
  mutating func forgetElements()
  /// Forgets the faults of the line that start at `start` or behind it.
  mutating func forgetFaults(from start: Int)

  /// How much was heard so far.
  var mark: ListenerMark { get }
  /// Forgets what was heard after `mark`.
  mutating func retract(to mark: ListenerMark)
}

/// How much a listener has heard.
struct ListenerMark {
  /// How many tokens or rows.
  let heard: Int
  /// How many faults; 0 of a listener that keeps none.
  let faults: Int
}

/// An element of a list such as `5/5/4!`.
struct ListElement {
  let kind: TokenKind
  let start: Int
  let value: UInt32
  var unit: UInt8 = 0
  var mark = RepsSyntax.Mark.none
}

/// What a listener need not hear of.
extension LineListener where Self: ~Copyable {
  @inline(__always)
  mutating func element(_ element: ListElement, isFirst: Bool) {}
  mutating func forgetElements() {}
  mutating func forgetFaults(from start: Int) {}
  mutating func directive(_ directive: Directive) {}
  static var keepsDirectives: Bool { false }
}

import W8Text

/// Reads lines, and reports what they say to a listener.
///
/// It has a function for each production of `grammar/w8log.ebnf`. All take the text of the section and an
/// index; they report what they read to the listener, and return the index behind it or a value that knows its end.
/// Those that read sets take the text up to where the sets end.
/// Whether a line is as the formatter writes it is decided on the way: each token is compared with the index at which the formatter would have put it.
struct LineReader<Listener: LineListener & ~Copyable>: ~Copyable {
  var listener: Listener

  /// Whether the line is, as far as it is read, what the formatter makes of it.
  var isCanonical = true
  /// Whether a fault makes the formatter leave the line alone.
  private(set) var isVerbatim = false
  /// The end of the last token.
  private(set) var lastEnd = 0
  /// The start of the line, a byte order mark left out.
  var lineStart = 0
  /// Where a note, comment or title of the line starts; none so far where it is `Int.max`.
  var proseStart = Int.max
  /// Where an opener stands that the line never closes; none so far where it is `Int.max`.
  var unbalancedStart = Int.max
  /// Where the rest of the line starts that is not read, too far from its start; none so far where it is `Int.max`.
  private(set) var unreadStart = Int.max

  /// The parts of the chain that was read last, and why the last item was not read.
  var chain = Chain()
  var misreading = Misreading()
  /// Those of the directive that was read last.
  var arguments = ArgumentReader()

  /// The end of the last word of a run of unreadable words.
  private var runEnd = -1

  init(_ listener: consuming Listener) {
    self.listener = listener
  }

  consuming func finish() -> Listener { listener }

  /// Reads the line `start..<end`, a byte order mark and the line end left out.
  ///
  /// `isPlain` says that no look for hostile bytes is needed: it holds nothing but printable ASCII and tabs, or
  /// the listener takes no such faults.
  @inline(__always)
  mutating func line(_ text: Span<UInt8>, _ start: Int, _ end: Int, isPlain: Bool) -> LineKind {
    let kind = kindOfLine(text, start, end)
    line(text, start, end, kind, isPlain: isPlain)
    return kind
  }

  /// Reads such a line, which is known to be of `kind`.
  @inline(__always)
  mutating func line(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ kind: LineKind, isPlain: Bool
  ) {
    begin(start)
    if end &- start > longestLine { return fault(.lineTooLong, start, end) }
    content(text, start, end, kind)
    if !isPlain { checkHostileBytes(text, start, min(end, unreadStart)) }
    if isVerbatim { isCanonical = true } else if lastEnd != end { isCanonical = false }
  }

  /// The known facts about the line that was read last; `hasMark` says that a byte order mark opens it.
  @inline(__always)
  func flags(hasMark: Bool) -> SyntaxLine.Flags {
    var flags: SyntaxLine.Flags = isVerbatim ? .verbatim : []
    if isCanonical { flags.formUnion(.canonical) }
    if hasMark { flags.formUnion(.marked) }
    return flags
  }

  private mutating func begin(_ start: Int) {
    isCanonical = true
    isVerbatim = false
    lineStart = start
    lastEnd = start
    runEnd = -1
    proseStart = .max
    unbalancedStart = .max
    unreadStart = .max
  }

  /// Reads the line `start..<end` of a known kind, indentation included.
  private mutating func content(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ kind: LineKind
  ) {
    let index = skipBlanks(text, start, end)
    guard index < end else { return }
    if isTooFar(index) { return leaveUnread(text, index, end) }
    switch kind {
    case .blank: break
    case .comment, .note: prose(text, index, end)
    case .month: month(text, index, end)
    case .entry: entry(text, index, end)
    case .session: session(text, index, end)
    case .exercise: exercise(text, index, end)
    case .directive: directive(text, index, end)
    case .unknown: unknown(text, index, end)
    }
  }

  // MARK: - What is too far to the right

  /// Whether `index` is so far from the start of the line that nothing is read that starts there.
  @inline(__always)
  func isTooFar(_ index: Int) -> Bool { index &- lineStart >= furthestStart }

  /// Whether the end of the line that was read last was too far to the right.
  var isCut: Bool { unreadStart != .max }

  /// Keeps the line from `start` on as bytes without meaning; faults that were reported on them are dropped.
  @inline(never)
  mutating func leaveUnread(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    let last = trimmedEnd(text, start, end)
    listener.forgetFaults(from: start)
    token(.verbatim, start, last)
    fault(.lineTooLong, start, last)
    unreadStart = start
  }

  // MARK: - What is heard

  /// Reports the token `start..<end`, unless it is empty.
  @inline(__always)
  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, number: UInt32 = 0) {
    token(kind, start, end, TokenValue(number: number))
  }

  @inline(__always)
  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, _ value: TokenValue) {
    guard start < end else { return }
    listener.token(kind, start, end, value)
    lastEnd = end
  }

  /// Reports the name of an exercise, of a gym or of a tag.
  @inline(__always)
  mutating func name(_ text: Span<UInt8>, _ kind: TokenKind, _ start: Int, _ end: Int) {
    listener.name(text, kind, start, end)
    lastEnd = end
  }

  /// Reports an item of sets.
  @inline(__always)
  mutating func accept(_ item: SetItem) {
    if item.kind == .chain { listener.chain(item, chain) } else { listener.item(item) }
    lastEnd = item.end
  }

  mutating func fault(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int) {
    listener.fault(kind, start, end)
    if kind.freezesLine { isVerbatim = true }
    if kind == .unbalanced { unbalancedStart = min(unbalancedStart, start) }
  }

  /// Reports a fault that leaves the line to the formatter.
  mutating func faultInProse(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int) {
    listener.fault(kind, start, end)
  }

  /// Reports an unreadable word with a fault of its own.
  mutating func unreadable(_ start: Int, _ end: Int, as kind: SyntaxFault.Kind) {
    token(.unreadable, start, end)
    fault(kind, start, end)
  }

  /// Reports an unreadable word; neighboring ones share one fault of `kind`, which is always the same on a line.
  mutating func unreadable(_ start: Int, _ end: Int, inRunOf kind: SyntaxFault.Kind) {
    let goesOn = runEnd == lastEnd
    token(.unreadable, start, end)
    if goesOn { listener.extendFault(kind, to: end) } else { fault(kind, start, end) }
    runEnd = end
  }

  /// Takes back what was reported after `mark`.
  mutating func retract(to mark: ListenerMark) {
    listener.retract(to: mark)
    runEnd = -1
  }

  // MARK: - Blanks

  /// Moves past blanks, and reports each run of odd spaces among them; tabs are not canonical.
  @inline(__always)
  mutating func skipBlanks(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let index = skipSpaces(text, start, end)
    guard index < end, text[index] == 0x09 || !text[index].isASCII else { return index }
    return skipOddBlanks(text, index, end)
  }

  @inline(never)
  private mutating func skipOddBlanks(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      let first = index
      while index < end, text[index].isBlank {
        if text[index] == 0x09 { isCanonical = false }
        index += 1
      }
      let odd = index
      while index < end, !text[index].isASCII {
        let length = oddSpaceLength(text, index, end)
        if length == 0 { break }
        index += length
      }
      if index > odd { fault(.oddSpace, odd, index) }
      if index == first { break }
    }
    return index
  }

  /// Takes note that a token stands at `index`, where the formatter would put it at `expected`.
  @inline(__always)
  mutating func expect(_ index: Int, at expected: Int) {
    if index != expected { isCanonical = false }
  }
}

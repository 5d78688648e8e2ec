import W8Text

/// Collects the lines, tokens and faults of one section, line after line.
struct TreeBuilder: ~Copyable, TokenSink {
  private(set) var text: [UInt8] = []
  private(set) var lines = RoomyBuffer<SyntaxLine>()
  private(set) var tokens = RoomyBuffer<Token>()
  private(set) var glances = RoomyBuffer<SetsGlance>()
  private(set) var faults: [SyntaxFault] = []

  /// The items of the group of sets being read; one buffer for all groups.
  var setItems: [SetItem] = []

  private var lineStart = 0
  private var firstToken = 0
  private var firstFault = 0
  private var isFrozen = false
  /// The fault of the run of unreadable words that the last token belongs to.
  private var openRun: Int?

  /// Starts a section; the buffers of the one before are used again.
  mutating func begin(_ text: [UInt8]) {
    self.text = text
    lines.truncate(to: 0)
    tokens.truncate(to: 0)
    glances.truncate(to: 0)
    if !faults.isEmpty { faults.removeAll(keepingCapacity: true) }
  }

  /// Starts the line whose first byte is at `offset`.
  mutating func beginLine(at offset: Int) {
    lineStart = offset
    firstToken = tokens.count
    firstFault = faults.count
    isFrozen = false
    openRun = nil
  }

  /// Ends the line; its content goes up to `contentEnd`.
  mutating func endLine(_ kind: LineKind, contentEnd: Int) {
    lines.append(
      SyntaxLine(
        start: UInt32(truncatingIfNeeded: lineStart),
        contentEnd: UInt32(truncatingIfNeeded: contentEnd), kind: kind, isFrozen: isFrozen,
        hasGlance: false, isKnownCanonical: false,
        firstToken: UInt32(truncatingIfNeeded: firstToken)))
    if faults.count > firstFault &+ 1 { sortFaultsOfLine() }
  }

  /// Adds the exercise line `start..<contentEnd` of which a glance tells all; nothing else was added of it.
  @inline(__always)
  mutating func exerciseLine(_ start: Int, contentEnd: Int, _ glance: LineGlance) {
    glances.append(glance.sets)
    lines.append(
      SyntaxLine(
        start: UInt32(truncatingIfNeeded: start),
        contentEnd: UInt32(truncatingIfNeeded: contentEnd), kind: .exercise, isFrozen: false,
        hasGlance: true, isKnownCanonical: glance.isCanonical,
        firstToken: UInt32(truncatingIfNeeded: tokens.count)))
  }

  /// Adds a weight.
  mutating func weight(_ start: Int, _ end: Int, _ value: WeightValue) {
    token(.weight, start, end, value)
  }

  /// Adds an item of sets that its group takes as `kind`.
  mutating func token(_ kind: TokenKind, _ item: SetItem) {
    var value = WeightValue(thousandths: item.value, unit: item.unit)
    if item.shape == .integer {
      let isOrdinary = ordinaryNumbers ~= item.value
      value.thousandths = kind == .load ? item.value &* 1000 : isOrdinary ? ordinaryWork : 0
    }
    token(kind, item.start, item.end, value)
  }

  /// Adds a unit that stands apart from the weight before it.
  mutating func detachedUnit(_ start: Int, _ end: Int, _ value: WeightValue) {
    token(.detachedUnit, start, end, value)
    fault(.detachedUnit, start, end)
  }

  /// Adds an unreadable word; neighbouring ones share one fault of the kind `badWeight`.
  mutating func unreadable(_ start: Int, _ end: Int) {
    unreadable(start, end, inRunOf: .badWeight)
  }

  /// Adds an unreadable word; neighbouring ones share one fault of `kind`, which is always the same on a line.
  mutating func unreadable(_ start: Int, _ end: Int, inRunOf kind: SyntaxFault.Kind) {
    if let run = openRun {
      faults[run].range = TextRange(faults[run].range.start, end)
      token(.unreadable, start, end, WeightValue(thousandths: 0))
      openRun = run
    } else {
      unreadable(start, end, as: kind)
      openRun = faults.count - 1
    }
  }

  /// Adds an unreadable word that a fault reported elsewhere accounts for.
  mutating func unreadableElsewhere(_ start: Int, _ end: Int) {
    token(.unreadable, start, end, WeightValue(thousandths: 0))
  }

  /// Adds an unreadable word with a fault of its own.
  mutating func unreadable(_ start: Int, _ end: Int, as kind: SyntaxFault.Kind) {
    token(.unreadable, start, end, WeightValue(thousandths: 0))
    fault(kind, start, end)
  }

  /// Reports a fault on the bytes `start..<end`, offsets in the section.
  mutating func fault(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int) {
    faults.append(
      SyntaxFault(kind: kind, line: lines.count, range: TextRange(start, end)))
    if kind.freezesLine { isFrozen = true }
  }

  /// Reports a fault that leaves the line to the formatter.
  mutating func faultInProse(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int) {
    let wasFrozen = isFrozen
    fault(kind, start, end)
    isFrozen = wasFrozen
  }

  /// How many tokens there are so far.
  var tokenCount: Int { tokens.count }

  /// Takes back the tokens after the first `count`.
  mutating func dropTokens(to count: Int) {
    tokens.truncate(to: count)
  }

  /// The tokens of the line so far.
  var lineTokens: ArraySlice<Token> { tokens.elements(from: firstToken)[...] }

  /// Where the prose of the line starts; nil when it has none.
  var proseStart: Int? {
    for token in lineTokens {
      switch token.kind {
      case .note, .comment, .title: return range(of: token).start
      default: continue
      }
    }
    return nil
  }

  /// Where an opener stands that is not closed on the line; nil when there is none.
  var unbalancedStart: Int? {
    faults[firstFault...].first { $0.kind == .unbalanced }?.range.start
  }

  /// The bytes of a token of the line, as offsets in the section.
  func range(of token: Token) -> TextRange {
    TextRange(lineStart + Int(token.start), lineStart + token.end)
  }

  /// Readers look at a line more than once; its faults are told in the order of the text.
  private mutating func sortFaultsOfLine() {
    faults[firstFault...].sort { first, second in
      (first.range.start, first.range.end, first.kind.rawValue)
        < (second.range.start, second.range.end, second.kind.rawValue)
    }
  }

  @inline(__always)
  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, _ value: WeightValue) {
    openRun = nil
    guard start < end else { return }
    tokens.append(Token(kind, start &- lineStart, end &- lineStart, value))
  }
}

/// What a weight says: thousandths of a unit, whole stones beside them, and a `?`.
struct WeightValue {
  var thousandths: UInt32
  var unit = WrittenUnit.none
  var stones: UInt16 = 0
  var isExcluded = false
  var hasComma = false
}

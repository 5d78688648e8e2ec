/// Reads the fields of an entry or a session, word by word, and remembers which it has.
struct FieldReader {
  let line: FieldLine
  private var hasWeight = false
  private var hasTime = false
  private var hasGym = false
  /// Whether the word before is a weight without a unit.
  private var followsBareWeight = false

  /// The two kinds of line that have fields.
  enum FieldLine { case entry, session }

  init(line: FieldLine) {
    self.line = line
  }

  /// Adds the tokens and faults of `word`; moves `index` on where the field takes in another word.
  mutating func read(
    _ text: Span<UInt8>, _ word: Word, _ index: inout Int, _ end: Int,
    _ builder: inout TreeBuilder
  ) {
    let canTakeUnit = followsBareWeight
    followsBareWeight = false
    switch word.shape {
    case .tail: return parseTail(text, word.start, end, &builder)
    case .unclosed, .severed: return builder.token(.verbatim, word.start, word.end)
    case .plain, .enclosing: break
    }
    switch text[word.start] {
    case .at: readGym(text, word, &builder)
    case .hash: readTag(text, word, &builder)
    case .hyphen: readUnweighed(word, &builder)
    case let byte where byte.isDigit: readNumber(text, word, &index, end, &builder)
    default:
      if canTakeUnit, let unit = scanDetachedUnit(text, word) {
        builder.detachedUnit(word.start, word.end, unit)
      } else {
        readPair(text, word, &builder)
      }
    }
  }

  private mutating func readGym(_ text: Span<UInt8>, _ word: Word, _ builder: inout TreeBuilder) {
    if let fault = gymNameFault(text, word.start, word.end) {
      builder.unreadable(word.start, word.end, as: fault)
    } else if hasGym {
      builder.unreadable(word.start, word.end, as: .twoGyms)
    } else {
      hasGym = true
      builder.token(.gym, word.start, word.end)
    }
  }

  private func readTag(_ text: Span<UInt8>, _ word: Word, _ builder: inout TreeBuilder) {
    if isName(text, word.start + 1, word.end) {
      builder.token(.tag, word.start, word.end)
    } else {
      builder.unreadable(word.start, word.end, as: .badTag)
    }
  }

  private mutating func readUnweighed(_ word: Word, _ builder: inout TreeBuilder) {
    guard word.end - word.start == 1, line == .entry else {
      return builder.unreadable(word.start, word.end)
    }
    if hasWeight {
      builder.unreadable(word.start, word.end, as: .twoWeights)
    } else {
      hasWeight = true
      builder.token(.unweighed, word.start, word.end)
    }
  }

  private func readPair(_ text: Span<UInt8>, _ word: Word, _ builder: inout TreeBuilder) {
    if line == .entry, let keyCount = scanPair(text, word.start, word.end) {
      builder.token(.pair, word.start, word.end, value: UInt32(keyCount))
    } else {
      builder.unreadable(word.start, word.end)
    }
  }

  private mutating func readNumber(
    _ text: Span<UInt8>, _ word: Word, _ index: inout Int, _ end: Int,
    _ builder: inout TreeBuilder
  ) {
    if let clockEnd = scanTwelveHourClock(text, word.start, word.end, end) {
      var gap = word.end
      skipBlanks(text, &gap, clockEnd, &builder)
      index = clockEnd
      return builder.unreadable(word.start, clockEnd, as: .clock12h)
    }
    if line == .entry, let weight = scanWeight(text, word.start, word.end) {
      return readWeight(weight, word, &builder)
    }
    if let time = scanTimeField(text, word) {
      return readTime(time, word, &builder)
    }
    builder.unreadable(word.start, word.end)
  }

  private mutating func readWeight(
    _ weight: WeightValue, _ word: Word, _ builder: inout TreeBuilder
  ) {
    if hasWeight { return builder.unreadable(word.start, word.end, as: .twoWeights) }
    hasWeight = true
    followsBareWeight = weight.unit == .none
    builder.weight(word.start, word.end, weight)
    if weight.hasComma { builder.fault(.decimalComma, word.start, word.end) }
  }

  private mutating func readTime(
    _ time: TimeField, _ word: Word, _ builder: inout TreeBuilder
  ) {
    let isSpan = time.kind == .timeSpan
    if line == .entry, hasTime, !isSpan {
      builder.unreadable(word.start, word.end, as: .twoWeights)
    } else if hasTime || (isSpan && line == .entry) {
      builder.unreadable(word.start, word.end)
    } else {
      hasTime = true
      builder.token(time.kind, word.start, word.end, value: time.value)
    }
  }
}

/// A time or time span with the value that its token holds.
private struct TimeField {
  let kind: TokenKind
  let value: UInt32
}

private func scanTimeField(_ text: Span<UInt8>, _ word: Word) -> TimeField? {
  var index = word.start
  guard let start = scanTime(text, &index, word.end) else { return nil }
  if index == word.end { return TimeField(kind: .time, value: start) }
  guard scan(.hyphen, text, &index, word.end), let end = scanTime(text, &index, word.end),
    index == word.end
  else { return nil }
  return TimeField(kind: .timeSpan, value: start << 16 | end)
}

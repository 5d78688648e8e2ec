/// Which fields of an entry or a session were read, and where the formatter would put the next.
struct Fields {
  /// An entry or a session.
  let line: LineKind
  var hasWeight = false
  var hasTime = false
  var hasGym = false
  var hasTitle = false
  /// Whether the word before is a weight without a unit, and one without decimals.
  var followsBareWeight = false
  var followsWholeWeight = false
  /// The position where the next field stands in canonical form; a weight ends its digits `EntryColumn.whole` behind
  /// it.
  var next: Int
  /// The rank in the canonical order of the last field.
  var rank = -1

  init(of line: LineKind, next: Int) {
    self.line = line
    self.next = next
  }
}

extension LineReader where Listener: ~Copyable {
  /// Reads the field that `word` is; moves `index` on where the field takes in another word.
  @inline(__always)
  mutating func field(
    _ text: Span<UInt8>, _ word: Word, _ index: inout Int, _ end: Int, _ fields: inout Fields
  ) {
    let canTakeUnit = fields.followsBareWeight
    fields.followsBareWeight = false
    switch word.shape {
    case .tail: return tailBehindToken(text, word.start, end)
    case .unclosed, .severed: return token(.verbatim, word.start, word.end)
    case .plain, .enclosing: break
    }
    switch text[word.start] {
    case .at: gym(text, word, &fields)
    case .hash: tag(text, word, &fields)
    case .hyphen: unweighed(word, &fields)
    case let byte where byte.isDigit: number(text, word, &index, end, &fields)
    default:
      if canTakeUnit, let unit = scanDetachedUnit(text, word),
        unit.unit != .stone || fields.followsWholeWeight
      {
        token(.detachedUnit, word.start, word.end, unit)
        fault(.detachedUnit, word.start, word.end)
      } else {
        pair(text, word, &fields)
      }
    }
  }

  /// Takes note that a field of `kind` stands at `word`.
  @inline(__always)
  private mutating func expectField(_ word: Word, _ kind: TokenKind, _ fields: inout Fields) {
    if fields.line == .session {
      expect(word.start, at: fields.next)
      fields.next = word.end &+ 1
    } else {
      // Behind a weight the next field is known; else the column of weights is left empty.
      let expected = fields.rank >= 0 ? fields.next : fields.next &+ EntryColumn.weight &+ 1
      expect(word.start, at: expected)
      fields.next = word.end &+ 2
    }
    let rank = kind.rank(on: fields.line)
    if rank < fields.rank { isCanonical = false }
    fields.rank = rank
  }

  /// Reads `@iron`, or `@` alone, which names no gym.
  private mutating func gym(_ text: Span<UInt8>, _ word: Word, _ fields: inout Fields) {
    let isNamed = word.end &- word.start > 1
    if isNamed, let fault = gymNameFault(text, word.start, word.end) {
      unreadable(word.start, word.end, as: fault)
    } else if fields.hasGym {
      unreadable(word.start, word.end, as: .twoGyms)
    } else {
      fields.hasGym = true
      expectField(word, .gym, &fields)
      if isNamed {
        name(text, .gym, word.start, word.end)
      } else {
        token(.defaultGym, word.start, word.end)
      }
    }
  }

  private mutating func tag(_ text: Span<UInt8>, _ word: Word, _ fields: inout Fields) {
    if let fault = tagNameFault(text, word.start, word.end) {
      unreadable(word.start, word.end, as: fault)
    } else {
      expectField(word, .tag, &fields)
      name(text, .tag, word.start, word.end)
    }
  }

  /// Reads the pair of an entry or the title of a session.
  private mutating func pair(_ text: Span<UInt8>, _ word: Word, _ fields: inout Fields) {
    if fields.line == .entry, let keyCount = scanPair(text, word.start, word.end) {
      // Each scalar of a key is a byte.
      if keyCount > longestComparedName {
        return unreadable(word.start, word.end, as: .nameTooLong)
      }
      expectField(word, .pair, &fields)
      token(.pair, word.start, word.end, number: UInt32(keyCount))
    } else if fields.line == .session, !fields.hasTitle, isTitle(text, word.start, word.end) {
      fields.hasTitle = true
      expectField(word, .title, &fields)
      token(.title, word.start, word.end)
    } else {
      unreadable(word.start, word.end, inRunOf: .badWeight)
    }
  }

  private mutating func unweighed(_ word: Word, _ fields: inout Fields) {
    guard word.end - word.start == 1, fields.line == .entry else {
      return unreadable(word.start, word.end, inRunOf: .badWeight)
    }
    if fields.hasWeight { return unreadable(word.start, word.end, as: .twoWeights) }
    placeWeight(word, whole: 1, &fields)
    token(.unweighed, word.start, word.end)
  }

  /// Takes note of a weight of which `whole` digits stand before the point or the unit.
  private mutating func placeWeight(_ word: Word, whole: Int, _ fields: inout Fields) {
    fields.hasWeight = true
    if fields.rank >= 0 { isCanonical = false }
    expect(word.start, at: fields.next &+ max(0, EntryColumn.whole &- whole))
    fields.next = max(word.end, fields.next &+ EntryColumn.weight) &+ 1
    fields.rank = TokenKind.weight.rank(on: .entry)
  }

  /// Reads a weight, a time or a time span.
  private mutating func number(
    _ text: Span<UInt8>, _ word: Word, _ index: inout Int, _ end: Int, _ fields: inout Fields
  ) {
    if let clockEnd = scanTwelveHourClock(text, word.start, word.end, end) {
      _ = skipBlanks(text, word.end, clockEnd)
      index = clockEnd
      return unreadable(word.start, clockEnd, as: .clock12h)
    }
    if fields.line == .entry, let weight = scanWeight(text, word.start, word.end) {
      return self.weight(text, weight, word, &fields)
    }
    if let time = scanTimeField(text, word) { return self.time(time, word, &fields) }
    unreadable(word.start, word.end, inRunOf: .badWeight)
  }

  private mutating func weight(
    _ text: Span<UInt8>, _ weight: TokenValue, _ word: Word, _ fields: inout Fields
  ) {
    if fields.hasWeight { return unreadable(word.start, word.end, as: .twoWeights) }
    fields.followsBareWeight = weight.unit == .none
    var whole = word.start
    while whole < word.end, text[whole].isDigit { whole &+= 1 }
    fields.followsWholeWeight = whole == word.end || text[whole] == .question
    placeWeight(word, whole: whole &- word.start, &fields)
    token(.weight, word.start, word.end, weight)
    if weight.unit != .none {
      if holdsCapitals(text, whole, word.end) { isCanonical = false }
      checkUnit(text, weight.isExcluded ? word.end &- 1 : word.end)
      if weight.unit == .stone, weight.number >= 14_000 { fault(.detachedUnit, whole, word.end) }
    }
    if weight.hasComma {
      isCanonical = false
      fault(.decimalComma, word.start, word.end)
    }
  }

  private mutating func time(_ time: TimeField, _ word: Word, _ fields: inout Fields) {
    let isSpan = time.kind == .timeSpan
    if fields.line == .entry, fields.hasTime, !isSpan {
      unreadable(word.start, word.end, as: .twoWeights)
    } else if fields.hasTime || (isSpan && fields.line == .entry) {
      unreadable(word.start, word.end, inRunOf: .badWeight)
    } else {
      fields.hasTime = true
      expectField(word, time.kind, &fields)
      // `HH:MM` has five bytes, a span of two of them eleven.
      if word.end &- word.start != (isSpan ? 11 : 5) { isCanonical = false }
      token(time.kind, word.start, word.end, number: time.value)
    }
  }
}

/// Whether an ASCII capital stands in `text[start..<end]`.
func holdsCapitals(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  while index < end, !(text[index] &- 0x41 < 26) { index &+= 1 }
  return index < end
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

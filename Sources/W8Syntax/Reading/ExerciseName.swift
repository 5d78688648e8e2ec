import W8Text

/// What ends the name of an exercise, or its sets.
enum NameStop {
  case colon, tail, lineEnd
  /// A `"` or `(` that is never closed; it is reported.
  case unclosed
}

/// What stands before the `:` of an exercise line.
struct ExerciseName {
  /// `.name` or `.string`; `.verbatim` for what is neither.
  var kind = TokenKind.name
  /// The end of the name, the blanks behind it left out.
  var end = 0
  /// What ends it, and where that stands.
  var stop = NameStop.lineEnd
  var stopIndex = 0
  /// How many of its bytes continue a scalar: what it is narrower than its bytes.
  var continuationCount = 0
}

extension LineReader where Listener: ~Copyable {
  /// Reads a bare or quoted name that starts at `start`, up to what ends it.
  @inline(__always)
  mutating func exerciseName(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> ExerciseName {
    var name = ExerciseName()
    // What opens with a letter, and holds no sign that means something, as most names do.
    let hasLetter = opensWithLetter(text, start, end)
    var index = hasLetter ? usualName(text, start, end, &name) : start
    if index < end, text[index] == .colon, hasLetter,
      !isBetweenDigits(text, index, end)
    {
      name.stop = .colon
    } else {
      index = oddName(text, start, index, end, hasLetter, &name)
    }
    name.stopIndex = index
    name.end = index
    if index > start, !text[index &- 1].isOrdinary { name.end = trimmedEnd(text, start, index) }
    if name.stop == .colon, name.kind == .string { checkString(text, start, &name) }
    if name.end == start { name.kind = .verbatim }
    return name
  }

  /// Moves past letters, digits, signs without a meaning, and single blanks; to the end of most names.
  @inline(__always)
  private func usualName(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ name: inout ExerciseName
  ) -> Int {
    var index = start
    while true {
      if let bytes = text.eightBytes(at: index) {
        let sign = bytes.lowestSign
        index &+= sign.trailingZeroBitCount / 8
        if sign == 0 { continue }
      }
      guard index < end else { return end }
      switch text[index] {
      case 0x20:
        if text[index &- 1] == 0x20 { return index }
        index &+= 1
      case .colon, .quote, .openParenthesis, .greater, .semicolon, ..<0x20, 0x7F: return index
      case 0x80...:
        repeat {
          let length = plainScalarLength(text, index, end)
          if length == 0 { return index }
          name.continuationCount &+= length &- 1
          index &+= length
        } while index < end && !text[index].isASCII
      default: index &+= 1
      }
    }
  }

  /// Goes on with the name at `start`, which is read up to `first`, whatever it holds; returns where it ends.
  @inline(never)
  private mutating func oddName(
    _ text: Span<UInt8>, _ start: Int, _ first: Int, _ end: Int, _ hasLetterSoFar: Bool,
    _ name: inout ExerciseName
  ) -> Int {
    var index = first
    var hasLetter = hasLetterSoFar
    // Blanks stand before the name, too.
    var followsBlank = index == start || text[index - 1].isBlank
    if start < end { checkFirstByte(text, start, end, &name) }
    while index < end {
      let byte = text[index]
      if byte.isOrdinary {
        if followsBlank, byte == .greater || byte == .semicolon {
          name.stop = .tail
          return index
        }
        followsBlank = false
        if byte == .colon {
          if !isBetweenDigits(text, index, end) {
            if name.kind == .name, !hasLetter { name.kind = .verbatim }
            name.stop = .colon
            return index
          }
          refuseBare(&name)
        } else if byte == .greater || byte == .semicolon {
          refuseBare(&name)
        } else if byte.isASCIILetter {
          hasLetter = true
        }
        index += 1
      } else if case let length = plainScalarLength(text, index, end), length > 0, hasLetter {
        followsBlank = false
        name.continuationCount &+= length &- 1
        index &+= length
      } else if separatorLength(text, index, end) > 0 {
        // Two blanks in a bare name are written as one.
        let blank = index
        index = skipBlanks(text, index, end)
        let isRun = index > blank + 1 || text[blank - 1].isBlank
        if isRun, name.kind == .name { isCanonical = false }
        followsBlank = true
      } else if byte == .openParenthesis || quoteLength(text, index, end) > 0 {
        followsBlank = false
        if byte != .openParenthesis, index > start { refuseBare(&name) }
        let openingDelimiter = index
        guard enclosed(text, &index, end) == true else {
          fault(.unbalanced, index, trimmedEnd(text, index, end))
          name.stop = .unclosed
          return index
        }
        if name.kind == .name {
          checkEnclosed(text, openingDelimiter, index, &hasLetter, &name)
        }
      } else {
        followsBlank = false
        index = scalar(text, index, &hasLetter, &name)
      }
    }
    name.stop = .lineEnd
    return index
  }

  /// A name in quotes may hold what a bare one may not.
  private func refuseBare(_ name: inout ExerciseName) {
    if name.kind == .name { name.kind = .verbatim }
  }

  private mutating func checkFirstByte(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ name: inout ExerciseName
  ) {
    if quoteLength(text, start, end) > 0 {
      name.kind = .string
      return
    }
    switch text[start] {
    case .at, .greater, .semicolon, .hash, .plus: name.kind = .verbatim
    default: break
    }
  }

  /// Looks at what stands in the parentheses `start..<end` of a bare name.
  private mutating func checkEnclosed(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ hasLetter: inout Bool,
    _ name: inout ExerciseName
  ) {
    var index = start
    while index < end {
      let byte = text[index]
      if byte.isASCII {
        if byte == .colon || byte == .semicolon || byte == .greater || byte == .quote {
          name.kind = .verbatim
        }
        if byte.isBlank, text[index - 1].isBlank || byte == 0x09 { isCanonical = false }
        hasLetter = hasLetter || byte.isASCIILetter
        index += 1
      } else if quoteLength(text, index, end) > 0 {
        name.kind = .verbatim
        index += 3
      } else {
        index = scalar(text, index, &hasLetter, &name)
      }
    }
  }

  /// Moves past one scalar of a name.
  @inline(__always)
  private mutating func scalar(
    _ text: Span<UInt8>, _ index: Int, _ hasLetter: inout Bool, _ name: inout ExerciseName
  ) -> Int {
    if text[index].isASCII { return index &+ 1 }
    let decoded = decodeScalar(in: text, at: index)
    if !hasLetter { hasLetter = decoded.scalar.isLetter }
    name.continuationCount &+= decoded.byteCount &- 1
    return index &+ decoded.byteCount
  }

  /// Looks at what opens with a quote at `start`: one quoted text that holds more than blanks, or no name.
  ///
  /// The formatter takes the quotes away where the bare name reads back as the same.
  private mutating func checkString(
    _ text: Span<UInt8>, _ start: Int, _ name: inout ExerciseName
  ) {
    var first = start + quoteLength(text, start, name.end)
    skipSeparators(text, &first, name.end)
    guard isString(text, start, name.end), first < name.end,
      quoteLength(text, first, name.end) == 0
    else {
      name.kind = .verbatim
      return
    }
    name.continuationCount = 0
    for index in start..<name.end where text[index] & 0xC0 == 0x80 { name.continuationCount += 1 }
    let isSuperset = start > lineStart + marginWidth
    if isCanonical, readsBackBare(text, start, name.end, isSuperset: isSuperset) {
      isCanonical = false
    }
  }
}

/// Whether the name in the quotes `start..<end` is read as the same name without them.
func readsBackBare(_ text: Span<UInt8>, _ start: Int, _ end: Int, isSuperset: Bool) -> Bool {
  // What no bare name holds is what most names have their quotes for.
  for index in start + 1..<end - 1 {
    switch text[index] {
    case .colon, .semicolon, .greater, .quote: return false
    default: continue
    }
  }
  var bare = [UInt8]()
  bare.appendBlanks(marginWidth)
  if isSuperset {
    bare.append(.plus)
    bare.append(0x20)
  }
  let first = bare.count
  bare.appendCollapsed(text, start + 1, end - 1)
  let last = bare.count
  bare.append(.colon)
  var reader = LineReader(LineTokens())
  guard reader.line(bare.span, 0, last + 1, isPlain: false) == .exercise else { return false }
  let heard = reader.finish()
  return heard.faultCount == 0
    && heard.tokens.contains { $0.kind == .name && Int($0.start) == first && $0.end == last }
    && heard.tokens.contains { $0.kind == .superset } == isSuperset
}

/// Whether a letter stands at the start of `start..<end`.
@inline(__always)
private func opensWithLetter(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  guard start < end else { return false }
  if text[start].isASCII { return text[start].isASCIILetter }
  return plainScalarLength(text, start, end) > 0
    && decodeScalar(in: text, at: start).scalar.isLetter
}

extension UInt64 {
  /// The high bit of the lowest byte that may mean something in a name, or 0; bits above it mean nothing.
  @inline(__always)
  fileprivate var lowestSign: UInt64 {
    // A blank, `"` and `(` differ from `*` by two bits, and `:`, `;` and `>` from `?` by two others.
    (self | 0x0A0A_0A0A_0A0A_0A0A).lowestByte(equalTo: 0x2A)
      | (self | 0x0505_0505_0505_0505).lowestByte(equalTo: 0x3F) | lowestUnprintableByte
  }
}

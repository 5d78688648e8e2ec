import W8Text

extension LineReader where Listener: ~Copyable {
  /// Reads groups of sets, parted by commas, from `start` on, and the tail behind them; the formatter puts the
  /// first at `column`.
  @inline(__always)
  mutating func sets(_ text: Span<UInt8>, _ start: Int, _ end: Int, column: Int) {
    var index = skipBlanks(text, start, end)
    let said = text.extracting(first: endOfSets(text, index, end))
    guard index < end else { return }
    var expected = column
    var hasGroup = false
    // The last comma, unless it was found to be without a group before it.
    var soundComma = -1
    while said.has(index) {
      if isTooFar(index) { return leaveUnread(text, index, end) }
      if said[index] == .comma {
        expect(index, at: hasGroup ? lastEnd : -1)
        expected = index &+ 2
        token(.comma, index, index &+ 1)
        if !hasGroup { fault(.badSet, index, index + 1) }
        soundComma = hasGroup ? index : -1
        hasGroup = false
        index &+= 1
      } else {
        let start = index
        index = group(said, start, expected)
        if index == start { return leaveUnread(text, start, end) }
        hasGroup = true
      }
      index = skipSetBlanks(said, index)
    }
    // Behind the last comma a group may stand that is not read as something in it is never closed.
    if !hasGroup, soundComma >= 0, said.count != unbalancedStart {
      fault(.badSet, soundComma, soundComma + 1)
    }
    guard index < end else { return }
    if opensTail(text, index, end) {
      tailBehindToken(text, index, end)
    } else if isTooFar(index) {
      leaveUnread(text, index, end)
    } else {
      // An opener that is never closed: what follows cannot be read.
      token(.verbatim, index, trimmedEnd(text, index, end))
    }
  }

  /// The position where the sets from `start` on end: at their tail, at an opener that is never closed, at the end of
  /// the line.
  ///
  /// Odd spaces, curly quotes and such an opener are reported on the way.
  private mutating func endOfSets(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var index = start
    // Eight bytes at a time, as long as nothing may open or end anything.
    while index < end, let bytes = text.eightBytes(at: index) {
      let found =
        bytes.lowestByte(equalTo: .greater) | bytes.lowestByte(equalTo: .semicolon)
        | bytes.lowestByte(equalTo: .openParenthesis) | bytes.lowestByte(equalTo: .quote)
        | bytes.lowestUnprintableByte
      if found != 0 {
        index &+= found.trailingZeroBitCount / 8
        break
      }
      index &+= 8
    }
    return index < end ? survey(text, index, end).index : end
  }

  /// Moves past the blanks behind an item or comma of sets.
  @inline(__always)
  mutating func skipSetBlanks(_ text: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while text.has(index), text[index] == 0x20 { index &+= 1 }
    guard text.has(index), text[index] == 0x09 || !text[index].isASCII else { return index }
    return skipOddSetBlanks(text, index)
  }

  @inline(never)
  private mutating func skipOddSetBlanks(_ text: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < text.count {
      let length = separatorLength(text, index, text.count)
      if length == 0 { break }
      isCanonical = false
      index += length
    }
    return index
  }

  /// Whether an item that came up to `index` ends there: before the end, a blank, or a comma that has no digits
  /// on both sides.
  @inline(__always)
  func isItemEnd(_ text: Span<UInt8>, _ index: Int) -> Bool {
    guard text.has(index) else { return true }
    let byte = text[index]
    if byte == 0x20 { return true }
    if byte == .comma { return !isBetweenDigits(text, index, text.count) }
    return separatorLength(text, index, text.count) > 0
  }
}

extension LineReader where Listener: ~Copyable {
  /// Reads groups of sets, parted by commas, from `start` on, and the tail behind them; the formatter puts the
  /// first at `column`.
  @inline(__always)
  mutating func sets(_ text: Span<UInt8>, _ start: Int, _ end: Int, column: Int) {
    var index = skipBlanks(text, start, end)
    setsEnd = end
    isSurveyed = false
    guard index < end else { return }
    var expected = column
    var hasGroup = false
    // The last comma, unless it was found to be without a group before it.
    var soundComma = -1
    while index < setsEnd {
      if text[index] == .comma {
        expect(index, at: hasGroup ? lastEnd : -1)
        expected = index &+ 2
        token(.comma, index, index &+ 1)
        if !hasGroup { fault(.badSet, index, index + 1) }
        soundComma = hasGroup ? index : -1
        hasGroup = false
        index &+= 1
      } else {
        if opensTail(text, index, setsEnd), endsSeparator(text, index) { break }
        let next = group(text, index, expected)
        // An opener that is never closed ends the sets where a group might start.
        if next == index { break }
        hasGroup = true
        index = next
      }
      index = skipSetBlanks(text, index)
    }
    if !hasGroup, soundComma >= 0 { fault(.badSet, soundComma, soundComma + 1) }
    if index < end { behindSets(text, index, end) }
  }

  /// Reads the tail at `index`, or keeps what an opener there that is never closed makes unreadable.
  @inline(never)
  private mutating func behindSets(_ text: Span<UInt8>, _ index: Int, _ end: Int) {
    if opensTail(text, index, end), endsSeparator(text, index) {
      tailBehindToken(text, index, end)
    } else {
      token(.verbatim, index, trimmedEnd(text, index, end))
    }
  }

  /// Moves past the blanks behind an item or comma of sets.
  @inline(__always)
  mutating func skipSetBlanks(_ text: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < setsEnd, text[index] == 0x20 { index &+= 1 }
    guard index < setsEnd, text[index] == 0x09 || !text[index].isASCII else { return index }
    return skipOddSetBlanks(text, index)
  }

  @inline(never)
  private mutating func skipOddSetBlanks(_ text: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < setsEnd {
      let length = separatorLength(text, index, setsEnd)
      if length == 0 { break }
      if length > 1 { surveySets(text, index) }
      isCanonical = false
      index += length
    }
    return index
  }

  /// Looks at what comes from `start` on for odd spaces, curly quotes and openers that are never closed, and for
  /// where the sets end; once a line, before anything is read that might depend on it.
  mutating func surveySets(_ text: Span<UInt8>, _ start: Int) {
    if isSurveyed { return }
    isSurveyed = true
    setsEnd = survey(text, start, setsEnd).index
  }

  /// Whether an item that came up to `index` ends there: before the end, a blank, or a comma that has no digits
  /// on both sides.
  @inline(__always)
  func isItemEnd(_ text: Span<UInt8>, _ index: Int) -> Bool {
    guard index < setsEnd else { return true }
    let byte = text[index]
    if byte == 0x20 { return true }
    if byte == .comma { return !isBetweenDigits(text, index, setsEnd) }
    return separatorLength(text, index, setsEnd) > 0
  }
}

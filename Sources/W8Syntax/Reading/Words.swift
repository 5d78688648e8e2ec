import W8Text

extension LineReader where Listener: ~Copyable {
  /// Reads the next word of `text[index..<end]`; nil at the end, and where the rest is too far to the right.
  ///
  /// Odd spaces and curly quotes on the way are reported and read as what they stand for.
  @inline(__always)
  mutating func word(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Word? {
    let start = skipBlanks(text, index, end)
    index = start
    guard start < end else { return nil }
    if isTooFar(start) {
      index = end
      leaveUnread(text, start, end)
      return nil
    }
    if opensTail(text, start, end) {
      index = end
      return Word(start: start, end: end, shape: .tail)
    }
    while index < end, text[index].isOrdinary { index &+= 1 }
    if index >= end || text[index].isBlank { return Word(start: start, end: index, shape: .plain) }
    return oddWord(text, start, &index, end)
  }

  /// Goes on with the word at `start`, which is read up to `index`, whatever it holds.
  @inline(never)
  private mutating func oddWord(
    _ text: Span<UInt8>, _ start: Int, _ index: inout Int, _ end: Int
  ) -> Word {
    var shape = Word.Shape.plain
    while index < end {
      if text[index].isOrdinary {
        index += 1
        continue
      }
      if separatorLength(text, index, end) > 0 { break }
      let openingDelimiter = index
      guard let closed = enclosed(text, &index, end) else {
        index += 1
        continue
      }
      if closed {
        shape = .enclosing
      } else if openingDelimiter == start {
        index = end
        let last = trimmedEnd(text, start, end)
        fault(.unbalanced, start, last)
        return Word(start: start, end: last, shape: .unclosed)
      } else {
        index = openingDelimiter
        return Word(start: start, end: openingDelimiter, shape: .severed)
      }
    }
    return Word(start: start, end: index, shape: shape)
  }

  /// Moves past `"…"` or `(…)` at `index`, and reports curly quotes.
  ///
  /// nil, with `index` where it was, when neither opens there; false, likewise, when what opens is
  /// never closed. Whichever opens first owns everything up to its close.
  mutating func enclosed(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool? {
    if text[index] == .openParenthesis {
      guard let close = closeOfParenthesis(text, index, end) else { return false }
      index = close + 1
      return true
    }
    let length = quoteLength(text, index, end)
    if length == 0 { return nil }
    guard let closing = closingQuote(text, index, end) else { return false }
    if length > 1 { fault(.curlyQuotes, index, index + length) }
    if closing.count > 1 { fault(.curlyQuotes, closing.lowerBound, closing.upperBound) }
    index = closing.upperBound
    return true
  }
}

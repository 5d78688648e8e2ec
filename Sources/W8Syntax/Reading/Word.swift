package import W8Text

/// A stretch of a line between blanks; quotes and parentheses keep their blanks inside.
struct Word {
  let start: Int
  let end: Int
  let shape: Shape

  enum Shape {
    /// No quote or parenthesis opens in it.
    case plain
    /// Holds at least one `"…"` or `(…)`.
    case enclosing
    /// The `"` or `(` at its start is never closed: the word is the rest of the line.
    case unclosed
    /// An opener that is never closed follows without a blank: the word is what stands before it.
    case severed
    /// `>` or `;` after a blank: the word is the rest of the line.
    case tail
  }
}

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
      let opener = index
      guard let closed = enclosed(text, &index, end) else {
        index += 1
        continue
      }
      if closed {
        shape = .enclosing
      } else if opener == start {
        index = end
        let last = trimmedEnd(text, start, end)
        fault(.unbalanced, start, last)
        return Word(start: start, end: last, shape: .unclosed)
      } else {
        index = opener
        return Word(start: start, end: opener, shape: .severed)
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

/// The index of the `)` that closes the `(` at `start`; nil where another `(` or the end comes first.
@inline(__always)
func closeOfParenthesis(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
  var index = start &+ 1
  while index < end, text[index] != .closeParenthesis, text[index] != .openParenthesis {
    index &+= 1
  }
  return index < end && text[index] == .closeParenthesis ? index : nil
}

/// The quote that closes the one at `start`; nil where none opens there, or none closes it.
func closingQuote(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Range<Int>? {
  let opening = quoteLength(text, start, end)
  guard opening > 0 else { return nil }
  var index = start + opening
  while index < end {
    let length = quoteLength(text, index, end)
    if length > 0 { return index..<index + length }
    index += 1
  }
  return nil
}

/// Whether `text[start..<end]` is one quoted text and nothing more.
func isString(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  start < end && closingQuote(text, start, end)?.upperBound == end
}

/// Whether `text[start..<end]` is a text in quotes that holds more than blanks.
func isTitle(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  guard isString(text, start, end) else { return false }
  let title = contentOfQuotes(text, start, end)
  return trimmedEnd(text, title.start, title.end) > title.start
}

/// What stands between the quotes, straight or curly, of `text[start..<end]`; all of it when it has none.
package func contentOfQuotes(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> TextRange {
  let opening = start < end ? quoteLength(text, start, end) : 0
  guard opening > 0 else { return TextRange(start, end) }
  return TextRange(start + opening, closingQuote(text, start, end)?.lowerBound ?? end)
}

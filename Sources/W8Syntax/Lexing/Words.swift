import W8Text

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

/// Reads the next word of `text[index..<end]`; nil at the end.
///
/// Odd spaces and curly quotes on the way are reported to `builder` and read as what they stand for.
func scanWord(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ builder: inout TreeBuilder
) -> Word? {
  skipBlanks(text, &index, end, &builder)
  guard index < end else { return nil }
  let start = index
  if opensTail(text, start, end) {
    index = end
    return Word(start: start, end: end, shape: .tail)
  }
  var shape = Word.Shape.plain
  while index < end {
    if text[index].isOrdinary {
      index += 1
      continue
    }
    if separatorLength(text, index, end) > 0 { break }
    let opener = index
    guard let closed = scanEnclosed(text, &index, end, &builder) else {
      index += 1
      continue
    }
    if closed {
      shape = .enclosing
    } else if opener == start {
      index = end
      let last = trimmedEnd(text, start, end)
      builder.fault(.unbalanced, start, last)
      return Word(start: start, end: last, shape: .unclosed)
    } else {
      index = opener
      return Word(start: start, end: opener, shape: .severed)
    }
  }
  return Word(start: start, end: index, shape: shape)
}

/// Moves past blanks and odd spaces without a word about them.
func skipSeparators(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) {
  while index < end {
    let length = separatorLength(text, index, end)
    if length == 0 { return }
    index += length
  }
}

/// Moves past blanks, and reports each run of odd spaces among them.
@inline(__always)
func skipBlanks(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ builder: inout TreeBuilder
) {
  while index < end, text[index].isBlank { index &+= 1 }
  if index < end, !text[index].isASCII { skipOddSpaces(text, &index, end, &builder) }
}

private func skipOddSpaces(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ builder: inout TreeBuilder
) {
  while index < end {
    let start = index
    while index < end, !text[index].isASCII {
      let length = oddSpaceLength(text, index, end)
      if length == 0 { break }
      index += length
    }
    if index == start { return }
    builder.fault(.oddSpace, start, index)
    while index < end, text[index].isBlank { index += 1 }
  }
}

/// Reads `"…"` or `(…)` at `index`.
///
/// nil, with `index` where it was, when neither opens there; false, likewise, when what opens is
/// never closed. Whichever opens first owns everything up to its close.
func scanEnclosed(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ builder: inout TreeBuilder
) -> Bool? {
  if text[index] == .openParenthesis {
    var offset = index + 1
    while offset < end, text[offset] != .closeParenthesis, text[offset] != .openParenthesis {
      offset += 1
    }
    guard offset < end, text[offset] == .closeParenthesis else { return false }
    index = offset + 1
    return true
  }
  let length = quoteLength(text, index, end)
  if length == 0 { return nil }
  var offset = index + length
  while offset < end {
    let closing = quoteLength(text, offset, end)
    if closing > 0 {
      if length > 1 { builder.fault(.curlyQuotes, index, index + length) }
      if closing > 1 { builder.fault(.curlyQuotes, offset, offset + closing) }
      index = offset + closing
      return true
    }
    offset += 1
  }
  return false
}

/// Whether `text[start..<end]` is one quoted text and nothing more.
func isString(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  guard start < end else { return false }
  let opening = quoteLength(text, start, end)
  guard opening > 0 else { return false }
  var index = start + opening
  while index < end {
    let closing = quoteLength(text, index, end)
    if closing > 0 { return index + closing == end }
    index += 1
  }
  return false
}

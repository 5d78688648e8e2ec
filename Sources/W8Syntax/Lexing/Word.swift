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

/// The text between the quotes, straight or curly, of `text[start..<end]`; all of it when it has none.
package func contentOfQuotes(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> TextRange {
  let opening = start < end ? quoteLength(text, start, end) : 0
  guard opening > 0 else { return TextRange(start, end) }
  return TextRange(start + opening, closingQuote(text, start, end)?.lowerBound ?? end)
}

/// The weekday that `text[start..<end]` names in English, in full or by three letters, in any case.
///
/// Monday is 1, Sunday 7; nil when it names none.
func weekday(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt32? {
  guard end - start >= 3 else { return nil }
  let number: UInt32
  let rest: StaticString
  switch (text[start] | 0x20, text[start + 1] | 0x20, text[start + 2] | 0x20) {
  case (UInt8(ascii: "m"), UInt8(ascii: "o"), UInt8(ascii: "n")): (number, rest) = (1, "day")
  case (UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "e")): (number, rest) = (2, "sday")
  case (UInt8(ascii: "w"), UInt8(ascii: "e"), UInt8(ascii: "d")): (number, rest) = (3, "nesday")
  case (UInt8(ascii: "t"), UInt8(ascii: "h"), UInt8(ascii: "u")): (number, rest) = (4, "rsday")
  case (UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "i")): (number, rest) = (5, "day")
  case (UInt8(ascii: "s"), UInt8(ascii: "a"), UInt8(ascii: "t")): (number, rest) = (6, "urday")
  case (UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "n")): (number, rest) = (7, "day")
  default: return nil
  }
  var index = start + 3
  if index < end { guard scan(word: rest, text, &index, end) else { return nil } }
  return index == end ? number : nil
}

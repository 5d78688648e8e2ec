import W8Syntax
import W8Text

/// Text of a log as one line of at most `longestQuote` scalars: no blanks around it, and what a terminal would obey, or
/// what changes the direction of text, is visible.
func oneLine(_ text: String) -> String {
  if isOnePlainLine(text) { return text }
  var shown = ""
  var count = 0
  for scalar in text.unicodeScalars where count > 0 || !isWhitespace(scalar) {
    if count == longestQuote {
      return shown + "…"
    }
    appendVisible(scalar, to: &shown)
    count += 1
  }
  while let last = shown.unicodeScalars.last, isWhitespace(last) {
    shown.unicodeScalars.removeLast()
  }
  return shown
}

/// The bytes in `range` of `text` as one line; what is short and printable ASCII, as nearly all of a log, is copied.
func oneLine(_ range: TextRange, of text: [UInt8]) -> String {
  let bytes = text.span
  let space = UInt8(ascii: " ")
  var (start, end) = (range.start, range.end)
  while start < end, bytes[start] == space { start += 1 }
  while start < end, bytes[end - 1] == space { end -= 1 }
  var isPlain = range.end - start <= longestQuote
  var index = start
  while isPlain, index < end {
    isPlain = 0x20..<0x7F ~= bytes[index]
    index += 1
  }
  if isPlain { return String(decoding: text[start..<end], as: UTF8.self) }
  return oneLine(String(decoding: text[range.start..<range.end], as: UTF8.self))
}

/// How many scalars of a line of a log are repeated elsewhere.
let longestQuote = 120

/// Whether nothing of `text` has to be left out or replaced, as far as ASCII tells.
private func isOnePlainLine(_ text: String) -> Bool {
  let bytes = text.utf8
  return bytes.count <= longestQuote && bytes.allSatisfy { 0x20..<0x7F ~= $0 }
    && bytes.first != UInt8(ascii: " ") && bytes.last != UInt8(ascii: " ")
}

private func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII
    ? scalar == " " || 0x09...0x0D ~= scalar.value : scalar.properties.isWhitespace
}

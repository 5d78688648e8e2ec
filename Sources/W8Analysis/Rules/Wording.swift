import W8Syntax
import W8Text

/// `text` in double quotes, cut to what a message has room for, with control characters made visible.
func quoted(_ text: String) -> String {
  inQuotes(shortened(text))
}

/// `name` as it is written, cut to what a message has room for.
func shortened(_ name: String, to longest: Int = 40) -> String {
  let scalars = name.unicodeScalars
  let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex)
  guard let end, end < scalars.endIndex else { return name }
  return String(scalars[..<end]) + "…"
}

/// `text` without its double quotes.
func textWithoutQuotes(_ text: String) -> String {
  String(decoding: text.utf8.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
}

/// The first scalar of the line, where a fault of a whole file is shown; empty on an empty line.
func firstScalar(of place: LinePlace) -> TextRange {
  let content = place.contentRange
  guard !content.isEmpty else { return content }
  let text = place.tree.text
  let first = decodeScalar(in: text.span, at: content.start - place.sectionStart)
  return TextRange(content.start, content.start + first.byteCount)
}

/// Whether `byte` is a space or a tab.
func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09
}

/// The bytes of the day that opens the entry at `place`.
func dayRange(_ place: LinePlace) -> TextRange {
  place.tree.dayRange(ofLine: place.line)?.shifted(by: place.sectionStart)
    ?? firstScalar(of: place)
}

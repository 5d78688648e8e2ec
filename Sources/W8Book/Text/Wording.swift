import Primitives
import W8Syntax
import W8Text

/// `text` in double quotes, or in backticks if it contains some, cut to what a message has room for, with control characters
/// made visible.
package func quoted(_ text: String) -> String {
  let text = shortened(text)
  return text.utf8.contains(UInt8(ascii: "\"")) ? "`\(visible(text))`" : inQuotes(text)
}

/// `name` as it is written, cut to what a message has room for.
package func shortened(_ name: String, to longest: Int = 40) -> String {
  if name.utf8.count <= longest { return name }
  let scalars = name.unicodeScalars
  let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex)
  guard let end, end < scalars.endIndex else { return name }
  return String(scalars[..<end]) + "…"
}

/// `text` without its double quotes.
package func textWithoutQuotes(_ text: String) -> String {
  String(decoding: text.utf8.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
}

/// Whether `byte` is a space or a tab.
package func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09
}

/// `text` with each run of blanks and odd spaces as one space, and none around it.
package func collapsingBlanks(_ text: String) -> String {
  if isCollapsed(text) { return text }
  return withSingleSpaces(text) { $0 == " " || $0 == "\t" || isOddSpace($0) }
}

/// Whether single spaces inside are the only blanks of `text`, as of nearly all names; false where odd spaces may be
/// among them.
private func isCollapsed(_ text: String) -> Bool {
  var followsBlank = true
  for byte in text.utf8 {
    switch byte {
    case 0x20 where followsBlank: return false
    // A tab, and the first bytes of odd spaces.
    case 0x09, 0xC2, 0xE1...0xE3, 0xEF: return false
    default: followsBlank = byte == 0x20
    }
  }
  return !followsBlank
}

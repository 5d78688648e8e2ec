import W8Syntax
import W8Text

/// `text` in double quotes, cut to what a message has room for, with control characters made visible.
package func quoted(_ text: String) -> String {
  inQuotes(shortened(text))
}

/// `name` as it is written, cut to what a message has room for.
package func shortened(_ name: String, to longest: Int = 40) -> String {
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

import W8Text

/// The text of `bytes` on one line: controls, quotes and odd spaces as escapes, bytes that are not
/// UTF-8 in hexadecimal.
func escaped(_ bytes: ArraySlice<UInt8>) -> String {
  var text: [UInt8] = []
  let span = bytes.span
  // What is written as it is goes from here to the next escape.
  var (start, next) = (bytes.startIndex, bytes.startIndex)
  while let odd = bytes[next...].firstIndex(where: { !needsNoEscape($0) }) {
    let read = decodeScalar(in: span, at: odd - bytes.startIndex)
    next = odd + read.byteCount
    guard let escape = escape(read, bytes[odd]) else { continue }
    text += bytes[start..<odd]
    text += escape.utf8
    start = next
  }
  if start == bytes.startIndex { return String(decoding: bytes, as: UTF8.self) }
  return String(decoding: text + bytes[start...], as: UTF8.self)
}

/// Whether `byte` is a character of ASCII that needs no escape.
func needsNoEscape(_ byte: UInt8) -> Bool {
  UInt8(ascii: " ")...UInt8(ascii: "~") ~= byte && byte != UInt8(ascii: "\"")
    && byte != UInt8(ascii: "\\")
}

/// What is written for what was read of `byte` and those behind it; nil where that is written as it is.
private func escape(_ read: DecodedScalar, _ byte: UInt8) -> String? {
  if read.isInvalid { return "\\x" + hexadecimal(UInt32(byte), 2) }
  switch read.scalar {
  case "\t": return "\\t"
  case "\r": return "\\r"
  case "\n": return "\\n"
  case "\"": return "\\\""
  case "\\": return "\\\\"
  // Latin letters, dashes and curly quotes, of which no table needs to be asked.
  case " "..."~", "\u{C0}"..."\u{24F}", "\u{2010}"..."\u{2027}": return nil
  case let scalar:
    let isShown = scalar.properties.isGraphemeBase && !scalar.properties.isWhitespace
    return isShown ? nil : "\\u{" + hexadecimal(scalar.value, 4) + "}"
  }
}

private func hexadecimal(_ number: UInt32, _ count: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, count - text.count)) + text
}

/// The text of `bytes` on one line: controls, quotes and odd spaces as escapes, bytes that are not
/// UTF-8 in hexadecimal.
func escaped(_ bytes: ArraySlice<UInt8>) -> String {
  var text = ""
  var rest = bytes
  while let odd = rest.firstIndex(where: { !isPlain($0) }) {
    text += String(decoding: rest[..<odd], as: UTF8.self)
    rest = rest[odd...]
    let scalar = takeScalar(from: &rest)
    text += scalar.map(escaped) ?? "\\x" + hexadecimal(UInt32(bytes[odd]), 2)
  }
  return text.isEmpty
    ? String(decoding: rest, as: UTF8.self) : text + String(decoding: rest, as: UTF8.self)
}

/// Whether `byte` is a character of ASCII that needs no escape.
private func isPlain(_ byte: UInt8) -> Bool {
  UInt8(ascii: " ")...UInt8(ascii: "~") ~= byte && byte != UInt8(ascii: "\"")
    && byte != UInt8(ascii: "\\")
}

/// The scalar with which `bytes` start, which is taken away; nil where a byte is taken that is not UTF-8.
private func takeScalar(from bytes: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
  var iterator = bytes.makeIterator()
  var decoder = UTF8()
  guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
    bytes = bytes.dropFirst()
    return nil
  }
  bytes = bytes.dropFirst(UTF8.width(scalar))
  return scalar
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\t": return "\\t"
  case "\r": return "\\r"
  case "\n": return "\\n"
  case "\"", "\\": return "\\\(scalar)"
  case " "..."~": return String(scalar)
  default:
    let isPlain = scalar.properties.isGraphemeBase && !scalar.properties.isWhitespace
    return isPlain ? String(scalar) : "\\u{" + hexadecimal(scalar.value, 4) + "}"
  }
}

private func hexadecimal(_ number: UInt32, _ count: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, count - text.count)) + text
}

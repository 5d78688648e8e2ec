/// The text of `bytes` on one line: controls, quotes and odd spaces as escapes, bytes that are not
/// UTF-8 in hexadecimal.
func escaped(_ bytes: ArraySlice<UInt8>) -> String {
  if bytes.allSatisfy(isPlain) { return String(decoding: bytes, as: UTF8.self) }
  var text = ""
  forEachScalar(bytes) { scalar, byte in
    text += scalar.map(escaped) ?? "\\x" + hexadecimal(UInt32(byte), 2)
  }
  return text
}

/// Whether `byte` is a character of ASCII that needs no escape.
private func isPlain(_ byte: UInt8) -> Bool {
  UInt8(ascii: " ")...UInt8(ascii: "~") ~= byte && byte != UInt8(ascii: "\"")
    && byte != UInt8(ascii: "\\")
}

/// Gives each scalar of `bytes` to `use` with its first byte; nil for a byte that is not UTF-8.
func forEachScalar(_ bytes: ArraySlice<UInt8>, _ use: (Unicode.Scalar?, UInt8) -> Void) {
  var rest = bytes
  while let first = rest.first {
    var iterator = rest.makeIterator()
    var decoder = UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) {
      use(scalar, first)
      rest = rest.dropFirst(UTF8.width(scalar))
    } else {
      use(nil, first)
      rest = rest.dropFirst()
    }
  }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\t": return "\\t"
  case "\r": return "\\r"
  case "\n": return "\\n"
  case "\"", "\\": return "\\\(scalar)"
  case " "..."~": return "\(scalar)"
  default:
    let isPlain = scalar.properties.isGraphemeBase && !scalar.properties.isWhitespace
    return isPlain ? "\(scalar)" : "\\u{" + hexadecimal(scalar.value, 4) + "}"
  }
}

private func hexadecimal(_ number: UInt32, _ count: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, count - text.count)) + text
}

import W8Text

/// `text` as the value of an attribute of XML 1.0, without the quotes.
package func xmlEscaped(attribute text: String) -> String {
  escaped(text) { scalar, result in
    switch scalar {
    case "\t", "\n": result += "&#\(scalar.value);"
    default: appendXML(scalar, to: &result)
    }
  }
}

/// `text` as the content of an element of XML 1.0.
package func xmlEscaped(content text: String) -> String {
  escaped(text) { scalar, result in
    switch scalar {
    case "\t", "\n": result.unicodeScalars.append(scalar)
    default: appendXML(scalar, to: &result)
    }
  }
}

/// `text` with what `append` makes of each scalar that is not plain; nearly all are, and these are taken run by run.
private func escaped(_ text: String, _ append: (Unicode.Scalar, inout String) -> Void) -> String {
  var result = ""
  var start = text.startIndex
  while let index = text.utf8[start...].firstIndex(where: { !isPlain($0) }) {
    result += text[start..<index]
    append(text.unicodeScalars[index], &result)
    start = text.unicodeScalars.index(after: index)
  }
  return start == text.startIndex ? text : result + text[start...]
}

/// Whether a byte is a scalar of its own that is written as it is.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
  default: 0x20...0x7E ~= byte
  }
}

/// What XML 1.0 forbids is made visible, as is what a terminal would obey.
private func appendXML(_ scalar: Unicode.Scalar, to text: inout String) {
  switch scalar {
  case "&": text += "&amp;"
  case "<": text += "&lt;"
  case ">": text += "&gt;"
  case "\"": text += "&quot;"
  case "\r": text += "&#13;"
  case "\u{FFFE}", "\u{FFFF}":
    text += "&lt;U+\(String(scalar.value, radix: 16, uppercase: true))&gt;"
  default:
    var shown = ""
    appendVisible(scalar, to: &shown)
    // The visible form of a scalar without picture has angle brackets: `<U+202E>`.
    for part in shown.unicodeScalars {
      switch part {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.unicodeScalars.append(part)
      }
    }
  }
}

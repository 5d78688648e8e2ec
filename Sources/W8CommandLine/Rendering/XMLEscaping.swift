import W8Text

/// `text` as the value of an attribute of XML 1.0, without the quotes.
func xmlEscaped(attribute text: String) -> String {
  if isPlain(text) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\t", "\n": result += "&#\(scalar.value);"
    default: appendXML(scalar, to: &result)
    }
  }
  return result
}

/// `text` as the content of an element of XML 1.0.
func xmlEscaped(content text: String) -> String {
  if isPlain(text) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\t", "\n": result.unicodeScalars.append(scalar)
    default: appendXML(scalar, to: &result)
    }
  }
  return result
}

/// Whether nothing of `text` has to be written otherwise. Nearly all is plain, and a chart of a lifetime has
/// a million letters of it.
private func isPlain(_ text: String) -> Bool {
  text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: 0x20...0x7E ~= byte
    }
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

/// `text` as the value of an attribute of XML 1.0, without the quotes.
func xmlEscaped(attribute text: String) -> String {
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
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\t", "\n": result.unicodeScalars.append(scalar)
    default: appendXML(scalar, to: &result)
    }
  }
  return result
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
    text += shown.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

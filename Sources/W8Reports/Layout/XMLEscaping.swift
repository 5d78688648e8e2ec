import W8Text

/// `text` as the value of an attribute of XML 1.0, without the quotes.
package func xmlEscaped(attribute text: String) -> String {
  text.replacing { $0 == "\t" || $0 == "\n" ? "&#\($0.value);" : xmlEscape($0) }
}

/// `text` as the content of an element of XML 1.0.
package func xmlEscaped(content text: String) -> String {
  text.replacing { $0 == "\t" || $0 == "\n" ? nil : xmlEscape($0) }
}

/// What XML 1.0 forbids is made visible, as is what a terminal would obey; nil for a scalar that is written as it is.
private func xmlEscape(_ scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "&": return "&amp;"
  case "<": return "&lt;"
  case ">": return "&gt;"
  case "\"": return "&quot;"
  case "\r": return "&#13;"
  case " "..."~": return nil
  case "\u{FFFE}", "\u{FFFF}":
    return "&lt;U+\(String(scalar.value, radix: 16, uppercase: true))&gt;"
  default:
    var shown = ""
    appendVisible(scalar, to: &shown)
    // The visible form of a scalar without picture has angle brackets: `<U+202E>`.
    return shown.replacing { $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : nil }
  }
}

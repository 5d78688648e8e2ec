/// What no terminal shows as it is: controls, and the separators of lines and paragraphs.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
  default: false
  }
}

/// Whether a control is left out wherever it stands: a tab and an end of a line mean something.
func isLostControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: false
  default: isControl(scalar)
  }
}

/// `text` without blanks at its edges.
func trimmed(_ text: String) -> String {
  var rest = Substring(text)
  while let first = rest.unicodeScalars.first, first == " " || first == "\t" {
    rest.unicodeScalars.removeFirst()
  }
  while let last = rest.unicodeScalars.last, last == " " || last == "\t" {
    rest.unicodeScalars.removeLast()
  }
  return String(rest)
}

/// What stands between the quotes at both ends of `text`, which no backslash keeps from being quotes; all of it where none
/// stand there.
func withoutQuotes(_ text: String) -> String {
  guard text.utf8.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
  return String(text.dropFirst().dropLast())
}

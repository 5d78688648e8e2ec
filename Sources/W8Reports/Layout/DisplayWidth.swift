import W8Text

/// How many columns of a terminal `text` takes, which must hold no control characters.
package func displayWidth(_ text: String) -> Int {
  isASCII(text.utf8.span) ? text.utf8.count : displayWidth(text.unicodeScalars)
}

/// How many columns of a terminal `text` takes, which must hold no control characters.
package func displayWidth(_ text: Substring) -> Int {
  isASCII(text.utf8.span) ? text.utf8.count : displayWidth(text.unicodeScalars)
}

private func displayWidth(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
  scalars.reduce(0) { $0 + displayWidth($1) }
}

/// Nearly all is ASCII, and a table measures every cell.
private func isASCII(_ text: Span<UInt8>) -> Bool {
  var index = 0
  while let word = text.eightBytes(at: index) {
    guard word.isASCII else { return false }
    index &+= 8
  }
  while index < text.count {
    guard text[index] < 0x80 else { return false }
    index &+= 1
  }
  return true
}

/// The number of columns that a scalar takes: none for marks on the one before, two for East Asian wide ones.
package func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  // Latin letters and signs but for the soft hyphen, Cyrillic letters, dashes and curly quotes, arrows and signs of
  // mathematics, of which no table needs to be asked.
  case 0..<0xAD, 0xAE..<0x300, 0x400..<0x483, 0x2010...0x2027, 0x2190..<0x2300: return 1
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  return isWide(scalar) ? 2 : 1
}

extension String {
  /// The text with blanks before it up to `width` columns.
  package func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth(self))) + self
  }

  /// The text with blanks after it up to `width` columns.
  package func paddedRight(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth(self)))
  }
}

/// The blocks of Unicode Standard Annex 11 that are wide as a whole, and what is shown as an emoji.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
    true
  default:
    scalar.properties.isEmojiPresentation
  }
}

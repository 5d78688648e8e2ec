import Primitives

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

/// How many bytes the space at `index` has at which no line breaks: U+00A0, U+2009 and U+202F, and that of Windows-1252; 0
/// where none stands there.
func noBreakSpaceLength(_ text: ArraySlice<UInt8>, at index: Int) -> Int {
  switch text[index] {
  case 0xC2 where text[index...].starts(with: [0xC2, 0xA0]): 2
  case 0xE2 where text[index...].starts(with: [0xE2, 0x80, 0x89]): 3
  case 0xE2 where text[index...].starts(with: [0xE2, 0x80, 0xAF]): 3
  case 0xA0: 1
  default: 0
  }
}

/// A number without such spaces where they part thousands, as in `1 180,5`; before a unit each becomes a blank.
func withoutNoBreakSpaces(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var written: [UInt8] = []
  var index = text.startIndex
  while index < text.endIndex {
    let length = noBreakSpaceLength(text, at: index)
    if length == 0 {
      written.append(text[index])
    } else if !partsThousands(text[..<index], text[(index + length)...]) {
      written.append(0x20)
    }
    index += max(length, 1)
  }
  return written[...]
}

/// Whether one to three digits stand before, which are no decimals, and three behind.
private func partsThousands(_ before: ArraySlice<UInt8>, _ behind: ArraySlice<UInt8>) -> Bool {
  let count = before.reversed().prefix { isDigit($0) }.count
  let isDecimal = before.dropLast(count).last.map(isDecimalSign) ?? false
  return 1...3 ~= count && !isDecimal && behind.prefix { isDigit($0) }.count == 3
}

/// Without any of `signs` at either end.
func trimmed(_ text: String, of signs: String) -> String {
  var rest = Substring(text)
  while let first = rest.first, signs.contains(first) { rest.removeFirst() }
  while let last = rest.last, signs.contains(last) { rest.removeLast() }
  return String(rest)
}

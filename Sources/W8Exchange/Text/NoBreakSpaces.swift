import Primitives

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

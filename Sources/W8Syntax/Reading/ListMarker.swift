import Primitives

/// The position where the marker of a list that stands at `start`, with a blank behind it, ends; nil if there is
/// none. A name that starts so is written in quotes.
package func endOfListMarker(_ text: Span<UInt8>, _ start: Int) -> Int? {
  var index = start
  func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }
  if byte(index) == UInt8(ascii: "-") {
    index += 1
  } else if byte(index) == 0xE2, byte(index + 1) == 0x80,
    [0x93, 0x94, 0xA2].contains(byte(index + 2))
  {
    // An en dash, an em dash and a bullet.
    index += 3
  } else {
    let hasLetter = letters ~= byte(index) | 0x20
    if hasLetter { index += 1 }
    let first = index
    while index < first + 2, isDigit(byte(index)) { index += 1 }
    let hasDigit = index > first
    guard hasLetter || hasDigit,
      byte(index) == UInt8(ascii: ")") || hasDigit && byte(index) == UInt8(ascii: ".")
    else { return nil }
    index += 1
  }
  return byte(index) == 0x20 || byte(index) == 0x09 ? index : nil
}

private let letters = UInt8(ascii: "a")...UInt8(ascii: "z")

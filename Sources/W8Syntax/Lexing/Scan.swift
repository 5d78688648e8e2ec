import W8Text

// Scanners over bytes: each looks at `text[index..<end]` and moves `index` past what it reads.
// `end` never exceeds `text.count`.

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { self &- 0x30 < 10 }
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isASCII: Bool { self < 0x80 }

  /// Whether the byte is ASCII above all blanks, controls, quotes and `(`: it never ends a word.
  var isOrdinary: Bool { self &- 0x29 < 0x56 }

  /// Whether a key or keyword may go on with this byte.
  var continuesKey: Bool { isASCIILetter || isDigit || self == .hyphen }

  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let hyphen = UInt8(ascii: "-")
  static let point = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let greater = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let at = UInt8(ascii: "@")
  // W8Text has these two as well, but constants of another module cost the hot loops 5 percent.
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
}

extension Span where Element == UInt8 {
  /// Whether there is a byte at `index`; in one comparison, which the look at it need not repeat.
  @inline(__always)
  func has(_ index: Int) -> Bool {
    UInt(bitPattern: index) < UInt(bitPattern: count)
  }
}

/// Reads between `least` and `most` ASCII digits that no further digit follows.
///
/// nil, with `index` where it was, when there are fewer or more.
package func scanDigits(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ least: Int, _ most: Int
) -> UInt32? {
  var offset = index
  var value: UInt32 = 0
  while offset < end, text[offset].isDigit {
    if offset - index == most { return nil }
    value = value &* 10 &+ UInt32(text[offset] &- 0x30)
    offset += 1
  }
  if offset - index < least { return nil }
  index = offset
  return value
}

/// Moves past `byte` when it is next.
package func scan(_ byte: UInt8, _ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  guard index < end, text[index] == byte else { return false }
  index += 1
  return true
}

/// Moves past the ASCII letters of `word` (given in lower case) in any case.
func scan(word: StaticString, _ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  let count = word.utf8CodeUnitCount
  guard end - index >= count else { return false }
  let matches = word.withUTF8Buffer { letters in
    for position in 0..<count where text[index + position] | 0x20 != letters[position] {
      return false
    }
    return true
  }
  if matches { index += count }
  return matches
}

/// Reads a decimal of 1–4 digits with at most 3 after `separator`, as thousandths.
///
/// nil, with `index` where it was, when there is none.
package func scanDecimal(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, separator: UInt8 = UInt8(ascii: ".")
) -> UInt32? {
  var offset = index
  guard let whole = scanDigits(text, &offset, end, 1, 4) else { return nil }
  var thousandths = whole &* 1000
  if scan(separator, text, &offset, end) {
    let first = offset
    guard let fraction = scanDigits(text, &offset, end, 1, 3) else { return nil }
    let scale: [3 of UInt32] = [100, 10, 1]
    thousandths &+= fraction &* scale[offset - first - 1]
  }
  index = offset
  return thousandths
}

/// Reads `H:MM` or `HH:MM`, as minutes after midnight.
func scanTime(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> UInt32? {
  var offset = index
  guard let hours = scanDigits(text, &offset, end, 1, 2), hours < 24,
    scan(.colon, text, &offset, end),
    let minutes = scanDigits(text, &offset, end, 2, 2), minutes < 60
  else { return nil }
  index = offset
  return hours &* 60 &+ minutes
}

/// Reads `YYYY-MM-DD`, whatever the numbers are, as year × 10,000 + month × 100 + day.
func scanDate(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> UInt32? {
  var offset = index
  guard let year = scanDigits(text, &offset, end, 4, 4), scan(.hyphen, text, &offset, end),
    let month = scanDigits(text, &offset, end, 2, 2), scan(.hyphen, text, &offset, end),
    let day = scanDigits(text, &offset, end, 2, 2)
  else { return nil }
  index = offset
  return year &* 10_000 &+ month &* 100 &+ day
}

/// The offset of the first byte of `start..<end` that is no space, or `end`.
@inline(__always)
func skipSpaces(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  guard start < end, text[start] == 0x20 else { return start }
  var index = start &+ 1
  while index < end, let bytes = text.eightBytes(at: index) {
    let others = bytes ^ 0x2020_2020_2020_2020
    if others != 0 { return min(index &+ others.trailingZeroBitCount / 8, end) }
    index &+= 8
  }
  while index < end, text[index] == 0x20 { index &+= 1 }
  return min(index, end)
}

/// Moves past blanks and odd spaces without a word about them.
func skipSeparators(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) {
  while index < end {
    let length = separatorLength(text, index, end)
    if length == 0 { return }
    index += length
  }
}

/// Whether digits stand directly on both sides of the byte at `index`.
func isBetweenDigits(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  index > 0 && text[index - 1].isDigit && index + 1 < end && text[index + 1].isDigit
}

extension String {
  /// The bytes `text[start..<end]`, for display; those that are not UTF-8 become U+FFFD.
  package init(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    let bytes = text.extracting(start..<end)
    if let valid = try? UTF8Span(validating: bytes) {
      self.init(copying: valid)
    } else {
      self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
  }
}

import W8Text

// Scalars beyond ASCII that mean something to the grammar, read from their UTF-8 bytes.

/// The number of bytes that the blank at `index` spans: 1 for a space or tab, 2 or 3 for an odd space, else 0.
@inline(__always)
func separatorLength(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Int {
  let byte = text[index]
  if byte.isASCII { return byte.isBlank ? 1 : 0 }
  return oddSpaceLength(text, index, end)
}

/// The number of bytes that the odd space at `index` spans; 0 when there is none.
///
/// Odd spaces: U+00A0 1680 2000–200B 202F 205F 3000 FEFF.
func oddSpaceLength(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Int {
  if text[index] == 0xC2 { return index + 1 < end && text[index + 1] == 0xA0 ? 2 : 0 }
  guard index + 2 < end else { return 0 }
  switch (text[index], text[index + 1], text[index + 2]) {
  case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F),
    (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
    return 3
  default:
    return 0
  }
}

/// Whether `scalar` is one of the odd spaces that `oddSpaceLength` finds.
package func isOddSpace(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: true
  default: false
  }
}

/// The number of bytes that the double quote at `index` spans: 1 when straight, 3 for U+201C–201F, else 0.
@inline(__always)
func quoteLength(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Int {
  let byte = text[index]
  if byte == .quote { return 1 }
  guard byte == 0xE2, index + 2 < end, text[index + 1] == 0x80, 0x9C...0x9F ~= text[index + 2]
  else { return 0 }
  return 3
}

/// The number of bytes that the control character at `index` spans, a tab being none; 0 when there is none.
func controlLength(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Int {
  let byte = text[index]
  if byte.isASCII { return byte < 0x20 && byte != 0x09 || byte == 0x7F ? 1 : 0 }
  return byte == 0xC2 && index + 1 < end && 0x80...0x9F ~= text[index + 1] ? 2 : 0
}

/// The number of bytes that the scalar beyond ASCII at `index` spans, if its lead byte and the next show that it is
/// well formed and neither an odd space nor a double quote, as most are; else 0, which says nothing.
@inline(__always)
func plainScalarLength(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Int {
  guard index &+ 2 < end, text[index] >= 0xC2, text[index &+ 1] & 0xC0 == 0x80 else { return 0 }
  let next = text[index &+ 1]
  switch text[index] {
  case 0xC2: return next == 0xA0 ? 0 : 2
  case 0xC3...0xDF: return 2
  case 0xE1 where next == 0x9A, 0xE2 where next <= 0x81, 0xE3 where next == 0x80,
    0xEF where next == 0xBB, 0xE0, 0xED:
    return 0
  case 0xE1...0xEF: return text[index &+ 2] & 0xC0 == 0x80 ? 3 : 0
  default: return 0
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter: general category L.
  @inline(never)
  var isLetter: Bool { isUsualLetter || properties.generalCategory.isLetter }

  /// Whether a gym or tag name may go on with the scalar: L, M, Nd, `-` or `_`.
  var continuesName: Bool {
    if isUsualLetter || isUsualMark || self == "-" || self == "_" { return true }
    let category = properties.generalCategory
    return category == .decimalNumber || category.isLetter
      || category.isMark
  }

  /// Whether the scalar is a mark, as accents of their own are: general category M.
  var isMark: Bool { isUsualMark || properties.generalCategory.isMark }

  /// Whether it is one of the letters that are known without a look into the tables of Unicode.
  private var isUsualLetter: Bool {
    switch value {
    case 0...0x7F: UInt8(truncatingIfNeeded: value).isASCIILetter
    // Latin, Cyrillic, kana, ideographs and Hangul, which are all letters.
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481, 0x48A...0x52F, 0x3041...0x3096,
      0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// Whether it is one of the combining diacritical marks, which are all marks.
  private var isUsualMark: Bool { 0x300...0x36F ~= value }
}

extension Unicode.GeneralCategory {
  fileprivate var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

/// The end of the longest name that starts at `start`, at most at `end`; `start` where there is none.
///
/// A name is a letter and then letters, marks, digits, `-` and `_`.
package func nameEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while index < end {
    let decoded = decodeScalar(in: text, at: index)
    let isPart = index > start ? decoded.scalar.continuesName : decoded.scalar.isLetter
    if decoded.isInvalid || !isPart { break }
    index += decoded.byteCount
  }
  return min(index, end)
}

/// Whether the name `text[start..<end]` has more scalars than one that is compared may have.
@inline(__always)
package func isLongName(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  end &- start > longestComparedName && scalarCount(text, start, end) > longestComparedName
}

private func scalarCount(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var (count, index) = (0, start)
  while index < end {
    index += decodeScalar(in: text, at: index).byteCount
    count += 1
  }
  return count
}

/// Whether `text[start..<end]` is a letter and then letters, marks, digits, `-` and `_`.
func isName(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  guard start < end else { return false }
  var index = start
  while index < end {
    let byte = text[index]
    if byte.isASCIILetter {
      index += 1
    } else if byte.isASCII {
      guard index > start, byte.continuesKey || byte == UInt8(ascii: "_") else { return false }
      index += 1
    } else {
      let decoded = decodeScalar(in: text, at: index)
      let scalar = decoded.scalar
      guard index > start ? scalar.continuesName : scalar.isLetter else { return false }
      index += decoded.byteCount
    }
  }
  return true
}

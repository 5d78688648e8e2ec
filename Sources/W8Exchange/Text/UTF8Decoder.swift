/// Turns the pieces of a file into UTF-8, or what is read as such, without its byte order mark.
///
/// What begins with the mark of UTF-16, as tables from Excel do, or with two characters of it is converted; all else stays as
/// it is.
struct UTF8Decoder {
  private var encoding: Encoding?
  private var pending: [UInt8] = []

  private enum Encoding {
    case asItIs, littleEndian, bigEndian
  }

  /// What `bytes` add; with `isEnd` nothing is held back.
  mutating func decode(_ bytes: [UInt8], isEnd: Bool) -> [UInt8] {
    if encoding == .asItIs { return bytes }
    pending += bytes
    if encoding == nil {
      guard pending.count >= 4 || isEnd else { return [] }
      begin()
    }
    guard let encoding, encoding != .asItIs else {
      defer { pending = [] }
      return pending
    }
    return decodeUTF16(isBigEndian: encoding == .bigEndian, isEnd: isEnd)
  }

  private mutating func begin() {
    if pending.starts(with: [0xEF, 0xBB, 0xBF]) {
      pending.removeFirst(3)
      encoding = .asItIs
    } else if pending.starts(with: [0xFF, 0xFE]) {
      pending.removeFirst(2)
      encoding = .littleEndian
    } else if pending.starts(with: [0xFE, 0xFF]) {
      pending.removeFirst(2)
      encoding = .bigEndian
    } else if pending.count >= 4, pending[1] == 0, pending[3] == 0, pending[0] != 0, pending[2] != 0
    {
      // Text of letters and digits, as headers are, shows which half of each is empty.
      encoding = .littleEndian
    } else if pending.count >= 4, pending[0] == 0, pending[2] == 0, pending[1] != 0, pending[3] != 0
    {
      encoding = .bigEndian
    } else {
      encoding = .asItIs
    }
  }

  private mutating func decodeUTF16(isBigEndian: Bool, isEnd: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(pending.count / 2)
    var index = 0
    while index + 1 < pending.count {
      let (first, second) = (UInt16(pending[index]), UInt16(pending[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    // The first half of a pair waits for the second.
    if !isEnd, let last = units.last, UTF16.isLeadSurrogate(last) {
      units.removeLast()
      index -= 2
    }
    pending.removeFirst(isEnd ? pending.count : index)
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

/// `bytes` as text: UTF-8, else Windows-1252, in which every byte stands for something.
func decodedText(_ bytes: ArraySlice<UInt8>) -> (text: String, isUTF8: Bool) {
  if let text = String(validating: bytes, as: UTF8.self) { return (text, true) }
  var text = String.UnicodeScalarView()
  for byte in bytes { text.append(windows1252Scalar(byte)) }
  return (String(text), false)
}

/// The scalar of a byte in Windows-1252; those that it leaves open are the control characters of Latin-1.
private func windows1252Scalar(_ byte: UInt8) -> Unicode.Scalar {
  guard 0x80...0x9F ~= byte else { return Unicode.Scalar(byte) }
  return windows1252Block[Int(byte - 0x80)]
}

/// What 0x80 to 0x9F stand for.
private let windows1252Block: [Unicode.Scalar] = [
  "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
  "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
  "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
  "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
]

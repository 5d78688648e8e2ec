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

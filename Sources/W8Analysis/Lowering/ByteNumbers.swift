import W8Text

/// Numbers stretches of one text from 0 in the order in which they come first; equal bytes have one number.
struct ByteNumbers {
  /// The first stretch of each number.
  private(set) var ranges: [TextRange] = []
  /// The numbers at the places that their hashes give, −1 where none is; a power of two long.
  private var slots: [Int32] = []

  /// The number of the bytes in `range` of `text`.
  mutating func number(of range: TextRange, in text: Span<UInt8>) -> Int {
    if ranges.count &* 2 >= slots.count { grow(text) }
    var slot = Self.hash(range, in: text) & (slots.count &- 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if Self.isEqual(ranges[number], range, in: text) { return number }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: ranges.count)
    ranges.append(range)
    return ranges.count - 1
  }

  private mutating func grow(_ text: Span<UInt8>) {
    slots = Array(repeating: -1, count: max(32, slots.count * 2))
    for (number, range) in ranges.enumerated() {
      var slot = Self.hash(range, in: text) & (slots.count &- 1)
      while slots[slot] >= 0 { slot = (slot &+ 1) & (slots.count &- 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// Mixes the ends and the length: names that differ in the middle alone share a place, no more.
  private static func hash(_ range: TextRange, in text: Span<UInt8>) -> Int {
    let (start, end) = (range.start, range.end)
    var hash = UInt64(truncatingIfNeeded: end &- start)
    if end &- start >= 8 {
      hash = (hash ^ word(text, start)) &* multiplier
      hash = (hash ^ hash >> 32 ^ word(text, end &- 8)) &* multiplier
    } else {
      var index = start
      while index < end {
        hash = (hash ^ UInt64(text[index])) &* multiplier
        index &+= 1
      }
    }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// The prime of FNV-1a, whose bits are far apart.
  private static let multiplier: UInt64 = 0x100_0000_01B3

  private static func isEqual(
    _ one: TextRange, _ other: TextRange, in text: Span<UInt8>
  ) -> Bool {
    var (first, second) = (one.start, other.start)
    let end = one.end
    guard end &- first == other.end &- second else { return false }
    while first &+ 8 <= end {
      guard word(text, first) == word(text, second) else { return false }
      first &+= 8
      second &+= 8
    }
    while first < end {
      guard text[first] == text[second] else { return false }
      first &+= 1
      second &+= 1
    }
    return true
  }

  /// Eight bytes in one step: byte by byte, names take a third of the time of a line. The load is
  /// checked against the bounds of the text.
  @inline(__always)
  private static func word(_ text: Span<UInt8>, _ offset: Int) -> UInt64 {
    unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

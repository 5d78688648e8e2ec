import W8Text

/// Numbers stretches of texts from 0 in the order in which they come first; equal bytes have one number.
struct ByteNumbers {
  /// The stretches, each with all that a look at it needs if it is as short as most.
  private var stretches: [Stretch] = []
  /// The bytes of the long ones.
  private var longBytes: [UInt8] = []
  /// The numbers at the places that their hashes give, −1 where none is; a power of two long.
  private var slots: [Int32] = []
  /// Nobody can foresee it, so nobody can write names that all share one place.
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  /// A stretch of bytes by its ends; all of it up to sixteen bytes.
  private struct Stretch {
    let first: UInt64
    let last: UInt64
    let hash: UInt64
    let count: Int
    /// Where a long one stands among the long bytes.
    var longStart = 0

    static let longestShort = 16
  }

  /// The number of the bytes in `range` of `text`.
  mutating func number(of range: TextRange, in text: Span<UInt8>) -> Int {
    if stretches.count &* 2 >= slots.count { grow() }
    let stretch = stretch(range, in: text)
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: stretch.hash) & mask
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if isEqual(stretches[number], stretch, range.start, text) { return number }
      slot = (slot &+ 1) & mask
    }
    slots[slot] = Int32(clamping: stretches.count)
    add(stretch, range, text)
    return stretches.count &- 1
  }

  private mutating func add(_ stretch: Stretch, _ range: TextRange, _ text: Span<UInt8>) {
    var stretch = stretch
    if stretch.count > Stretch.longestShort {
      stretch.longStart = longBytes.count
      for offset in range.start..<range.end { longBytes.append(text[offset]) }
    }
    stretches.append(stretch)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: max(32, slots.count * 2))
    let mask = slots.count &- 1
    for number in stretches.indices {
      var slot = Int(truncatingIfNeeded: stretches[number].hash) & mask
      while slots[slot] >= 0 { slot = (slot &+ 1) & mask }
      slots[slot] = Int32(clamping: number)
    }
  }

  @inline(__always)
  private func stretch(_ range: TextRange, in text: Span<UInt8>) -> Stretch {
    let (start, end) = (range.start, range.end)
    let count = end &- start
    let first = word(text, start, min(end, start &+ 8))
    let last = count > 8 ? word(text, end &- 8, end) : 0
    var hash = mixed(seed ^ UInt64(truncatingIfNeeded: count), first)
    hash = mixed(hash, last)
    if count > Stretch.longestShort {
      var offset = start &+ 8
      while offset < end &- 8 {
        hash = mixed(hash, word(text, offset, offset &+ 8))
        offset &+= 8
      }
    }
    return Stretch(first: first, last: last, hash: hash, count: count)
  }

  @inline(__always)
  private func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    // The golden ratio: an odd number whose bits look random.
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product &>> 32
  }

  @inline(__always)
  private func isEqual(
    _ known: Stretch, _ stretch: Stretch, _ start: Int, _ text: Span<UInt8>
  ) -> Bool {
    guard known.first == stretch.first, known.last == stretch.last, known.count == stretch.count
    else { return false }
    if stretch.count <= Stretch.longestShort { return true }
    for offset in 8..<stretch.count &- 8
    where longBytes[known.longStart &+ offset] != text[start &+ offset] {
      return false
    }
    return true
  }

  /// The bytes `start..<end`, at most eight, as one number: a step for each would be felt.
  @inline(__always)
  private func word(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    guard start &+ 8 <= text.count else { return slowWord(text, start, end) }
    // The load is checked against the bounds of the text.
    let eight = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
    let spare = UInt64(truncatingIfNeeded: 8 &- (end &- start)) &* 8
    return spare > 63 ? 0 : UInt64(littleEndian: eight) & (.max &>> spare)
  }

  private func slowWord(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    var word: UInt64 = 0
    var offset = end
    while offset > start {
      offset &-= 1
      word = word << 8 | UInt64(text[offset])
    }
    return word
  }
}

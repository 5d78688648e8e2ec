import W8Text

/// Heads of exercise lines that were read a while ago, all written as the formatter writes them.
///
/// A person does the same few dozen exercises: to find a head again takes a fourth of the time that it takes
/// to read it.
struct KnownHeads: ~Copyable {
  /// Each at the place to which its bytes send it, or at one of the few behind that.
  private var heads: [Known] = []

  private struct Known: BitwiseCopyable {
    var bytes = HeadBytes()
    var nameCount = 0
  }

  private static let placeCount = 256
  private static let triedPlaces = 4

  /// How long the name in the head with these bytes is; nil where it is not known.
  @inline(__always)
  func nameCount(_ bytes: HeadBytes) -> Int? {
    let first = bytes.hash
    for offset in 0..<Self.triedPlaces {
      let place = (first &+ offset) & (Self.placeCount &- 1)
      guard place < heads.count else { return nil }
      if heads[place].bytes == bytes { return heads[place].nameCount }
      if heads[place].nameCount == 0 { return nil }
    }
    return nil
  }

  /// Keeps a head with a name; where all places are taken, the head at the first one is forgotten.
  mutating func keep(_ bytes: HeadBytes, nameCount: Int) {
    if heads.isEmpty { heads = Array(repeating: Known(), count: Self.placeCount) }
    let places = (0..<Self.triedPlaces).map { (bytes.hash &+ $0) & (Self.placeCount &- 1) }
    let free = places.first { heads[$0].nameCount == 0 } ?? places[0]
    heads[free] = Known(bytes: bytes, nameCount: nameCount)
  }
}

/// The bytes of a line up to where the sets start if the name of its exercise is not too wide.
struct HeadBytes: BitwiseCopyable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  /// How many they are: the margin, the column of names, and a space.
  static let count = marginWidth + nameWidth + 1

  /// Of no line.
  init() {}

  /// Those of the line `start..<end`; nil when it is not longer.
  @inline(__always)
  init?(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    guard start &+ Self.count < end, let (first, second) = text.sixteenBytes(at: start),
      let third = text.eightBytes(at: start &+ 16)
    else { return nil }
    (self.first, self.second, self.third) = (first, second, third)
  }

  @inline(__always)
  static func == (one: HeadBytes, other: HeadBytes) -> Bool {
    (one.first ^ other.first) | (one.second ^ other.second) | (one.third ^ other.third) == 0
  }

  /// 0 to 255; the golden ratio is an odd number whose bits look random.
  @inline(__always)
  var hash: Int {
    let mixed = (first ^ second &* 0xC2B2_AE3D_27D4_EB4F ^ third) &* 0x9E37_79B9_7F4A_7C15
    // All bytes have a say in the highest bits only.
    return Int(truncatingIfNeeded: mixed &>> 56)
  }
}

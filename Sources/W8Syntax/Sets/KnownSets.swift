/// Sets that were read a while ago, with their loads: single groups, and all the sets of a line.
///
/// The same few hundred fill a log: the loads of one gym, the schemes of one person. To find them again
/// takes a tenth of the time that it takes to read them.
struct KnownSets: ~Copyable {
  /// Each at the place to which its bytes send it, or at one of the few behind that.
  private var known = Array(repeating: Known(), count: SetsKey.placeCount)

  private struct Known: BitwiseCopyable {
    var key = SetsKey()
    var loads = LoadsGlance()
  }

  /// The loads of the sets with the bytes of `key`; nil where they are not known.
  @inline(__always)
  func loads(_ key: SetsKey) -> LoadsGlance? {
    for place in key.places {
      let found = known[place & (SetsKey.placeCount &- 1)]
      if found.key == key { return found.loads }
      if found.key.isEmpty { break }
    }
    return nil
  }

  /// Keeps the loads of some sets; where all places are taken, the sets at the first one are forgotten.
  mutating func keep(_ loads: LoadsGlance, _ key: SetsKey) {
    let mask = SetsKey.placeCount &- 1
    let free = key.places.first { known[$0 & mask].key.isEmpty } ?? key.places.lowerBound
    known[free & mask] = Known(key: key, loads: loads)
  }
}

/// The bytes of some sets, if they are few.
struct SetsKey: BitwiseCopyable {
  /// How many places there are for keys.
  static let placeCount = 1024

  // The first eight bytes and the last eight, then the eight behind the first and before the last: they
  // overlap where there are fewer, and those that are not needed are 0.
  private var first: UInt64 = 0
  private var last: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0
  private var count: UInt32 = 0

  /// No sets.
  init() {}

  /// Takes the bytes `start..<end`; nil for none, for more than 32, and close to the edges of the text.
  @inline(__always)
  init?(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    let count = end &- start
    guard 1...32 ~= count, let (first, third) = text.sixteenBytes(at: start),
      let (fourth, last) = text.sixteenBytes(at: end &- 16)
    else { return nil }
    self.count = UInt32(truncatingIfNeeded: count)
    if count <= 8 {
      self.first = last &>> UInt64(truncatingIfNeeded: (8 &- count) &* 8)
    } else {
      (self.first, self.last) = (first, last)
      if count > 16 { (self.third, self.fourth) = (third, fourth) }
    }
  }

  /// Whether the key is of no sets.
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  static func == (one: SetsKey, other: SetsKey) -> Bool {
    one.first == other.first && one.last == other.last && one.count == other.count
      && (one.count <= 16 || (one.third == other.third && one.fourth == other.fourth))
  }

  /// The places to look at, without the wrap behind the last one.
  ///
  /// The golden ratio is an odd number whose bits look random, and so are the others.
  @inline(__always)
  var places: Range<Int> {
    var mixed = first ^ last &* 0xC2B2_AE3D_27D4_EB4F
    if count > 16 { mixed &+= (third ^ fourth &* 0xC2B2_AE3D_27D4_EB4F) &* 0x1656_67B1_9E37_79F9 }
    // All bytes have a say in the highest bits only.
    let place = Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> 54)
    return Range(uncheckedBounds: (place, place &+ 8))
  }
}

/// Groups of sets that were read a while ago, with their loads.
///
/// The same few hundred fill a log: the loads of one gym, the schemes of one person. To find one again
/// takes a tenth of the time that it takes to read it.
struct KnownGroups: ~Copyable {
  /// Each at the place to which its bytes send it, or at one of the few behind that.
  private var groups: [Known] = []

  private struct Known: BitwiseCopyable {
    var key = GroupKey()
    var loads = LoadsGlance()
  }

  /// The loads of the group with the bytes of `key`; nil where it is not known.
  @inline(__always)
  func loads(_ key: GroupKey) -> LoadsGlance? {
    for place in key.places {
      let index = place & (GroupKey.placeCount &- 1)
      guard index < groups.count else { return nil }
      let known = groups[index]
      if known.key == key { return known.loads }
      if known.key.isEmpty { break }
    }
    return nil
  }

  /// Keeps the loads of a group; where all places are taken, the group at the first one is forgotten.
  mutating func keep(_ loads: LoadsGlance, _ key: GroupKey) {
    if groups.isEmpty { groups = Array(repeating: Known(), count: GroupKey.placeCount) }
    let mask = GroupKey.placeCount &- 1
    let free = key.places.first { groups[$0 & mask].key.isEmpty } ?? key.places.lowerBound
    groups[free & mask] = Known(key: key, loads: loads)
  }
}

/// The bytes of a group up to a comma or the end, if they are few.
struct GroupKey: BitwiseCopyable {
  /// How many places there are for keys.
  static let placeCount = 1024

  private var first: UInt64 = 0
  private var second: UInt64 = 0

  /// No group.
  init() {}

  /// Takes the bytes from `start` up to a comma or `end`, and tells how many they are; nil for none and for
  /// more than sixteen.
  @inline(__always)
  init?(_ text: Span<UInt8>, _ start: Int, _ end: Int, count: inout Int) {
    guard let (low, high) = text.sixteenBytes(at: start) else { return nil }
    let inLow = low.lowestByte(equalTo: .comma)
    if inLow != 0 || end &- start <= 8 {
      count = min(inLow.trailingZeroBitCount / 8, end &- start)
      guard count > 0 else { return nil }
      first = low.lowestBytes(count)
    } else {
      let inHigh = high.lowestByte(equalTo: .comma)
      let highCount = min(inHigh.trailingZeroBitCount / 8, end &- start &- 8)
      count = highCount &+ 8
      first = low
      guard highCount > 0 else { return }
      second = high.lowestBytes(highCount)
      // A group that goes on.
      if inHigh == 0, end &- start > 16 { return nil }
    }
  }

  static func == (first: GroupKey, second: GroupKey) -> Bool {
    (first.first ^ second.first) | (first.second ^ second.second) == 0
  }

  /// Whether the key is of no group.
  var isEmpty: Bool { first == 0 }

  /// The places to look at, without the wrap behind the last one.
  ///
  /// The golden ratio is an odd number whose bits look random.
  @inline(__always)
  var places: Range<Int> {
    let mixed = (first ^ second &* 0xC2B2_AE3D_27D4_EB4F) &* 0x9E37_79B9_7F4A_7C15
    // All bytes have a say in the highest bits only.
    let place = Int(truncatingIfNeeded: mixed &>> 54)
    return Range(uncheckedBounds: (place, place &+ 8))
  }
}

extension UInt64 {
  /// The first `count` of the eight bytes, the others 0; `count` is 1 to 8.
  @inline(__always)
  fileprivate func lowestBytes(_ count: Int) -> UInt64 {
    self & (.max &>> UInt64(truncatingIfNeeded: (8 &- count) &* 8))
  }
}

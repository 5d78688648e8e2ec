/// Groups of sets that were read a while ago, with what a glance takes from them.
///
/// The same few fill a log: the loads of one gym, the schemes of one person. To find one again takes a
/// fourth of the time that it takes to read it.
struct KnownGroups: Sendable {
  /// Each where its bytes send it; a later one takes the place of an earlier one.
  private var groups: [(key: GroupKey, glance: GroupGlance)] = []

  private static let count = 1024

  /// What is known of the group with the bytes of `key`.
  @inline(__always)
  func glance(_ key: GroupKey) -> GroupGlance? {
    let place = key.hash & (Self.count &- 1)
    guard place < groups.count, groups[place].key == key else { return nil }
    return groups[place].glance
  }

  /// Keeps what is known of a group.
  mutating func keep(_ glance: GroupGlance, _ key: GroupKey) {
    if groups.isEmpty {
      groups = Array(repeating: (GroupKey(), GroupGlance()), count: Self.count)
    }
    groups[key.hash & (Self.count &- 1)] = (key, glance)
  }
}

/// What a glance takes from a group.
struct GroupGlance: BitwiseCopyable {
  var load: UInt32 = 0
  var unit = WrittenUnit.none
  var hasLoad = false
  var isWarmUp = false
}

/// The bytes of a group up to a comma or the end, if they are few.
struct GroupKey: Equatable, BitwiseCopyable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  /// No group.
  init() {}

  /// Takes the bytes from `start` up to a comma or `end`, and tells how many they are; nil for more
  /// than sixteen.
  ///
  /// A comma ends a plain group for sure if no digit follows it: nil for any other.
  @inline(__always)
  init?(_ text: Span<UInt8>, _ start: Int, _ end: Int, count: inout Int) {
    guard start &+ 16 <= text.count else { return nil }
    let (low, high) = (text.eightBytes(at: start), text.eightBytes(at: start &+ 8))
    let inLow = low.lowestByte(equalTo: .comma)
    let inHigh = high.lowestByte(equalTo: .comma)
    let comma =
      inLow != 0
      ? inLow.trailingZeroBitCount / 8
      : inHigh != 0 ? 8 &+ inHigh.trailingZeroBitCount / 8 : 17
    count = min(comma, end &- start)
    guard count <= 16, count > 0 else { return nil }
    let next = start &+ count &+ 1
    if next < end, text[next].isDigit { return nil }
    let lowCount = UInt64(truncatingIfNeeded: min(count, 8))
    let highCount = UInt64(truncatingIfNeeded: max(count &- 8, 0))
    first = low & (.max &>> ((8 &- lowCount) &* 8))
    second = highCount == 0 ? 0 : high & (.max &>> ((8 &- highCount) &* 8))
  }

  /// Whose bits are far apart; the golden ratio is an odd number whose bits look random.
  var hash: Int {
    let mixed = (first ^ second &* 0xC2B2_AE3D_27D4_EB4F) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 40)
  }
}

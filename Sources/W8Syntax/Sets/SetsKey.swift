import W8Text

/// The bytes of some sets, if they are few: a key to find them again, compared without a loop.
struct SetsKey: BitwiseCopyable {
  // Pairs of eight bytes: the first sixteen, the last sixteen, and those behind the first. They overlap
  // where there are fewer bytes, and what is not needed is 0.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0
  private var beforeLast: UInt64 = 0
  private var last: UInt64 = 0
  private var count: UInt32 = 0

  /// No sets.
  init() {}

  /// Takes the bytes `start..<end`; nil for none, for more than 48, and close to the edges of the text.
  @inline(__always)
  init?(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    let count = end &- start
    guard 1...48 ~= count, let (first, second) = text.sixteenBytes(at: start),
      let (beforeLast, last) = text.sixteenBytes(at: end &- 16)
    else { return nil }
    self.count = UInt32(truncatingIfNeeded: count)
    if count <= 8 {
      self.first = last &>> UInt64(truncatingIfNeeded: (8 &- count) &* 8)
      return
    }
    (self.first, self.last) = (first, last)
    if count <= 16 { return }
    (self.second, self.beforeLast) = (second, beforeLast)
    if count <= 32 { return }
    guard let (third, fourth) = text.sixteenBytes(at: start &+ 16) else { return nil }
    (self.third, self.fourth) = (third, fourth)
  }

  /// Whether the key is of no sets.
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  static func == (one: SetsKey, other: SetsKey) -> Bool {
    guard one.first == other.first, one.last == other.last, one.count == other.count else {
      return false
    }
    if one.count <= 16 { return true }
    return one.second == other.second && one.beforeLast == other.beforeLast
      && one.third == other.third && one.fourth == other.fourth
  }

  /// In whose highest bits all bytes have a say.
  ///
  /// The golden ratio is an odd number whose bits look random, and so are the others.
  @inline(__always)
  var hash: UInt64 {
    var mixed = first ^ last &* 0xC2B2_AE3D_27D4_EB4F
    if count > 16 {
      mixed &+= (second ^ beforeLast &* 0xC2B2_AE3D_27D4_EB4F) &* 0x1656_67B1_9E37_79F9
      mixed &+= (third ^ fourth &* 0xC2B2_AE3D_27D4_EB4F) &* 0x27D4_EB2F_1656_67C5
    }
    return mixed &* 0x9E37_79B9_7F4A_7C15
  }
}

import W8Text

/// The branches that were logged a while ago, by the bytes of their names: the same few fill a log, and
/// one look here takes a third of the time that those in the tables of spellings take.
struct RecentBranches {
  /// Each where its bytes send it; a later one takes the place of an earlier one.
  private var branches = [Branch](repeating: Branch(), count: 1 << Key.bits)

  private struct Branch: BitwiseCopyable {
    var key = Key()
    /// −1 for none.
    var ordinal: Int32 = -1
  }

  /// The ordinal of the branch that has `key`; a negative number where it was not seen lately.
  @inline(__always)
  func ordinal(of key: Key) -> Int {
    let known = branches[key.place]
    return known.key.isEqual(to: key) ? Int(known.ordinal) : -1
  }

  /// Keeps the ordinal of a branch, if its name is short.
  mutating func keep(_ ordinal: Int, _ key: Key) {
    if key.isShort { branches[key.place] = Branch(key: key, ordinal: Int32(clamping: ordinal)) }
  }

  /// The bytes of a name that is as short as most, and the number of a gym.
  struct Key: BitwiseCopyable {
    fileprivate static let bits = 9

    private var first: UInt64 = 0
    private var middle: UInt64 = 0
    private var last: UInt64 = 0
    private var gym: Int32 = 0
    /// 0 for no name, for one of more than 24 bytes, and for one at the very end of the text.
    private var count: Int32 = 0

    /// No name.
    fileprivate init() {}

    /// Takes the bytes of `name` in `text`.
    @inline(__always)
    init(_ name: TextRange, in text: Span<UInt8>, atGym gym: Int) {
      let (start, count) = (name.start, name.end &- name.start)
      guard 1...24 ~= count, start &+ 8 <= text.count else { return }
      first = text.word(at: start)
      if count < 8 {
        first &= .max &>> UInt64(truncatingIfNeeded: 64 &- count &* 8)
      } else {
        // The words overlap in a name that is no multiple of eight bytes long.
        last = text.word(at: name.end &- 8)
        if count > 16 { middle = text.word(at: start &+ 8) }
      }
      self.gym = Int32(clamping: gym)
      self.count = Int32(truncatingIfNeeded: count)
    }

    fileprivate var isShort: Bool { count > 0 }

    @inline(__always)
    fileprivate func isEqual(to other: Key) -> Bool {
      (first ^ other.first) | (middle ^ other.middle) | (last ^ other.last) == 0
        && gym == other.gym && count == other.count
    }

    /// Whose bits are far apart; the golden ratio is an odd number whose bits look random.
    @inline(__always)
    fileprivate var place: Int {
      let word = first ^ (middle &+ last) &* 0xC2B2_AE3D_27D4_EB4F
      let mixed = (word &+ UInt64(truncatingIfNeeded: gym)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed &>> UInt64(64 - Self.bits))
    }
  }
}

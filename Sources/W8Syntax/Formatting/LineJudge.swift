/// Tells the lines that are plainly canonical from others, one after the other, as `isPlainlyCanonical` does.
///
/// The same exercises and groups of sets fill a log: to find one again takes a tenth of the time that it
/// takes to look at its bytes. What a piece is found to be follows from its own bytes.
struct LineJudge: Sendable {
  /// Each where its bytes send it; a later one takes the place of an earlier one.
  private var heads: [LineHead] = []
  private var groups: [CanonicalGroup] = []

  private static let headCount = 256
  private static let groupCount = 1024

  /// Whether a look at the bytes of the line `start..<end` shows that it is canonical.
  @inline(__always)
  mutating func isPlainlyCanonical(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard start &+ LineHead.length < end else {
      return W8Syntax.isPlainlyCanonical(text, start, end)
    }
    let head = LineHead(text, start)
    guard head.mayNameExercise else { return W8Syntax.isPlainlyCanonical(text, start, end) }
    if knows(head) { return isCanonicalSets(text, start &+ LineHead.length, end) }
    return isUnknownExercise(text, start, end, head)
  }

  /// Whether the exercise `start..<end`, whose name is new or wide, is canonical.
  @inline(never)
  private mutating func isUnknownExercise(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ head: LineHead
  ) -> Bool {
    var index = start &+ marginWidth
    guard skipPlainHead(text, &index, end) else { return false }
    if index == end { return true }
    if index == start &+ LineHead.length { keep(head) }
    return isCanonicalSets(text, index, end)
  }

  /// Whether canonical groups are all that stands in `start..<end`, but for a tail.
  @inline(__always)
  private mutating func isCanonicalSets(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      var count = 0
      guard let key = GroupKey(text, index, end, count: &count),
        knows(key, count) || learns(text, index, key, count)
      else { return text[end &- 1] > 0x20 && isPlainGroups(text, index, end) }
      index &+= count
      if index == end { return true }
      guard index &+ 2 < end, text[index] == .comma, text[index &+ 1] == 0x20 else { return false }
      index &+= 2
    }
    return false
  }

  @inline(__always)
  private func knows(_ head: LineHead) -> Bool {
    let place = head.hash & (Self.headCount &- 1)
    return place < heads.count && heads[place] == head
  }

  private mutating func keep(_ head: LineHead) {
    if heads.isEmpty { heads = Array(repeating: LineHead(), count: Self.headCount) }
    heads[head.hash & (Self.headCount &- 1)] = head
  }

  @inline(__always)
  private func knows(_ key: GroupKey, _ count: Int) -> Bool {
    let place = key.hash & (Self.groupCount &- 1)
    return place < groups.count && groups[place].key == key && groups[place].count == count
  }

  /// Whether the `count` bytes from `start` on are one canonical group; it is kept then.
  @inline(never)
  private mutating func learns(
    _ text: Span<UInt8>, _ start: Int, _ key: GroupKey, _ count: Int
  ) -> Bool {
    var index = start
    let end = start &+ count
    guard skipPlainGroup(text, &index, end), index == end else { return false }
    if groups.isEmpty {
      groups = Array(repeating: CanonicalGroup(), count: Self.groupCount)
    }
    groups[key.hash & (Self.groupCount &- 1)] = CanonicalGroup(key: key, count: count)
    return true
  }
}

/// A group of sets that is written as it stands.
private struct CanonicalGroup: BitwiseCopyable {
  var key = GroupKey()
  /// How many bytes it has: those of a key leave open whether it ends in zeros.
  var count = 0
}

/// The bytes of a line up to where the sets start if the name of its exercise is not too wide.
private struct LineHead: Equatable, BitwiseCopyable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  /// How many bytes they are: the margin, the column of names, and a space.
  static let length = 24

  /// No line.
  init() {}

  /// The head of the line that starts at `start` and is longer.
  @inline(__always)
  init(_ text: Span<UInt8>, _ start: Int) {
    first = text.eightBytes(at: start)
    second = text.eightBytes(at: start &+ 8)
    third = text.eightBytes(at: start &+ 16)
  }

  /// Whether a letter stands behind four spaces.
  @inline(__always)
  var mayNameExercise: Bool {
    first & 0xFFFF_FFFF == 0x2020_2020 && UInt8(truncatingIfNeeded: first &>> 32).isASCIILetter
  }

  /// Whose bits are far apart.
  @inline(__always)
  var hash: Int {
    let mixed = (first ^ second &* 0xC2B2_AE3D_27D4_EB4F ^ third) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 40)
  }
}

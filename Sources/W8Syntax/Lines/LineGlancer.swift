/// Reads plain exercise lines of which a glance tells all, one after the other.
///
/// What it reads, `parsePlainExercise` reads alike, and comes to tokens that tell the same.
struct LineGlancer: ~Copyable {
  private var knownHeads = KnownHeads()
  private var knownGroups = KnownGroups()

  /// The glance at the line `start..<end`, which opens with a blank and holds printable ASCII and tabs only;
  /// nil for a line that is no exercise or of which a glance does not tell all.
  @inline(__always)
  mutating func glance(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> LineGlance? {
    guard let head = head(text, start, end) else { return nil }
    let (nameStart, nameEnd) = (head.nameStart &- start, head.nameEnd &- start)
    var index = head.sets
    if index >= end {
      return LineGlance(
        sets: SetsGlance(nameStart: nameStart, nameEnd: nameEnd), isCanonical: head.isCanonical)
    }
    var isCanonical = head.isCanonical
    var loads = LoadsGlance()
    while index < end {
      guard let group = glanceAtGroup(text, &index, end), loads.add(group) else { return nil }
      if index >= end {
        return LineGlance(
          sets: SetsGlance(nameStart: nameStart, nameEnd: nameEnd, loads),
          isCanonical: isCanonical && loads.isCanonical)
      }
      // A comma before a digit may be a decimal one, and not the end of the group.
      guard text[index] == .comma, index &+ 1 >= end || !text[index &+ 1].isDigit else {
        return nil
      }
      let next = skipPlainBlanks(text, index &+ 1, end)
      isCanonical = isCanonical && next == index &+ 2 && text[index &+ 1] == 0x20
      index = next
    }
    return nil
  }

  /// Reads the line `start..<end` up to its sets; nil unless it is an exercise with a plain name.
  @inline(__always)
  private mutating func head(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> LineHead? {
    guard let bytes = HeadBytes(text, start, end), let nameCount = knownHeads.nameCount(bytes)
    else { return readHead(text, start, end) }
    let name = start &+ marginWidth
    return LineHead(
      nameStart: name, nameEnd: name &+ nameCount, sets: start &+ HeadBytes.count,
      isCanonical: true)
  }

  /// Reads a head that is not known.
  @inline(never)
  private mutating func readHead(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> LineHead? {
    guard let head = LineHead(text, start, end) else { return nil }
    if head.isCanonical, head.sets == start &+ HeadBytes.count,
      let bytes = HeadBytes(text, start, end)
    {
      knownHeads.keep(bytes, nameCount: head.nameEnd &- head.nameStart)
    }
    return head
  }

  /// Moves past the group at `index`; nil unless it is plain and its loads tell all.
  @inline(__always)
  private mutating func glanceAtGroup(
    _ text: Span<UInt8>, _ index: inout Int, _ end: Int
  ) -> LoadsGlance? {
    var count = 0
    guard let key = GroupKey(text, index, end, count: &count) else {
      return loadsOfGroup(text, &index, end)
    }
    guard let known = knownGroups.loads(key) else {
      return readGroup(text, &index, end, key, count)
    }
    index &+= count
    return known
  }

  /// Reads a group that is not known yet.
  @inline(never)
  private mutating func readGroup(
    _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ key: GroupKey, _ count: Int
  ) -> LoadsGlance? {
    let start = index
    guard let loads = loadsOfGroup(text, &index, end) else { return nil }
    // A comma in a label, or a tail, ends the bytes of the key elsewhere.
    if index == start &+ count { knownGroups.keep(loads, key) }
    return loads
  }
}

/// What is seen of an exercise line.
struct LineGlance {
  let sets: SetsGlance
  /// Whether it is plainly canonical.
  let isCanonical: Bool
}

/// Moves past the group at `index`; nil unless it is plain and its loads tell all.
@inline(never)
private func loadsOfGroup(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> LoadsGlance? {
  let start = index
  var glancer = SetsGlancer()
  guard parsePlainGroup(text, &index, end, &glancer), var loads = glancer.tellingLoads() else {
    return nil
  }
  var canonicalEnd = start
  loads.isCanonical = skipPlainGroup(text, &canonicalEnd, index) && canonicalEnd == index
  return loads
}

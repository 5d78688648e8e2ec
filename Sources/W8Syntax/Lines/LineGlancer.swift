/// Reads plain exercise lines of which a glance tells all, one after the other.
///
/// What it reads, `parsePlainExercise` reads alike, and comes to tokens that tell the same.
struct LineGlancer: ~Copyable {
  private var knownHeads = KnownHeads()
  private var knownSets = KnownSets()

  /// The glance at the line `start..<end`, which opens with a blank and holds printable ASCII and tabs only;
  /// nil for a line that is no exercise with sets, and for one of which a glance does not tell all.
  @inline(__always)
  mutating func glance(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> LineGlance? {
    guard let head = head(text, start, end),
      let loads = knownSets.loads(text, head.sets, end) ?? loadsOfSets(text, head.sets, end)
    else { return nil }
    return LineGlance(
      sets: SetsGlance(
        nameStart: head.nameStart &- start, nameEnd: head.nameEnd &- start, loads),
      isCanonical: head.isCanonical && loads.isCanonical)
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

  /// Reads the sets `start..<end` and keeps their loads; nil unless all groups are plain and their loads tell
  /// all.
  @inline(never)
  private mutating func loadsOfSets(
    _ text: Span<UInt8>, _ start: Int, _ end: Int
  ) -> LoadsGlance? {
    var loads = LoadsGlance()
    var index = start
    while index < end {
      guard let group = loadsOfGroup(text, &index, end), loads.add(group) else { return nil }
      if index >= end {
        if let key = SetsKey(text, start, end) { knownSets.keep(loads, key) }
        return loads
      }
      guard endsGroup(text, index, end) else { return nil }
      let next = skipPlainBlanks(text, index &+ 1, end)
      if next != index &+ 2 || text[index &+ 1] != 0x20 { loads.isCanonical = false }
      index = next
    }
    return nil
  }

  /// Moves past the group at `index`; nil unless it is plain and its loads tell all.
  @inline(__always)
  private mutating func loadsOfGroup(
    _ text: Span<UInt8>, _ index: inout Int, _ end: Int
  ) -> LoadsGlance? {
    var groupEnd = index
    while groupEnd < end, !endsGroup(text, groupEnd, end) { groupEnd &+= 1 }
    let key = SetsKey(text, index, groupEnd)
    if let key, let known = knownSets.loads(key) {
      index = groupEnd
      return known
    }
    guard let loads = readGroup(text, &index, end) else { return nil }
    // A comma in a label ends no group.
    if let key, index == groupEnd { knownSets.keep(loads, key) }
    return loads
  }
}

/// What is seen of an exercise line.
struct LineGlance {
  let sets: SetsGlance
  /// Whether it is plainly canonical.
  let isCanonical: Bool
}

/// Whether a comma stands at `index` that no digit follows; else it might be a decimal one.
@inline(__always)
private func endsGroup(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  text[index] == .comma && (index &+ 1 >= end || !text[index &+ 1].isDigit)
}

/// Moves past the group at `index`; nil unless it is plain and its loads tell all.
private func readGroup(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> LoadsGlance? {
  let start = index
  var glancer = SetsGlancer()
  guard parsePlainGroup(text, &index, end, &glancer), var loads = glancer.tellingLoads() else {
    return nil
  }
  var canonicalEnd = start
  loads.isCanonical = skipPlainGroup(text, &canonicalEnd, index) && canonicalEnd == index
  return loads
}

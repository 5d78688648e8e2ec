/// Reads plain exercise lines of which a glance tells all, one after the other.
///
/// What it reads, `parsePlainExercise` reads alike, and comes to tokens that tell the same.
struct LineGlancer: ~Copyable {
  private var knownGroups = KnownGroups()

  /// The glance at the line `start..<end`, which opens with a blank; nil for a line that is no exercise or
  /// of which a glance does not tell all.
  @inline(__always)
  mutating func glance(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SetsGlance? {
    let name = skipPlainBlanks(text, start, end)
    guard name < end, text[name].isASCIILetter,
      let colon = endOfPlainName(text, name, end)
    else { return nil }
    let (nameStart, nameEnd) = (name &- start, trimmedName(text, colon) &- start)
    var index = skipPlainBlanks(text, colon &+ 1, end)
    if index >= end { return SetsGlance(nameStart: nameStart, nameEnd: nameEnd) }
    var loads = LoadsGlance()
    while index < end {
      guard let group = glanceAtGroup(text, &index, end), loads.add(group) else { return nil }
      if index >= end { return SetsGlance(nameStart: nameStart, nameEnd: nameEnd, loads) }
      // A comma before a digit may be a decimal one, and not the end of the group.
      guard text[index] == .comma, index &+ 1 >= end || !text[index &+ 1].isDigit else {
        return nil
      }
      index = skipPlainBlanks(text, index &+ 1, end)
    }
    return nil
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

/// Moves past the group at `index`; nil unless it is plain and its loads tell all.
@inline(never)
private func loadsOfGroup(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> LoadsGlance? {
  var glancer = SetsGlancer()
  guard parsePlainGroup(text, &index, end, &glancer) else { return nil }
  return glancer.tellingLoads()
}

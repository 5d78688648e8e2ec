/// Reads plain exercise lines of which a glance tells all, one after the other.
///
/// What it reads, `parsePlainExercise` reads alike, and comes to tokens that tell the same.
struct LineGlancer: ~Copyable {
  private var knownSets = KnownSets()

  /// The glance at the line `start..<end`, which opens with a blank; nil for a line that is no exercise with
  /// sets, and for one of which a glance does not tell all.
  @inline(__always)
  mutating func glance(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SetsGlance? {
    let name = skipPlainBlanks(text, start, end)
    guard name < end, text[name].isASCIILetter, let colon = endOfPlainName(text, name, end)
    else { return nil }
    let (nameStart, nameEnd) = (name &- start, trimmedName(text, colon) &- start)
    let sets = skipWideBlanks(text, colon &+ 1, end)
    guard let loads = knownSets.loads(text, sets, end) ?? loadsOfSets(text, sets, end) else {
      return nil
    }
    return SetsGlance(nameStart: nameStart, nameEnd: nameEnd, loads)
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
      index = skipPlainBlanks(text, index &+ 1, end)
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

/// Whether a comma stands at `index` that no digit follows; else it might be a decimal one.
@inline(__always)
private func endsGroup(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  text[index] == .comma && (index &+ 1 >= end || !text[index &+ 1].isDigit)
}

/// Moves past the group at `index`; nil unless it is plain and its loads tell all.
private func readGroup(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> LoadsGlance? {
  var glancer = SetsGlancer()
  guard parsePlainGroup(text, &index, end, &glancer) else { return nil }
  return glancer.tellingLoads()
}

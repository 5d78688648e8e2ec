/// Sets that were read a while ago, with their loads: single groups, and all the sets of a line.
///
/// The same few hundred fill a log: the loads of one gym, the schemes of one person. To find them again
/// takes a tenth of the time that it takes to read them.
struct KnownSets: ~Copyable {
  /// Each at the place to which its bytes send it, or at one of the few behind that; there are as many
  /// places as a power of two, or none.
  private var known: [Known] = []
  private var count = 0
  /// How many bits of a hash are too many to tell a place.
  private var shift: UInt64 = 63

  private static let leastPlaces = 64
  private static let mostPlaces = 4096
  /// How many places are looked at.
  private static let reach = 8

  private struct Known: BitwiseCopyable {
    var key = SetsKey()
    var loads = LoadsGlance()
  }

  /// The loads of the sets `start..<end`; nil where they are not known.
  @inline(__always)
  func loads(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> LoadsGlance? {
    // The key of few bytes takes up two registers, any other more than there are.
    guard end &- start <= 16 else { return loadsOfLong(text, start, end) }
    return SetsKey(text, start, end).flatMap { loads($0) }
  }

  @inline(never)
  private func loadsOfLong(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> LoadsGlance? {
    SetsKey(text, start, end).flatMap { loads($0) }
  }

  /// The loads of the sets with the bytes of `key`; nil where they are not known.
  @inline(__always)
  func loads(_ key: SetsKey) -> LoadsGlance? {
    let mask = known.count &- 1
    let first = place(key)
    for step in 0..<Self.reach {
      let place = (first &+ step) & mask
      guard place < known.count else { return nil }
      if known[place].key == key { return known[place].loads }
      if known[place].key.isEmpty { return nil }
    }
    return nil
  }

  /// Keeps the loads of some sets; where all places are taken, the sets at the first one are forgotten.
  mutating func keep(_ loads: LoadsGlance, _ key: SetsKey) {
    // With more than a third of the places taken, the looks get longer.
    if count &* 3 >= known.count, known.count < Self.mostPlaces { grow() }
    let mask = known.count &- 1
    let first = place(key)
    let places = (0..<Self.reach).lazy.map { (first &+ $0) & mask }
    if let free = places.first(where: { known[$0].key.isEmpty }) {
      known[free] = Known(key: key, loads: loads)
      count &+= 1
    } else {
      known[first & mask] = Known(key: key, loads: loads)
    }
  }

  private mutating func grow() {
    let old = known
    let places = max(Self.leastPlaces, old.count * 2)
    known = Array(repeating: Known(), count: places)
    shift = UInt64(places.leadingZeroBitCount + 1)
    count = 0
    for sets in old where !sets.key.isEmpty { keep(sets.loads, sets.key) }
  }

  @inline(__always)
  private func place(_ key: SetsKey) -> Int { Int(truncatingIfNeeded: key.hash &>> shift) }
}

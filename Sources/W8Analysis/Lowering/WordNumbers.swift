/// Numbers keys of three words from 0 in the order in which they come first.
///
/// A dictionary takes several times as long for keys as small as these.
struct WordNumbers {
  /// How many keys have a number.
  private(set) var count = 0
  /// The keys at the places that their hashes give, or after them; a power of two of places, at most
  /// half of them taken.
  private var places = [Place](repeating: Place(), count: 32)
  /// Nobody can foresee them, so nobody can write names that all share one place.
  private let seeds = (Self.seed(1), Self.seed(2))

  private struct Place: BitwiseCopyable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var third: UInt32 = 0
    /// −1 for a place that is free.
    var number: Int32 = -1
  }

  /// The number of the key of three words, a new one where it has none.
  @inline(__always)
  mutating func number(of first: UInt64, _ second: UInt64, _ third: UInt32) -> Int {
    let mask = places.count &- 1
    var index = hash(first, second, third) & mask
    while true {
      let place = places[index]
      if place.first == first, place.second == second, place.third == third, place.number >= 0 {
        return Int(place.number)
      }
      if place.number < 0 { return newNumber(of: first, second, third) }
      index = (index &+ 1) & mask
    }
  }

  @inline(__always)
  private func hash(_ first: UInt64, _ second: UInt64, _ third: UInt32) -> Int {
    // Both halves of the product of all 128 bits: each bit of a key moves all bits of its hash.
    let product = (first ^ seeds.0).multipliedFullWidth(
      by: (second &+ UInt64(third) &* 0x9E37_79B9_7F4A_7C15) ^ seeds.1)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }

  private static func seed(_ number: Int) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(number)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  @inline(never)
  private mutating func newNumber(of first: UInt64, _ second: UInt64, _ third: UInt32) -> Int {
    if count &* 2 >= places.count { grow() }
    let number = count
    put(Place(first: first, second: second, third: third, number: Int32(clamping: number)))
    count += 1
    return number
  }

  private mutating func put(_ place: Place) {
    let mask = places.count &- 1
    var index = hash(place.first, place.second, place.third) & mask
    while places[index].number >= 0 { index = (index &+ 1) & mask }
    places[index] = place
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: Place(), count: old.count * 2)
    for place in old where place.number >= 0 { put(place) }
  }
}

import W8Text

/// The names of a file: of exercises without quotes, of gyms and tags with their sigils; each has an id from 0 on
/// in the order in which they come first. Equal bytes have one id.
///
/// Whoever works on names works on ids, and looks at the bytes of each name once.
package struct Names: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name starts among the bytes, and where the last one ends.
  private var starts: [UInt32] = [0]
  /// The ids by the hashes of their names, and 0 for a slot that is free: ids are kept one greater. There are as
  /// many slots as a power of two, at most half of them taken.
  private var slots: [Slot] = []
  private let seed = UInt64.random(in: 0 ... .max)

  private struct Slot: BitwiseCopyable {
    var hash: UInt32 = 0
    var id: UInt32 = 0
  }

  /// No names.
  package init() {}

  /// How many names there are.
  package var count: Int { starts.count - 1 }

  /// The name with `id`, for display; bytes that are not UTF-8 become U+FFFD.
  package func string(_ id: Int) -> String {
    String(decoding: bytes[Int(starts[id])..<Int(starts[id + 1])], as: UTF8.self)
  }

  /// The id of the name `text[start..<end]`, a new one where it has none.
  @inline(__always)
  mutating func id(of text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let hash = hash(of: text, start, end)
    guard !slots.isEmpty else { return add(text, start, end, hash) }
    let mask = slots.count &- 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].id > 0 {
      if slots[index].hash == hash, isName(Int(slots[index].id) &- 1, text, start, end) {
        return Int(slots[index].id) &- 1
      }
      index = (index &+ 1) & mask
    }
    return add(text, start, end, hash)
  }

  /// Nobody can foresee the hashes, so nobody can write names that all share one.
  @inline(__always)
  private func hash(of text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    var hash = seed ^ UInt64(truncatingIfNeeded: end &- start)
    var index = start
    while index &+ 8 <= end {
      hash = mixed(hash ^ text.word(at: index))
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < end {
      rest = rest &<< 8 | UInt64(text[index])
      index &+= 1
    }
    hash = mixed(hash ^ rest)
    return UInt32(truncatingIfNeeded: hash &>> 32)
  }

  /// Both halves of a product of all bits: each bit of `word` moves all bits of the result.
  @inline(__always)
  private func mixed(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  @inline(__always)
  private func isName(_ id: Int, _ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let first = Int(starts[id])
    guard Int(starts[id &+ 1]) &- first == end &- start else { return false }
    let own = bytes.span
    var offset = 0
    while start &+ offset &+ 8 <= end {
      if own.word(at: first &+ offset) != text.word(at: start &+ offset) { return false }
      offset &+= 8
    }
    while start &+ offset < end {
      if own[first &+ offset] != text[start &+ offset] { return false }
      offset &+= 1
    }
    return true
  }

  @inline(never)
  private mutating func add(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ hash: UInt32) -> Int {
    let id = count
    bytes.append(text, start, end)
    starts.append(UInt32(clamping: bytes.count))
    if count &* 2 > slots.count { grow() }
    put(Slot(hash: hash, id: UInt32(clamping: id + 1)))
    return id
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: max(64, old.count * 2))
    for slot in old where slot.id > 0 { put(slot) }
  }

  private mutating func put(_ slot: Slot) {
    let mask = slots.count - 1
    var index = Int(slot.hash) & mask
    while slots[index].id > 0 { index = (index + 1) & mask }
    slots[index] = slot
  }
}

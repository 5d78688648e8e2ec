/// Drawn once: each draw asks the system, and a log has a table for each of its months.
private let processSeed = UInt64.random(in: 0 ... .max)

/// Ids from 0 on, found by the hashes of what they stand for.
///
/// Its owner keeps what the ids stand for, and says whether an id is the one that is looked for. Hashes are mixed with
/// a seed of the process: they cannot be foreseen, so no log can be written of which many names share one.
@usableFromInline
package struct IDTable: Sendable {
  /// The ids by their hashes: as many as a power of two, at most half of them taken.
  @usableFromInline
  var slots: [Slot] = []
  @usableFromInline
  let seed = processSeed
  /// The number of ids.
  package private(set) var count = 0

  @usableFromInline
  struct Slot: BitwiseCopyable, Sendable {
    @usableFromInline
    let hash: UInt32
    /// One more than the id; 0 for a slot that is free.
    @usableFromInline
    let successor: UInt32
  }

  /// No ids.
  package init() {}

  /// The hash to go on with behind `word`, from that of what stands before it.
  @inlinable @inline(__always)
  package func hash(_ word: UInt64, after hash: UInt64 = 0) -> UInt64 {
    // Both halves of a product of all bits: each bit of the words moves all bits of the result.
    let product = (seed ^ hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  /// The id with `hash` that `isMeant` says is the one; nil where none is.
  @inlinable @inline(__always)
  package func id(_ hash: UInt64, where isMeant: (Int) -> Bool) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count &- 1
    let wanted = UInt32(truncatingIfNeeded: hash &>> 32)
    var index = Int(truncatingIfNeeded: wanted) & mask
    while slots[index].successor > 0 {
      let slot = slots[index]
      if slot.hash == wanted, isMeant(Int(slot.successor) &- 1) {
        return Int(slot.successor) &- 1
      }
      index = (index &+ 1) & mask
    }
    return nil
  }

  /// Takes note of the next id, which has `hash`; returns it.
  package mutating func add(_ hash: UInt64) -> Int {
    let id = count
    count += 1
    if count * 2 > slots.count { grow() }
    put(Slot(hash: UInt32(truncatingIfNeeded: hash &>> 32), successor: UInt32(clamping: count)))
    return id
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(hash: 0, successor: 0), count: max(32, old.count * 2))
    for slot in old where slot.successor > 0 { put(slot) }
  }

  private mutating func put(_ slot: Slot) {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: slot.hash) & mask
    while slots[index].successor > 0 { index = (index + 1) & mask }
    slots[index] = slot
  }
}

extension Dictionary {
  /// The value of `key`; `new` where it has none, which is its value from then on. Looks for the key once.
  @inlinable
  package mutating func value(of key: Key, orNew new: Value) -> Value {
    func read(_ value: inout Value) -> Value { value }
    return read(&self[key, default: new])
  }
}

import Primitives

/// Numbers from 0 on for keys, in the order in which these come first.
struct NumberedKeys: Sendable {
  private var keys: [UInt64] = []
  private var ids = IDTable()

  /// The number of `key`, and whether it is new.
  @inline(__always)
  mutating func number(of key: UInt64) -> (number: Int, isNew: Bool) {
    let hash = ids.hash(key)
    if let known = ids.id(hash, where: { keys[$0] == key }) { return (known, false) }
    keys.append(key)
    return (ids.add(hash), true)
  }
}

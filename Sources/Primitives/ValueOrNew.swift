extension Dictionary {
  /// The value of `key`; `new` where it has none, which is its value from then on. Looks for the key once.
  @inlinable
  package mutating func value(of key: Key, orNew new: Value) -> Value {
    func read(_ value: inout Value) -> Value { value }
    return read(&self[key, default: new])
  }
}

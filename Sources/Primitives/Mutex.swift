#if hasFeature(Embedded)
  /// Replaces the lock of the library `Synchronization`, which Embedded Swift does not have: the program has one thread.
  package struct Mutex<Value>: Sendable {
    private nonisolated(unsafe) let cell: Cell

    private final class Cell {
      var value: Value

      init(_ value: Value) {
        self.value = value
      }
    }

    /// Holds `value`.
    package init(_ value: Value) {
      cell = Cell(value)
    }

    /// What `body` makes of the value, which it may change.
    package func withLock<Result, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(&cell.value)
    }
  }

  // The standard library casts errors when it merges, which Embedded Swift cannot do.

  extension Dictionary {
    /// As that of the standard library.
    package init(
      _ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value
    ) {
      self.init()
      merge(pairs, uniquingKeysWith: combine)
    }

    /// As that of the standard library.
    package mutating func merge(
      _ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value
    ) {
      for (key, value) in pairs {
        if let known = self[key] {
          self[key] = combine(known, value)
        } else {
          self[key] = value
        }
      }
    }

    /// As that of the standard library.
    package mutating func merge(
      _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
    ) {
      for (key, value) in other {
        if let known = self[key] {
          self[key] = combine(known, value)
        } else {
          self[key] = value
        }
      }
    }

    /// As that of the standard library.
    package func merging(
      _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
    ) -> [Key: Value] {
      var result = self
      result.merge(other, uniquingKeysWith: combine)
      return result
    }

    /// As that of the standard library.
    package func merging(
      _ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value
    ) -> [Key: Value] {
      var result = self
      result.merge(pairs, uniquingKeysWith: combine)
      return result
    }
  }
#endif

import Primitives
import Synchronization

/// A value that is computed when it is first needed, and then kept.
package final class Lazy<Value: Sendable>: Sendable {
  private let known: Mutex<Value?> = Mutex(nil)

  /// Begins without a value.
  package init() {}

  /// What is known, or what `work` finds; a caller waits while another thread computes it, and `work` must
  /// not ask for the value.
  package func value(_ work: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let value = work()
      known = value
      return value
    }
  }

  /// What is known.
  var valueIfKnown: Value? { known.withLock { $0 } }
}

/// What code above a value works out of it, once; only that code knows what it is.
///
/// It follows from the value, so two of equal values are equal.
package struct Derived: Sendable {
  private let known = Lazy<AnyBox>()

  /// Begins without it.
  package init() {}

  /// What is known, or what `work` finds; all who ask one value ask for the same kind.
  package func value<Value: Sendable>(_ work: () -> Value) -> Value {
    guard let box = known.value({ Box(work()) }) as? Box<Value> else {
      preconditionFailure("one kind of thing is derived of a value")
    }
    return box.value
  }

  /// What is known; nil before it was asked for.
  func value<Value: Sendable>(ifKnownAs kind: Value.Type) -> Value? {
    (known.valueIfKnown as? Box<Value>)?.value
  }

  /// Whether it is known.
  var isKnown: Bool { known.valueIfKnown != nil }

  private class AnyBox: @unchecked Sendable {}

  // Its value never changes.
  private final class Box<Value: Sendable>: AnyBox, @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }
}

extension Derived: Hashable {
  package static func == (left: Derived, right: Derived) -> Bool { true }

  /// Adds nothing.
  package func hash(into hasher: inout Hasher) {}
}

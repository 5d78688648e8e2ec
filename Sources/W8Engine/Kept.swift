package import Synchronization

/// A value that whoever needs it first works out, and leaves for all others; inlined, as lines have some.
package final class Kept<Value: Sendable>: Sendable {
  @usableFromInline let known: Mutex<Value?> = Mutex(nil)

  /// Begins without a value.
  @inlinable package init() {}

  /// What is known, or what `work` finds; whoever asks while another thread works it out waits for it.
  @inlinable package func value(_ work: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let value = work()
      known = value
      return value
    }
  }
}

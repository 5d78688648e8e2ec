import Synchronization

/// A value that whoever needs it first works out, and leaves for all others.
package final class Lazy<Value: Sendable>: Sendable {
  private let known: Mutex<Value?> = Mutex(nil)

  /// Begins without a value.
  package init() {}

  /// What is known, or what `work` finds; whoever asks while another thread works it out waits for it, and `work` must
  /// not ask for the value.
  package func value(_ work: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let value = work()
      known = value
      return value
    }
  }
}

import Synchronization

/// A value that is worked out when somebody first asks for it, and kept.
///
/// Whoever asks while another thread works it out waits for it; the value must not ask for itself.
package final class Deferred<Value: Sendable>: Sendable {
  private let state: Mutex<State>

  private enum State: Sendable {
    case pending(@Sendable () -> Value)
    case known(Value)
  }

  /// Takes what works out the value; it is let go as soon as the value is known.
  package init(_ work: @escaping @Sendable () -> Value) {
    state = Mutex(.pending(work))
  }

  /// The value.
  package var value: Value {
    state.withLock { state in
      switch state {
      case .known(let value): return value
      case .pending(let work):
        let value = work()
        state = .known(value)
        return value
      }
    }
  }

  /// The value if somebody asked for it; nil otherwise.
  package var known: Value? {
    state.withLock { state in
      if case .known(let value) = state { value } else { nil }
    }
  }
}

import Synchronization

/// The diagnostics of all files of a book at one moment, once somebody asked for them.
final class KeptDiagnostics: Sendable {
  private let known = Mutex<[[Diagnostic]]?>(nil)

  /// What is known, or what `work` finds; whoever asks while another thread looks waits for it.
  func value(_ work: () -> [[Diagnostic]]) -> [[Diagnostic]] {
    known.withLock { known in
      if let known { return known }
      let value = work()
      known = value
      return value
    }
  }
}

extension Analysis {
  /// The diagnostics of each of `files`, by place, worked out once and kept with the book.
  package var diagnosticsOfFiles: [[Diagnostic]] {
    keptDiagnostics.value { diagnosticsByFile() }
  }
}

import LanguageServerProtocol
import Synchronization

/// The colours of a document that the client was told last, to tell it what has changed since.
///
/// The worker makes such answers, so that it is guarded; an answer that never goes out costs one that tells all.
final class SentTokens: Sendable {
  private let last = Mutex<(number: Int, data: LSP.SemanticTokenData)>((0, LSP.SemanticTokenData()))

  /// Notes an answer, and returns its name.
  func remember(_ data: LSP.SemanticTokenData) -> String {
    last.withLock {
      $0 = ($0.number + 1, data)
      return "\($0.number)"
    }
  }

  /// The answer with the name `id`; nil when it is not the last one.
  func data(_ id: String) -> LSP.SemanticTokenData? {
    last.withLock { "\($0.number)" == id && $0.number > 0 ? $0.data : nil }
  }
}

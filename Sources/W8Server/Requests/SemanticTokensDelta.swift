import JSON
import LanguageServerProtocol
import Primitives

extension RequestRoute {
  /// What has changed in the colours of a document since an answer that the client has; all of them where that was
  /// not the last one.
  static let semanticTokensDelta = RequestRoute(
    "textDocument/semanticTokens/full/delta", runs: .worker,
    advertises: ["semanticTokensProvider": ["full": ["delta": true]]]
  ) {
    (snapshot, params: LSP.SemanticTokensDeltaParams, interruption) throws(Interrupted)
      -> LSP.SemanticTokensResult in
    let tokens = snapshot.document.tokens
    let old = tokens.data(params.previousResultId)
    let data = try snapshot.semanticTokens(unless: interruption)
    let id = tokens.remember(data)
    return old.map { .changes(data.edit(from: $0), id: id) } ?? .all(data, id: id)
  }
}

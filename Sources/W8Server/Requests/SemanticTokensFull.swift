import JSON
import LanguageServerProtocol
import Primitives
import W8Analysis
import W8Text

extension RequestRoute {
  /// The colours of a document.
  static let semanticTokensFull = RequestRoute(
    "textDocument/semanticTokens/full", runs: .worker,
    advertises: ["semanticTokensProvider": ["legend": semanticTokenLegend, "full": [:]]]
  ) {
    (snapshot, _: LSP.DocumentParams, interruption) throws(Interrupted)
      -> LSP.SemanticTokensResult in
    let data = try snapshot.semanticTokens(unless: interruption)
    let isRemembered = snapshot.client.capabilities.hasSemanticTokensDelta
    return .all(data, id: isRemembered ? snapshot.document.tokens.remember(data) : nil)
  }
}

extension Snapshot {
  /// The colours of all of the document.
  func semanticTokens(unless interruption: Interruption) throws(Interrupted)
    -> LSP.SemanticTokenData
  {
    try toProtocol.semanticTokens(in: TextRange(0, file.text.byteCount), unless: interruption)
  }
}

import JSON
import LanguageServerProtocol
import Primitives

extension RequestRoute {
  /// The colours of some lines.
  static let semanticTokensRange = RequestRoute(
    "textDocument/semanticTokens/range",
    choosing: { (_, params: LSP.DocumentRangeParams) in
      let (first, last) = (params.range.start.line, params.range.end.line)
      return last < first || last - first <= mostVisibleLines ? .firstThread : .worker
    },
    advertises: ["semanticTokensProvider": ["range": true]]
  ) {
    (snapshot, params: LSP.DocumentRangeParams, interruption) throws(Interrupted)
      -> LSP.SemanticTokensResult in
    let range = snapshot.textRange(params.range)
    return .all(try snapshot.toProtocol.semanticTokens(in: range, unless: interruption), id: nil)
  }
}

/// How many lines of a range are taken for what is visible.
private let mostVisibleLines = 500

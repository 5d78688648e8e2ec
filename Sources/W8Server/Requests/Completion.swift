import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// What can come at a cursor.
  ///
  /// Two characters ask by themselves: the signs of gyms and tags. A blank and a colon do not: what comes behind them is
  /// a number, and a list that is open would take the key that ends the line.
  static let completion = RequestRoute(
    "textDocument/completion", runs: .firstThread,
    advertises: [
      "completionProvider": [
        "triggerCharacters": ["@", "#"], "resolveProvider": true,
        "completionItem": ["labelDetailsSupport": true],
      ]
    ]
  ) { (snapshot, params: LSP.TextDocumentPositionParams, _) in
    let offset = snapshot.offset(params.position)
    let list = snapshot.analysis.completions(
      in: snapshot.file, at: offset, knownLogs: snapshot.knownLogs)
    return snapshot.toProtocol.completions(list, at: offset)
  }
}

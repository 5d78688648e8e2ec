import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// What can come at a cursor.
  ///
  /// Three characters ask by themselves: the signs of gyms and tags, and the colon of exercises and measurements. A blank
  /// does not: a list that opens behind each field would take the key that ends the line.
  static let completion = RequestRoute(
    "textDocument/completion", runs: .firstThread,
    advertises: [
      "completionProvider": [
        "triggerCharacters": ["@", "#", ":"], "resolveProvider": true,
        "completionItem": ["labelDetailsSupport": true],
      ]
    ]
  ) { (snapshot, params: LSP.CompletionParams, _) in
    let offset = snapshot.offset(params.position)
    let list = snapshot.analysis.completions(
      in: snapshot.file, at: offset, knownLogs: snapshot.knownLogs)
    return snapshot.toProtocol.completions(list, at: offset)
  }
}

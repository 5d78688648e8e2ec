import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// What can come at a cursor.
  ///
  /// No character asks by itself. Behind a blank or a colon comes a number, and `@` alone is a gym: a list that is open
  /// would take the key that ends the line.
  static let completion = RequestRoute(
    "textDocument/completion", runs: .firstThread,
    advertises: [
      "completionProvider": [
        "resolveProvider": true,
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

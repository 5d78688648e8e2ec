import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The entry that comes next, shown as if it were written.
  static let inlineCompletion = RequestRoute(
    "textDocument/inlineCompletion", runs: .firstThread,
    advertises: ["inlineCompletionProvider": true]
  ) { (snapshot, params: LSP.TextDocumentPositionParams, _) in
    let offset = snapshot.offset(params.position)
    let next = snapshot.analysis.inlineCompletion(in: snapshot.file, at: offset)
    return WrittenList([next].compactMap { $0 }) { next, json in
      json.field("insertText", next.text)
      json.field("range", snapshot.toProtocol.range(next.range))
    }
  }
}

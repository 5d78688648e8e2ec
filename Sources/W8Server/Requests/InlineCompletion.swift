import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The entry that comes next, shown as if it were written.
  static let inlineCompletion = RequestRoute(
    "textDocument/inlineCompletion", runs: .firstThread,
    advertises: ["inlineCompletionProvider": true]
  ) { (snapshot, params: LSP.CompletionParams, _) in
    let offset = snapshot.offset(params.position)
    let next = snapshot.analysis.inlineCompletion(in: snapshot.file, at: offset)
    return [next].compactMap { $0 }.map {
      LSP.InlineCompletionItem(insertText: $0.text, range: snapshot.toProtocol.range($0.range))
    }
  }
}

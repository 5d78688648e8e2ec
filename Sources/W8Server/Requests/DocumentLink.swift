import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The includes of a document.
  static let documentLink = RequestRoute(
    "textDocument/documentLink", runs: .firstThread, advertises: ["documentLinkProvider": [:]]
  ) { (snapshot, _: LSP.DocumentLinkParams, _) in
    let toProtocol = snapshot.toProtocol
    return snapshot.analysis.documentLinks(in: snapshot.file).map { link in
      LSP.DocumentLink(
        range: toProtocol.range(link.range), target: toProtocol.uri(of: link.target),
        tooltip: link.tooltip)
    }
  }.waitingForBooks()
}

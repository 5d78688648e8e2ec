import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// The includes of a document.
  static let documentLink = RequestRoute(
    "textDocument/documentLink", advertises: ["documentLinkProvider": [:]]
  ) { (session: inout ServerSession, params: LSP.DocumentLinkParams) -> [LSP.DocumentLink]? in
    guard let snapshot = session.snapshot(of: params.textDocument) else { return nil }
    let toProtocol = snapshot.toProtocol
    return snapshot.analysis.documentLinks(in: snapshot.file).map { link in
      LSP.DocumentLink(
        range: toProtocol.range(link.range), target: toProtocol.uri(of: link.target),
        tooltip: link.tooltip)
    }
  }
}

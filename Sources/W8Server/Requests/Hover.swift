import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// What there is to tell about a place.
  static let hover = RequestRoute("textDocument/hover", advertises: ["hoverProvider": true]) {
    (session: inout ServerSession, params: LSP.HoverParams) -> LSP.Hover? in
    guard let snapshot = session.snapshot(of: params.textDocument) else { return nil }
    return snapshot.analysis
      .hover(in: snapshot.file, at: snapshot.offset(params.position))
      .map(snapshot.toProtocol.hover)
  }
}

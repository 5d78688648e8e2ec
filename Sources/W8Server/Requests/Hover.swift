import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// What there is to tell about a place.
  static let hover = RequestRoute(
    "textDocument/hover", runs: .firstThread, advertises: ["hoverProvider": true]
  ) { (snapshot, params: LSP.HoverParams, _) in
    snapshot.analysis
      .hover(in: snapshot.file, at: snapshot.offset(params.position))
      .map(snapshot.toProtocol.hover)
  }
}

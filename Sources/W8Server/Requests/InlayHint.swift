import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// What is shown behind the lines of a range.
  static let inlayHint = RequestRoute(
    "textDocument/inlayHint", advertises: ["inlayHintProvider": true]
  ) { (session: inout ServerSession, params: LSP.InlayHintParams) -> [LSP.InlayHint]? in
    guard let snapshot = session.snapshot(of: params.textDocument) else { return nil }
    let hints = snapshot.analysis.inlayHints(
      in: snapshot.file, range: snapshot.textRange(params.range),
      kinds: session.settings.inlayHints)
    return hints.map(snapshot.toProtocol.inlayHint)
  }
}

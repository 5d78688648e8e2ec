import JSON
import LanguageServerProtocol
import W8IDE

extension RequestRoute {
  /// What is shown behind the lines of a range.
  static let inlayHint = RequestRoute(
    "textDocument/inlayHint", runs: .firstThread,
    advertises: ["inlayHintProvider": ["resolveProvider": true]]
  ) { (snapshot, params: LSP.DocumentRangeParams, _) in
    let hints = snapshot.analysis.inlayHints(
      in: snapshot.file, range: snapshot.textRange(params.range),
      kinds: snapshot.settings.inlayHints)
    return snapshot.toProtocol.inlayHints(hints)
  }
}

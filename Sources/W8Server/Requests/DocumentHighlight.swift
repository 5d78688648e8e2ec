import JSON
import LanguageServerProtocol
import Primitives
import W8IDE

extension RequestRoute {
  /// Where a document has the name at a place.
  static let documentHighlight = RequestRoute(
    "textDocument/documentHighlight", runs: .worker,
    advertises: ["documentHighlightProvider": true]
  ) {
    (snapshot, params: LSP.TextDocumentPositionParams, interruption) throws(Interrupted) in
    let names = try snapshot.analysis.highlights(
      in: snapshot.file, at: snapshot.offset(params.position), unless: interruption)
    return snapshot.toProtocol.highlights(of: names)
  }
}

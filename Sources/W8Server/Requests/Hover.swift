import JSON
import LanguageServerProtocol
import W8Analysis
import W8IDE

extension RequestRoute {
  /// What there is to tell about a place.
  static let hover = RequestRoute(
    "textDocument/hover",
    // What is told of a name takes a look at the whole book.
    choosing: { (snapshot, params: LSP.TextDocumentPositionParams) in
      let offset = snapshot.offset(params.position)
      return snapshot.analysis.name(in: snapshot.file, at: offset) == nil ? .firstThread : .worker
    },
    advertises: ["hoverProvider": true]
  ) { (snapshot, params: LSP.TextDocumentPositionParams, _) in
    snapshot.analysis
      .hover(in: snapshot.file, at: snapshot.offset(params.position))
      .map(snapshot.toProtocol.hover)
  }.waitingForBooks()
}

import JSON
import LanguageServerProtocol
import Primitives
import W8Analysis

extension RequestRoute {
  /// What there is to tell about a document, for clients that ask for it.
  static let documentDiagnostic = RequestRoute(
    session: "textDocument/diagnostic", waitsForBooks: .whileLogsAreLookedFor,
    advertises: [
      "diagnosticProvider": ["interFileDependencies": true, "workspaceDiagnostics": true]
    ]
  ) {
    (
      session: inout ServerSession, id: LSP.RequestID, params: LSP.DocumentDiagnosticParams
    ) throws(LSP.ResponseError) in
    let file = session.file(params.textDocument.uri)
    let report = DocumentReport(
      check: session.check(booksOf: file), file: file, previous: params.previousResultId,
      told: session.pulls.told, loaded: session.books.loaded)
    return .toBeMade { (interruption) throws(Interrupted) in
      [LSP.OutgoingMessage.response(id: id, result: try report.make(unless: interruption))]
    }
  }
}

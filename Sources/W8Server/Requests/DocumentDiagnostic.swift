import JSON
import LanguageServerProtocol
import Primitives

extension RequestRoute {
  /// The diagnostics of a document, for clients that pull them.
  static let documentDiagnostic = RequestRoute(
    session: "textDocument/diagnostic", waiting: .whileLogsAreLookedFor,
    advertises: [
      "diagnosticProvider": ["interFileDependencies": true, "workspaceDiagnostics": true]
    ]
  ) {
    (
      session: inout ServerSession, request, params: LSP.DocumentDiagnosticParams
    ) throws(LSP.ResponseError) in
    let file = session.file(params.textDocument.uri)
    let report = DocumentReport(
      check: session.check(booksOf: file), file: file, previous: params.previousResultId,
      sent: session.pulls.reports, loaded: session.books.loaded)
    session.answerLater(request) { (interruption) throws(Interrupted) in
      [request.response(try report.make(unless: interruption))]
    }
    return nil
  }
}

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

  /// The diagnostics of all files of all books; after the first time once there is something new.
  static let workspaceDiagnostic = RequestRoute(
    session: "workspace/diagnostic", waiting: .whileLogsAreLookedFor
  ) {
    (
      session: inout ServerSession, request, params: LSP.WorkspaceDiagnosticParams
    ) throws(LSP.ResponseError) in
    session.wait(for: WorkspacePull(request: request, params: params))
    return nil
  }
}

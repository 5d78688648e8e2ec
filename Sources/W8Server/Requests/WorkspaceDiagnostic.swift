import JSON
import LanguageServerProtocol

extension RequestRoute {
  /// The diagnostics of all files of all books; after the first time once there is something new.
  static let workspaceDiagnostic = RequestRoute(
    session: "workspace/diagnostic", waiting: .whileLogsAreLookedFor
  ) {
    (
      session: inout ServerSession, request, params: LSP.WorkspaceDiagnosticParams
    ) throws(LSP.ResponseError) in
    session.hold(WorkspacePull(request: request, params: params))
    return nil
  }
}

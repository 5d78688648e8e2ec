import JSON
import LanguageServerProtocol

extension RequestRoute {
  /// What there is to tell about all files of all books; after the first time once there is something new.
  static let workspaceDiagnostic = RequestRoute(
    session: "workspace/diagnostic", waitsForBooks: .whileLogsAreLookedFor
  ) {
    (
      _: inout ServerSession, _: LSP.RequestID, params: LSP.WorkspaceDiagnosticParams
    ) throws(LSP.ResponseError) in .held(params)
  }
}

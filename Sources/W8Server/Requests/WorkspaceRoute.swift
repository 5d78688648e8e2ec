import JSON
import LanguageServerProtocol
import Primitives

extension RequestRoute {
  /// Makes the route of a request about all books, which the worker answers.
  init<Params: JSONDecodable & SendableMetatype, Result: JSONEncodable & SendableMetatype>(
    books method: String, advertises capabilities: JSONObject,
    respond: @escaping Respond<Params, Result>,
    handle:
      @escaping @Sendable (WorkspaceSnapshot, Params, Interruption) throws(Interrupted) -> Result
  ) where Params: Sendable {
    self.init(session: method, advertises: capabilities) {
      (session: inout ServerSession, id, params: Params) throws(LSP.ResponseError) in
      let snapshot = session.workspaceSnapshot()
      return .toBeMade { (interruption) throws(Interrupted) in
        let result = try handle(snapshot, params, interruption)
        return respond(id, params, result)
      }
    }
  }
}

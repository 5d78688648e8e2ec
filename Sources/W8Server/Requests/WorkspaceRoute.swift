import JSON
import LanguageServerProtocol
import Primitives

extension RequestRoute {
  /// Makes the route of a question about all books, which the worker answers.
  init<Params: JSONDecodable & SendableMetatype, Result: JSONEncodable & SendableMetatype>(
    _ method: String, advertises capabilities: JSONObject,
    handle:
      @escaping @Sendable (WorkspaceSnapshot, Params, Interruption) throws(Interrupted) -> Result
  ) where Params: Sendable {
    self.init(method: method, advertises: capabilities) {
      (session: inout ServerSession, id, params: Params) in
      let snapshot = session.workspaceSnapshot()
      return .toBeMade { (interruption) throws(Interrupted) in
        let result = try handle(snapshot, params, interruption)
        return LSP.OutgoingMessage.response(id: id, result: result)
      }
    }
  }
}

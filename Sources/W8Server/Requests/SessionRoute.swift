import JSON
import LanguageServerProtocol

extension RequestRoute {
  /// Makes the route of a question for which the session itself is needed.
  init<Params: JSONDecodable & SendableMetatype>(
    session method: String, waitsForBooks: Waiting = .never,
    advertises capabilities: JSONObject = [:],
    handle:
      @escaping @Sendable (inout ServerSession, LSP.RequestID, Params) throws(LSP.ResponseError) ->
      Answer
  ) {
    self.method = method
    self.capabilities = capabilities
    waiting = waitsForBooks
    isPartOfLifecycle = false
    answer = { (session: inout ServerSession, id, json) throws(LSP.ResponseError) in
      try handle(&session, id, try Params(request: json))
    }
  }
}

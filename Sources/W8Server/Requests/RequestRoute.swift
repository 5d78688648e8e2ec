import JSON
import LanguageServerProtocol

/// One kind of request: its method, what the client is told about it, and how it is answered.
///
/// A request is a file in `Requests` and a line in `RequestRoute.all`.
struct RequestRoute: Sendable {
  /// The method on the wire.
  let method: String
  /// The members that it adds to the server's capabilities.
  let capabilities: JSONObject
  /// Whether it is answered whatever else has arrived.
  let isPartOfLifecycle: Bool
  /// The body of the response to a request with an id and params; throws why there is no result.
  let answer:
    @Sendable (inout ServerSession, LSP.RequestID, JSON) throws(LSP.ResponseError) -> [UInt8]

  /// Makes the route of a question about documents.
  init<Params: JSONDecodable & SendableMetatype, Result: JSONEncodable & SendableMetatype>(
    _ method: String, advertises capabilities: JSONObject,
    handle: @escaping @Sendable (inout ServerSession, Params) -> Result
  ) {
    self.method = method
    self.capabilities = capabilities
    isPartOfLifecycle = false
    answer = answering(handle)
  }

  /// Makes the route of a request that is a step in the life of the conversation.
  init<Params: JSONDecodable & SendableMetatype, Result: JSONEncodable & SendableMetatype>(
    lifecycle method: String, handle: @escaping @Sendable (inout ServerSession, Params) -> Result
  ) {
    self.method = method
    capabilities = [:]
    isPartOfLifecycle = true
    answer = answering(handle)
  }
}

/// Reads params, lets `handle` find the result, and writes it as the body of a response.
private func answering<
  Params: JSONDecodable & SendableMetatype, Result: JSONEncodable & SendableMetatype
>(
  _ handle: @escaping @Sendable (inout ServerSession, Params) -> Result
) -> @Sendable (inout ServerSession, LSP.RequestID, JSON) throws(LSP.ResponseError) -> [UInt8] {
  { (session: inout ServerSession, id, json) throws(LSP.ResponseError) in
    let params = try Params(request: json)
    let result = handle(&session, params)
    return LSP.OutgoingMessage.response(id: id) { result.write(to: &$0) }
  }
}

extension JSONDecodable {
  /// Reads the params of a request; throws the error that names the wrong field.
  fileprivate init(request json: JSON) throws(LSP.ResponseError) {
    do throws(JSONShapeError) {
      self = try Self(json: json)
    } catch {
      throw LSP.ResponseError(error)
    }
  }
}

extension RequestRoute {
  /// Every request that is answered, by method.
  static let all: [RequestRoute] = [
    .initialize,
    .shutdown,
    .codeAction,
    .documentLink,
    .documentSymbol,
    .foldingRange,
    .hover,
    .inlayHint,
  ]

  /// The same, to be found by method.
  static let byMethod = Dictionary(all.map { ($0.method, $0) }) { first, _ in first }
}

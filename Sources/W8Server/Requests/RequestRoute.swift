import JSON
import LanguageServerProtocol
import Primitives

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
  /// The body of the response to a request with an id and params, or the work that makes it; throws why there
  /// is no result.
  let answer:
    @Sendable (inout ServerSession, LSP.RequestID, JSON) throws(LSP.ResponseError) -> Answer

  /// Makes the route of a question about a document; null is the answer where that is not open.
  init<Params: LSP.TextDocumentParams, Result: JSONEncodable & SendableMetatype>(
    _ method: String, runs place: WorkPlace, advertises capabilities: JSONObject,
    handle: @escaping @Sendable (Snapshot, Params, Interruption) throws(Interrupted) -> Result
  ) {
    self.init(method, runs: { _ in place }, advertises: capabilities, handle: handle)
  }

  /// The same where it depends on the params how long the answer takes.
  init<Params: LSP.TextDocumentParams, Result: JSONEncodable & SendableMetatype>(
    _ method: String, runs place: @escaping @Sendable (Params) -> WorkPlace,
    advertises capabilities: JSONObject,
    handle: @escaping @Sendable (Snapshot, Params, Interruption) throws(Interrupted) -> Result
  ) {
    self.method = method
    self.capabilities = capabilities
    isPartOfLifecycle = false
    answer = { (session: inout ServerSession, id, json) throws(LSP.ResponseError) in
      let params = try Params(request: json)
      guard let snapshot = session.snapshot(of: params.textDocument) else {
        return .made(LSP.OutgoingMessage.response(id: id, result: JSON.null))
      }
      let make: Answer.Work = { (interruption) throws(Interrupted) in
        let result = try handle(snapshot, params, interruption)
        return LSP.OutgoingMessage.response(id: id, result: result)
      }
      switch place(params) {
      case .worker: return .toBeMade(make)
      case .firstThread:
        do throws(Interrupted) {
          return .made(try make(.never))
        } catch {
          throw Obsolescence.cancelled.error
        }
      }
    }
  }

  /// Makes the route of a question about no document, which costs next to nothing.
  init<Params: JSONDecodable & SendableMetatype, Result: JSONEncodable & SendableMetatype>(
    _ method: String, advertises capabilities: JSONObject,
    handle: @escaping @Sendable (Params) throws(LSP.ResponseError) -> Result
  ) {
    self.method = method
    self.capabilities = capabilities
    isPartOfLifecycle = false
    answer = { (_: inout ServerSession, id, json) throws(LSP.ResponseError) in
      let result = try handle(try Params(request: json))
      return .made(LSP.OutgoingMessage.response(id: id, result: result))
    }
  }

  /// Makes the route of a request that is a step in the life of the conversation.
  init<Params: JSONDecodable & SendableMetatype, Result: JSONEncodable & SendableMetatype>(
    lifecycle method: String, handle: @escaping @Sendable (inout ServerSession, Params) -> Result
  ) {
    self.method = method
    capabilities = [:]
    isPartOfLifecycle = true
    answer = { (session: inout ServerSession, id, json) throws(LSP.ResponseError) in
      let result = handle(&session, try Params(request: json))
      return .made(LSP.OutgoingMessage.response(id: id, result: result))
    }
  }
}

/// Where a question is answered.
enum WorkPlace {
  /// In its turn, for answers that cost no more than what is visible.
  case firstThread
  /// Beside everything else, for answers that take a look at a whole document.
  case worker
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
    .completion,
    .completionResolve,
    .documentLink,
    .documentSymbol,
    .foldingRange,
    .formatting,
    .hover,
    .inlayHint,
    .inlineCompletion,
    .onTypeFormatting,
    .rangeFormatting,
    .rangesFormatting,
    .selectionRange,
    .textDocumentContent,
  ]

  /// The same, to be found by method.
  static let byMethod = Dictionary(all.map { ($0.method, $0) }) { first, _ in first }
}

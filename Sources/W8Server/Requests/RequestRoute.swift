import JSON
import LanguageServerProtocol
import Primitives

/// One kind of request: its method, what is advertised for it, and how it is answered.
///
/// A request is a file in `Requests` and a line in `RequestRoute.all`.
struct RequestRoute: Sendable {
  /// The method on the wire.
  let method: String
  /// The members that it adds to the server's capabilities.
  var capabilities: JSONObject = [:]
  /// Whether it is answered whatever else has arrived.
  var isPartOfLifecycle = false
  var waiting = Waiting.never
  /// Answers a request with some params, or has a job do it; throws why there is no result.
  var answer:
    @Sendable (inout ServerSession, PendingRequest, JSON) throws(LSP.ResponseError) -> Answer
}

extension RequestRoute {
  /// Makes the route of a request for which the session itself is needed.
  init<Params: JSONDecodable & SendableMetatype>(
    session method: String, waiting: Waiting = .never, advertises capabilities: JSONObject = [:],
    handle:
      @escaping @Sendable (inout ServerSession, PendingRequest, Params) throws(LSP.ResponseError)
      -> Answer
  ) {
    self.init(method: method, capabilities: capabilities, waiting: waiting) {
      (session: inout ServerSession, request, json) throws(LSP.ResponseError) in
      let params: Params
      do throws(JSONShapeError) {
        params = try Params(json: json)
      } catch {
        throw LSP.ResponseError(error)
      }
      return try handle(&session, request, params)
    }
  }

  /// Makes the route of a request that is a step in the life of the conversation.
  init<Params: JSONDecodable & SendableMetatype, Result: JSONEncodable & SendableMetatype>(
    lifecycle method: String, handle: @escaping @Sendable (inout ServerSession, Params) -> Result
  ) {
    self.init(session: method) {
      (session: inout ServerSession, request, params: Params) throws(LSP.ResponseError) in
      [request.response(handle(&session, params))]
    }
    isPartOfLifecycle = true
  }

  /// The same route, which is answered once as much is known of the books as `waiting` says.
  func waiting(_ waiting: Waiting) -> RequestRoute {
    var route = self
    route.waiting = waiting
    return route
  }

  /// The same route, on which whatever is `complete` comes back as it is.
  func returning(_ isComplete: @escaping @Sendable (JSON) -> Bool) -> RequestRoute {
    let answer = answer
    var route = self
    route.answer = { (session: inout ServerSession, request, json) throws(LSP.ResponseError) in
      isComplete(json) ? [request.response(json)] : try answer(&session, request, json)
    }
    return route
  }

  /// Every request that is answered, by method.
  static let all: [RequestRoute] = [
    .initialize,
    .shutdown,
    .codeAction,
    .codeLens,
    .colorPresentation,
    .completion,
    .completionResolve,
    .definition,
    .documentColor,
    .documentDiagnostic,
    .documentHighlight,
    .documentLink,
    .documentSymbol,
    .executeCommand,
    .foldingRange,
    .formatting,
    .hover,
    .inlayHint,
    .inlineCompletion,
    .onTypeFormatting,
    .prepareRename,
    .rangeFormatting,
    .rangesFormatting,
    .references,
    .rename,
    .resolveCodeAction,
    .resolveInlayHint,
    .selectionRange,
    .semanticTokensDelta,
    .semanticTokensFull,
    .semanticTokensRange,
    .signatureHelp,
    .textDocumentContent,
    .willRenameFiles,
    .workspaceDiagnostic,
    .workspaceSymbol,
  ]

  static let byMethod = Dictionary(all.map { ($0.method, $0) }) { first, _ in first }
}

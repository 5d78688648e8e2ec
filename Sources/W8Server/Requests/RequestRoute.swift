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
  /// Whether it waits until more is known of the books.
  var waiting = Waiting.never
  /// The body of the response to a request with an id and params, or the work that makes it; throws why there
  /// is no result.
  var answer:
    @Sendable (inout ServerSession, LSP.RequestID, JSON) throws(LSP.ResponseError) -> Answer

  /// Makes the route of a question about a document; where that is not open an empty list is the answer, or null
  /// if no list is asked for.
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
    self.init(
      method, choosing: { _, params in place(params) }, advertises: capabilities, handle: handle)
  }

  /// The same where it depends on what stands there too; `choose` must cost next to nothing.
  init<Params: LSP.TextDocumentParams, Result: JSONEncodable & SendableMetatype>(
    _ method: String, choosing choose: @escaping @Sendable (Snapshot, Params) -> WorkPlace,
    advertises capabilities: JSONObject,
    handle: @escaping @Sendable (Snapshot, Params, Interruption) throws(Interrupted) -> Result
  ) {
    self.method = method
    self.capabilities = capabilities
    isPartOfLifecycle = false
    answer = { (session: inout ServerSession, id, json) throws(LSP.ResponseError) in
      let params = try Params(request: json)
      guard let snapshot = session.snapshot(of: params.textDocument) else {
        // Of some lists the protocol says that they may not be null.
        let nothing: JSON = Result.self is any Collection.Type ? [] : .null
        return .made(LSP.OutgoingMessage.response(id: id, result: nothing))
      }
      let make: Answer.Work = { (interruption) throws(Interrupted) in
        let result = try handle(snapshot, params, interruption)
        return LSP.OutgoingMessage.response(id: id, result: result)
      }
      switch choose(snapshot, params) {
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

  /// Makes the route of a question whose answer `make` prepares.
  init<Params: JSONDecodable & SendableMetatype>(
    method: String, advertises capabilities: JSONObject,
    make: @escaping @Sendable (inout ServerSession, LSP.RequestID, Params) -> Answer
  ) {
    self.method = method
    self.capabilities = capabilities
    isPartOfLifecycle = false
    answer = { (session: inout ServerSession, id, json) throws(LSP.ResponseError) in
      make(&session, id, try Params(request: json))
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

/// What a question waits for before it is answered.
enum Waiting {
  case never
  /// What is told of a document depends on the logs that include it.
  case whileLogsAreLookedFor
}

extension JSONDecodable {
  /// Reads the params of a request; throws the error that names the wrong field.
  init(request json: JSON) throws(LSP.ResponseError) {
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
    .selectionRange,
    .semanticTokensDelta,
    .semanticTokensFull,
    .semanticTokensRange,
    .textDocumentContent,
    .willRenameFiles,
    .workspaceDiagnostic,
    .workspaceSymbol,
  ]

  /// The same, to be found by method.
  static let byMethod = Dictionary(all.map { ($0.method, $0) }) { first, _ in first }
}

import JSON
import LanguageServerProtocol

/// One kind of request: its method, what the client is told about it, and how it is answered.
///
/// A request is a file in `Requests` and a line in `RequestRoute.all`.
struct RequestRoute: Sendable {
  /// The method on the wire.
  let method: String
  /// The members that it adds to the server's capabilities.
  var capabilities: JSONObject = [:]
  /// Whether it is answered whatever else has arrived.
  var isPartOfLifecycle = false
  /// Whether it waits until more is known of the books.
  var waiting = Waiting.never
  /// The body of the response to a request with an id and params, or the work that makes it; throws why there
  /// is no result.
  var answer:
    @Sendable (inout ServerSession, LSP.RequestID, JSON) throws(LSP.ResponseError) -> Answer
}

extension RequestRoute {
  /// Makes the route of a request for which the session itself is needed.
  init<Params: JSONDecodable & SendableMetatype>(
    session method: String, waitsForBooks: Waiting = .never,
    advertises capabilities: JSONObject = [:],
    handle:
      @escaping @Sendable (inout ServerSession, LSP.RequestID, Params) throws(LSP.ResponseError) ->
      Answer
  ) {
    self.init(method: method, capabilities: capabilities, waiting: waitsForBooks) {
      (session: inout ServerSession, id, json) throws(LSP.ResponseError) in
      try handle(&session, id, try Params(request: json))
    }
  }

  /// Makes the route of a request that is a step in the life of the conversation.
  init<Params: JSONDecodable & SendableMetatype, Result: JSONEncodable & SendableMetatype>(
    lifecycle method: String, handle: @escaping @Sendable (inout ServerSession, Params) -> Result
  ) {
    self.init(session: method) {
      (session: inout ServerSession, id, params: Params) throws(LSP.ResponseError) in
      .made(LSP.OutgoingMessage.response(id: id, result: handle(&session, params)))
    }
    isPartOfLifecycle = true
  }

  /// The same route, which waits until the book of its document is known as a whole.
  func waitingForBooks() -> RequestRoute {
    var route = self
    route.waiting = .whileLogsAreLookedFor
    return route
  }

  /// The same route, which waits besides until the files of books that nobody has open were looked at again: a change of
  /// them must be one of what stands there.
  func waitingForFiles() -> RequestRoute {
    var route = self
    route.waiting = .untilFilesAreLookedAt
    return route
  }

  /// The same route, which waits besides until all folders of the workspace were searched for logs.
  func waitingForAllFolders() -> RequestRoute {
    var route = self
    route.waiting = .untilAllFoldersAreSearched
    return route
  }

  /// The same route, on which whatever is `complete` comes back as it is.
  func returning(_ isComplete: @escaping @Sendable (JSON) -> Bool) -> RequestRoute {
    let answer = answer
    var route = self
    route.answer = { (session: inout ServerSession, id, json) throws(LSP.ResponseError) in
      isComplete(json)
        ? .made(LSP.OutgoingMessage.response(id: id, result: json))
        : try answer(&session, id, json)
    }
    return route
  }
}

/// What a request waits for before it is answered.
enum Waiting {
  case never
  /// What is told of a document depends on the logs that include it.
  case whileLogsAreLookedFor
  /// The same, and another program may have written a file that is to be changed.
  case untilFilesAreLookedAt
  /// The same, and logs that nobody has open are asked about too.
  case untilAllFoldersAreSearched
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
    .resolveInlayHint,
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

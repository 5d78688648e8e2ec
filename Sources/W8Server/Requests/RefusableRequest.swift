import JSON
import LanguageServerProtocol
import Primitives
import W8Analysis

extension RequestRoute {
  /// Makes the route of a question about a document whose answer may be that it cannot be done, and why.
  init<Params: LSP.TextDocumentParams, Result: JSONEncodable & SendableMetatype>(
    refusable method: String, runs place: WorkPlace, advertises capabilities: JSONObject,
    handle:
      @escaping @Sendable (Snapshot, Params, Interruption) throws(EditRefusal)
      -> Result
  ) {
    self.method = method
    self.capabilities = capabilities
    isPartOfLifecycle = false
    answer = { (session: inout ServerSession, id, json) throws(LSP.ResponseError) in
      let params = try Params(request: json)
      guard let snapshot = session.snapshot(of: params.textDocument) else {
        throw LSP.ResponseError(.requestFailed, "the document is not open")
      }
      let make: Answer.Work = { (interruption) throws(Interrupted) in
        do throws(EditRefusal) {
          return LSP.OutgoingMessage.response(
            id: id, result: try handle(snapshot, params, interruption))
        } catch {
          return LSP.OutgoingMessage.response(id: id, error: try error.response())
        }
      }
      switch place {
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

extension EditRefusal {
  /// What the client is told; throws where it does not want to be.
  func response() throws(Interrupted) -> LSP.ResponseError {
    switch self {
    case .refused(let reason), .unsettled(let reason): LSP.ResponseError(.requestFailed, reason)
    case .interrupted: throw Interrupted()
    }
  }
}

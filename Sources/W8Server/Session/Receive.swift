import JSON
import LanguageServerProtocol

/// Whether the conversation goes on.
enum Continuation {
  case goOn
  case end
}

extension ServerSession {
  /// Does what an event asks for; answers wait to be taken out afterwards.
  mutating func receive(_ taken: Inbox.Taken) -> Continuation {
    switch taken.event {
    case .message(let message, let byteCount):
      return receive(message, byteCount, taken.request)
    case .malformed(let error):
      log.note("a message cannot be read: error \(error.error.code.rawValue)")
      send(LSP.OutgoingMessage.response(id: error.id, error: error.error))
      return .goOn
    case .disorder(let error):
      log.note("bytes that are no message were skipped")
      let answer = LSP.ResponseError(.parseError, error.message)
      send(LSP.OutgoingMessage.response(id: .null, error: answer))
      return .goOn
    case .result(.answer(let bodies, let request)):
      finish(bodies, request)
      return .goOn
    case .result(.check(let found)):
      publish(found)
      return .goOn
    case .result(.pull(let bodies, let pull)):
      finish(bodies, pull)
      return .goOn
    case .result(.show(let shown, let request)):
      let isWanted = request.obsolescence == nil
      finish([shown.body], request)
      if let page = shown.page { keepFresh(page) }
      if isWanted, let document = shown.document {
        sendRequest("window/showDocument", document, then: shown.page.map { .browse($0.path) })
      }
      return .goOn
    case .result(.search(let step)):
      take(step)
      return .goOn
    case .result(.look(let look)):
      take(look)
      return .goOn
    case .result(.closedBooks(let check)):
      take(check)
      return .goOn
    case .result(.pages(let refreshed)):
      take(refreshed)
      return .goOn
    case .clientGone:
      log.detail("the client's process is gone")
      return .end
    case .end:
      log.detail("end of input")
      return .end
    }
  }

  private mutating func receive(
    _ message: LSP.Message, _ byteCount: Int, _ request: PendingRequest?
  ) -> Continuation {
    switch message {
    case .request(_, _, let params):
      if let request { answer(request, params) }
    case .notification("exit", _):
      log.detail("notification exit")
      return .end
    case .notification(RequestRoute.shutdown.method, _) where lifecycle == .running:
      // Some clients want no answer to it.
      log.detail("notification shutdown")
      shutDown()
    case .notification(let method, let params):
      log.detail("notification \(known(method)): \(byteCount) bytes in")
      take(method, params)
      trace(method, byteCount)
    case .response(let id, let result):
      log.detail("response: \(byteCount) bytes in")
      take(id, result)
    }
    return .goOn
  }

  /// Answers a request, or has its answer made; `hasReloaded` says that files were looked at since it came.
  mutating func answer(_ request: PendingRequest, _ params: JSON, hasReloaded: Bool = false) {
    do throws(LSP.ResponseError) {
      let route = try route(of: request.method)
      if !route.isPartOfLifecycle, let reason = request.obsolescence { throw reason.error }
      if mustWait(route.waiting, params, hasReloaded: hasReloaded) {
        let waiting = PostponedRequest(request: request, params: params, hasReloaded: hasReloaded)
        return postponed.append(waiting)
      }
      switch try route.answer(&self, request.id, params) {
      case .made(let body): respond(to: request, [body])
      case .madeWithMessages(let bodies): respond(to: request, bodies)
      case .toBeMade(let make): hand(over: .answer(request, make: make))
      case .toBeShown(let make): hand(over: .show(request, make: make))
      case .held(let params): hold(WorkspacePull(request: request, params: params))
      }
    } catch {
      respond(to: request, [LSP.OutgoingMessage.response(id: request.id, error: error)])
    }
  }

  /// Answers a request with the messages that the worker made, the response last, unless nobody needs it any more.
  mutating func finish(_ bodies: [[UInt8]]?, _ request: PendingRequest) {
    if let bodies, request.obsolescence == nil { return respond(to: request, bodies) }
    let reason = request.obsolescence ?? .cancelled
    respond(to: request, [LSP.OutgoingMessage.response(id: request.id, error: reason.error)])
  }

  private mutating func respond(to request: PendingRequest, _ bodies: [[UInt8]]) {
    request.markAnswered()
    let count = bodies.reduce(0) { $0 + $1.count }
    log.detail("request \(known(request.method)): \(request.byteCount) bytes in, \(count) out")
    for body in bodies { send(body) }
    trace(request.method, request.byteCount)
  }

  /// The route of `method`; throws when none of that name may be asked for now.
  private func route(of method: String) throws(LSP.ResponseError) -> RequestRoute {
    switch lifecycle {
    case .fresh where method != RequestRoute.initialize.method:
      throw LSP.ResponseError(.serverNotInitialized, "initialize must come first")
    case .running where method == RequestRoute.initialize.method:
      throw LSP.ResponseError(.invalidRequest, "initialize has come already")
    case .shutDown:
      throw LSP.ResponseError(.invalidRequest, "nothing may follow shutdown but exit")
    case .fresh, .running:
      break
    }
    guard let route = RequestRoute.byMethod[method] else {
      throw LSP.ResponseError(.methodNotFound, "unknown method \"\(method.prefix(100))\"")
    }
    return route
  }

  private mutating func take(_ method: String, _ params: JSON) {
    guard lifecycle == .running else {
      return log.note("a notification was ignored: the conversation is not running")
    }
    guard let route = NotificationRoute.byMethod[method] else {
      return log.detail("the notification is unknown and was ignored")
    }
    do throws(JSONShapeError) {
      try route.take(&self, params)
    } catch {
      log.note("\(route.method) was ignored: \(error.message)")
    }
  }

  /// `method` if it is one of ours: what else a client may send does not belong in a log.
  private func known(_ method: String) -> String {
    let isKnown = RequestRoute.byMethod[method] != nil || NotificationRoute.byMethod[method] != nil
    return isKnown ? method : "(unknown)"
  }

  /// Tells a client that wants to read along what was done.
  private mutating func trace(_ method: String, _ byteCount: Int) {
    guard client.trace != .off, lifecycle == .running else { return }
    var params: JSONObject = ["message": .string("handled \(known(method))")]
    if client.trace == .verbose { params["verbose"] = .string("\(byteCount) bytes") }
    send(LSP.OutgoingMessage.notification(method: "$/logTrace", params: params))
  }
}

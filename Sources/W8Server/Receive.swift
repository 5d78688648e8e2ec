import JSON
import LanguageServerProtocol

extension ServerSession {
  /// Does what an event asks for; messages wait to be taken out afterwards.
  mutating func receive(_ taken: Inbox.Taken) -> Inbox.Continuation {
    if !taken.event.isOpening { takeUpOpened() }
    switch taken.event {
    case .message(let message, let byteCount):
      return receive(message, byteCount, taken.request)
    case .malformed(let error):
      log.note("a message cannot be read: error \(error.error.code.rawValue)")
      send(LSP.OutgoingMessage.response(id: error.id, error: error.error))
    case .disorder(let error):
      log.note("skipped bytes that are not a message")
      let answer = LSP.ResponseError(.parseError, error.message)
      send(LSP.OutgoingMessage.response(id: .null, error: answer))
    case .result(let complete):
      complete(&self)
    case .clientGone:
      log.detail("the client's process is gone")
      return .last
    case .end:
      log.detail("end of input")
      return .last
    }
    return .more
  }

  private mutating func receive(
    _ message: LSP.Message, _ byteCount: Int, _ request: PendingRequest?
  ) -> Inbox.Continuation {
    switch message {
    case .request(_, _, let params):
      if let request { answer(request, params) }
    case .notification("exit", _):
      log.detail("notification exit")
      return .last
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
    return .more
  }

  /// Answers a request, or has its answer made; `hasReloaded` says that files were reloaded since it came.
  mutating func answer(_ request: PendingRequest, _ params: JSON, hasReloaded: Bool = false) {
    do throws(LSP.ResponseError) {
      let route = try route(of: request.method)
      if !route.isPartOfLifecycle, let reason = request.obsolescence {
        return respond(to: request, [request.response(reason)])
      }
      if mustWait(route.waiting, params, hasReloaded: hasReloaded) {
        let waiting = PostponedRequest(request: request, params: params, hasReloaded: hasReloaded)
        return postponed.append(waiting)
      }
      if let bodies = try route.answer(&self, request, params) { respond(to: request, bodies) }
    } catch {
      respond(to: request, [request.response(error)])
    }
  }

  mutating func respond(to request: PendingRequest, _ bodies: [[UInt8]]) {
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
      throw LSP.ResponseError(.invalidRequest, "initialize was already sent")
    case .shutDown:
      throw LSP.ResponseError(.invalidRequest, "only exit may follow shutdown")
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

  /// Traces what was done for a client that reads along.
  private mutating func trace(_ method: String, _ byteCount: Int) {
    guard client.trace != .off, lifecycle == .running else { return }
    var params: JSONObject = ["message": .string("handled \(known(method))")]
    if client.trace == .verbose { params["verbose"] = .string("\(byteCount) bytes") }
    notify("$/logTrace", params)
  }
}

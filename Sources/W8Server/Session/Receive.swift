import JSON
import LanguageServerProtocol

/// Whether the conversation goes on.
enum Continuation {
  case goOn
  case end
}

extension ServerSession {
  /// Does what an arrival asks for; answers wait to be taken out afterwards.
  mutating func receive(_ taken: Inbox.Taken) -> Continuation {
    switch taken.arrival {
    case .message(let message, let byteCount):
      return receive(message, byteCount, taken.question)
    case .malformed(let error):
      log.note("a message cannot be read: error \(error.error.code.rawValue)")
      send(LSP.OutgoingMessage.response(id: error.id, error: error.error))
      return .goOn
    case .disorder(let error):
      log.note("bytes that are no message were skipped")
      let answer = LSP.ResponseError(.parseError, error.message)
      send(LSP.OutgoingMessage.response(id: .null, error: answer))
      return .goOn
    case .outcome(.answer(let bodies, let question)):
      finish(bodies, question)
      return .goOn
    case .outcome(.survey(let found)):
      publish(found)
      return .goOn
    case .outcome(.pull(let bodies, let pull)):
      finish(bodies, pull)
      return .goOn
    case .outcome(.show(let shown, let question)):
      let isWanted = question.obsolescence == nil
      finish([shown.body], question)
      if let page = shown.page { keepFresh(page) }
      if isWanted, let document = shown.document {
        request("window/showDocument", document, then: shown.page.map { .browse($0.path) })
      }
      return .goOn
    case .outcome(.search(let step)):
      take(step)
      return .goOn
    case .outcome(.look(let look)):
      take(look)
      return .goOn
    case .outcome(.closedBooks(let survey)):
      take(survey)
      return .goOn
    case .outcome(.pages(let refreshed)):
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
    _ message: LSP.Message, _ byteCount: Int, _ question: Question?
  ) -> Continuation {
    switch message {
    case .request(_, _, let params):
      if let question { answer(question, params) }
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

  /// Answers a question, or has its answer made; `hasLooked` says that files were looked at since it came.
  mutating func answer(_ question: Question, _ params: JSON, hasLooked: Bool = false) {
    do throws(LSP.ResponseError) {
      let route = try route(of: question.method)
      if !route.isPartOfLifecycle, let reason = question.obsolescence { throw reason.error }
      if mustWait(route.waiting, params, hasLooked: hasLooked) {
        let waiting = PostponedQuestion(question: question, params: params, hasLooked: hasLooked)
        return postponed.append(waiting)
      }
      switch try route.answer(&self, question.id, params) {
      case .made(let body): respond(to: question, [body])
      case .madeWithMessages(let bodies): respond(to: question, bodies)
      case .toBeMade(let make): hand(over: .answer(question, make: make))
      case .toBeShown(let make): hand(over: .show(question, make: make))
      case .held(let params): hold(WorkspacePull(question: question, params: params))
      }
    } catch {
      respond(to: question, [LSP.OutgoingMessage.response(id: question.id, error: error)])
    }
  }

  /// Answers a question with the messages that the worker made, the response last, unless nobody needs it any more.
  mutating func finish(_ bodies: [[UInt8]]?, _ question: Question) {
    if let bodies, question.obsolescence == nil { return respond(to: question, bodies) }
    let reason = question.obsolescence ?? .cancelled
    respond(to: question, [LSP.OutgoingMessage.response(id: question.id, error: reason.error)])
  }

  private mutating func respond(to question: Question, _ bodies: [[UInt8]]) {
    question.settle()
    let count = bodies.reduce(0) { $0 + $1.count }
    log.detail("request \(known(question.method)): \(question.byteCount) bytes in, \(count) out")
    for body in bodies { send(body) }
    trace(question.method, question.byteCount)
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

import JSON
import LanguageServerProtocol

/// The requests of the server to which something is done when the client answers.
struct SentRequests: Sendable {
  /// How many requests were sent.
  var count = 0
  /// What follows which answer.
  var awaited: [LSP.RequestID: AfterResponse] = [:]
}

/// What follows when the client answers a request of the server.
enum AfterResponse: Sendable {
  /// It is told how far the search for logs has come.
  case beginProgress(LSP.RequestID)
  /// Its settings are taken over, if no later request about them was sent.
  case configure(request: Int)
  /// It is asked to show a document.
  case show(LSP.ShowDocumentParams)
  /// The user is told where the page at a path is, if the client does not open it.
  case browse(String)
}

extension ServerSession {
  /// Sends a request to the client; `next` follows once it agrees.
  mutating func sendRequest(
    _ method: String, _ params: (some JSONEncodable)?, then next: AfterResponse? = nil
  ) {
    sent.count += 1
    let id = LSP.RequestID.string("w8log-\(sent.count)")
    sent.awaited[id] = next
    send(LSP.OutgoingMessage.request(id: id, method: method, params: params))
  }

  /// Goes on with what waits for the answer to the request `id`.
  mutating func take(_ id: LSP.RequestID, _ result: Result<JSON, LSP.ResponseError>) {
    guard let next = sent.awaited.removeValue(forKey: id) else { return }
    guard case .success(let answer) = result else {
      if case .browse(let path) = next { tell(pageAt: path) }
      return
    }
    switch next {
    case .browse(let path):
      if answer["success"]?.boolValue != true { tell(pageAt: path) }
    case .beginProgress(let token): beginProgress(token)
    case .configure(let request): configure(answer, to: request)
    case .show(let params):
      // An edit that was not made has no place to show.
      if answer["applied"]?.boolValue == true { sendRequest("window/showDocument", params) }
    }
  }
}

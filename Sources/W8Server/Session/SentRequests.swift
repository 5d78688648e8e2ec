import JSON
import LanguageServerProtocol

/// The requests of the server to which something is done when the client answers.
struct SentRequests: Sendable {
  /// What follows an answer; that is nil where the client has refused.
  typealias Next = @Sendable (inout ServerSession, JSON?) -> Void

  var count = 0
  /// What follows which answer.
  var awaited: [LSP.RequestID: Next] = [:]
}

extension ServerSession {
  /// Sends a request to the client; `next` follows once it answers.
  mutating func sendRequest(
    _ method: String, _ params: (some JSONEncodable)?, then next: SentRequests.Next? = nil
  ) {
    sent.count += 1
    let id = LSP.RequestID.string("w8log-\(sent.count)")
    sent.awaited[id] = next
    send(LSP.OutgoingMessage.request(id: id, method: method, params: params))
  }

  /// Goes on with what waits for the answer to the request `id`.
  mutating func take(_ id: LSP.RequestID, _ result: Result<JSON, LSP.ResponseError>) {
    sent.awaited.removeValue(forKey: id)?(&self, try? result.get())
  }
}

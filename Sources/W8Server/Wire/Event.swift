import JSON
package import LanguageServerProtocol

/// What comes in, one thing after the other.
package enum Event: Sendable {
  /// A message of the client, whose body had this many bytes.
  case message(LSP.Message, byteCount: Int)
  /// A body that is no message.
  case malformed(LSP.MessageError)
  /// Bytes in which no message could be found.
  case disorder(FramingError)
  /// The worker has done a job.
  case result(Job.Completion)
  case clientGone
  /// Nothing more will come.
  case end
}

extension Event {
  /// What a body is.
  package init(body: [UInt8]) {
    do throws(LSP.MessageError) {
      self = .message(try LSP.Message.parse(body), byteCount: body.count)
    } catch {
      self = .malformed(error)
    }
  }

  /// Whether it opens a document; editors open many in a row.
  var isOpening: Bool {
    if case .message(.notification(NotificationRoute.didOpen.method, _), _) = self {
      true
    } else {
      false
    }
  }

  /// What this means for things that arrived before it or will arrive after it.
  var mark: Mark? {
    switch self {
    case .message(let message, let byteCount): mark(of: message, byteCount)
    case .clientGone, .end: .last
    case .malformed, .disorder, .result: nil
    }
  }

  private func mark(of message: LSP.Message, _ byteCount: Int) -> Mark? {
    switch message {
    case .request(let id, let method, let params):
      return .request(
        PendingRequest(id, method: method, document: document(in: params), byteCount: byteCount))
    case .notification("$/cancelRequest", let params):
      return params["id"].flatMap { try? LSP.RequestID(json: $0) }.map { .cancellation($0) }
    case .notification("textDocument/didChange", let params):
      return document(in: params).map { .change($0) }
    case .notification("shutdown", _):
      return .shutdown
    case .notification("exit", _):
      return .last
    case .notification, .response:
      return nil
    }
  }

  /// What an event means for its neighbors in the queue.
  enum Mark: Sendable {
    /// It wants an answer.
    case request(PendingRequest)
    /// It withdraws a request.
    case cancellation(LSP.RequestID)
    /// It gives a document another text.
    case change(LSP.DocumentURI)
    /// It ends the work without a request.
    case shutdown
    /// It ends the conversation.
    case last
  }
}

private func document(in params: JSON) -> LSP.DocumentURI? {
  params["textDocument"]?["uri"]?.stringValue.map { LSP.DocumentURI($0) }
}

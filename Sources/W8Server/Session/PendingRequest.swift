import JSON
import LanguageServerProtocol
import Primitives
import Synchronization

/// A request of the client from its arrival until it is answered.
final class PendingRequest: Sendable {
  let id: LSP.RequestID
  let method: String
  /// The document that it asks about, as the client spells it; nil when it names none.
  let document: LSP.DocumentURI?
  /// The number of bytes that its message had.
  let byteCount: Int
  private let state = Atomic(State.wanted.rawValue)

  init(_ id: LSP.RequestID, method: String, document: LSP.DocumentURI?, byteCount: Int) {
    self.id = id
    self.method = method
    self.document = document
    self.byteCount = byteCount
  }

  /// The reason why the client needs the answer no more; nil as long as it does.
  var obsolescence: Obsolescence? {
    switch State(rawValue: state.load(ordering: .relaxed)) {
    case .canceled: .canceled
    case .contentModified: .contentModified
    case .wanted, .answered, nil: nil
    }
  }

  var isAnswered: Bool { state.load(ordering: .relaxed) == State.answered.rawValue }

  /// Notes that the answer is useless; the first reason counts.
  func giveUp(_ reason: Obsolescence) {
    let new: State = reason == .canceled ? .canceled : .contentModified
    _ = state.compareExchange(
      expected: State.wanted.rawValue, desired: new.rawValue, ordering: .relaxed)
  }

  func markAnswered() { state.store(State.answered.rawValue, ordering: .relaxed) }

  /// The body of the response with `result`.
  func response(_ result: some JSONEncodable) -> [UInt8] {
    LSP.OutgoingMessage.response(id: id, result: result)
  }

  /// The body of the response that there is no result.
  func response(_ error: LSP.ResponseError) -> [UInt8] {
    LSP.OutgoingMessage.response(id: id, error: error)
  }

  /// The body of the response where the client needs the result no more.
  func response(_ reason: Obsolescence) -> [UInt8] {
    // Neovim shows any error of a completion to the user, who has just typed on.
    if reason == .contentModified, method == "textDocument/completion" {
      return response(JSON.object(["isIncomplete": true, "items": []]))
    }
    return response(reason.error)
  }

  /// Tells long work when the answer is useless.
  var interruption: Interruption { Interruption { self.obsolescence != nil } }

  private enum State: UInt8 {
    case wanted, canceled, contentModified, answered
  }
}

extension Array {
  /// Takes out what belongs to requests whose answers the client needs no more; returns these.
  ///
  /// A request may be given up at any moment, so it is read once whether it is; one given up later is found next time.
  mutating func takeObsolete(_ request: (Element) -> PendingRequest?) -> [PendingRequest] {
    guard contains(where: { request($0)?.obsolescence != nil }) else { return [] }
    var obsolete: [PendingRequest] = []
    var rest: [Element] = []
    for element in self {
      if let request = request(element), request.obsolescence != nil {
        obsolete.append(request)
      } else {
        rest.append(element)
      }
    }
    self = rest
    return obsolete
  }
}

/// The reason why a request needs no answer any more.
enum Obsolescence {
  case canceled
  case contentModified

  var error: LSP.ResponseError {
    switch self {
    case .canceled: LSP.ResponseError(.requestCancelled, "cancelled by the client")
    case .contentModified:
      LSP.ResponseError(.contentModified, "the document has changed since")
    }
  }
}

import JSON
import LanguageServerProtocol
import Primitives
import W8Edits

extension RequestRoute {
  /// Makes the bodies of the messages that answer a request, the response last.
  typealias Respond<Params, Result> =
    @Sendable (PendingRequest, Params, Result) -> [[UInt8]]

  /// Makes the route of a request about a document. Where that is not open, the answer is the error of its failure, else an
  /// empty list, or null if no list is requested.
  init<
    Params: LSP.TextDocumentParams, Result: DocumentAnswer & SendableMetatype,
    Failure: RequestFailure
  >(
    _ method: String, runs thread: AnswerThread<Params>, advertises capabilities: JSONObject,
    respond: @escaping Respond<Params, Result> = { request, _, result in
      [request.response(result)]
    },
    handle: @escaping @Sendable (Snapshot, Params, Interruption) throws(Failure) -> Result
  ) {
    self.init(session: method, advertises: capabilities) {
      (session: inout ServerSession, request, params: Params) throws(LSP.ResponseError) in
      guard let snapshot = session.snapshot(of: params.textDocument) else {
        if let refusal = Failure.ofClosedDocument { throw refusal }
        return [request.response(Result.ofClosedDocument)]
      }
      let make = { @Sendable (interruption: Interruption) throws(Interrupted) -> [[UInt8]] in
        do throws(Failure) {
          return respond(request, params, try handle(snapshot, params, interruption))
        } catch {
          return [request.response(try error.response())]
        }
      }
      switch thread(snapshot, params) {
      case .worker, .chosen: session.answerLater(request, make)
      case .longWorker: session.answerLater(request, isLong: true, make)
      case .firstThread:
        do throws(Interrupted) {
          return try make(.never)
        } catch {
          throw Obsolescence.canceled.error
        }
      }
      return nil
    }
  }
}

/// Where a request is answered.
enum AnswerThread<Params>: Sendable {
  /// In its turn, for answers that cost no more than what is visible.
  case firstThread
  /// Beside everything else, for answers that read a whole document.
  case worker
  /// On a second worker, for answers that must not delay other answers.
  case longWorker
  /// On the thread that the closure picks from the text and the params; the closure must be cheap.
  case chosen(@Sendable (Snapshot, Params) -> AnswerThread)

  /// On the worker if the answer takes long, else on the first thread.
  static func workerIf(_ isLong: @escaping @Sendable (Snapshot, Params) -> Bool) -> AnswerThread {
    .chosen { isLong($0, $1) ? .worker : .firstThread }
  }

  fileprivate func callAsFunction(_ snapshot: Snapshot, _ params: Params) -> AnswerThread {
    if case .chosen(let choose) = self { choose(snapshot, params) } else { self }
  }
}

/// The reason why a request about a document has no result.
protocol RequestFailure: Error {
  /// The error where the document is not open; nil to answer that nothing is there.
  static var ofClosedDocument: LSP.ResponseError? { get }

  /// The error of the response; throws where the client does not want it.
  func response() throws(Interrupted) -> LSP.ResponseError
}

extension Never: RequestFailure {
  static var ofClosedDocument: LSP.ResponseError? { nil }
  func response() throws(Interrupted) -> LSP.ResponseError { switch self {} }
}

extension Interrupted: RequestFailure {
  static var ofClosedDocument: LSP.ResponseError? { nil }
  func response() throws(Interrupted) -> LSP.ResponseError { throw self }
}

extension EditRefusal: RequestFailure {
  static var ofClosedDocument: LSP.ResponseError? {
    LSP.ResponseError(.requestFailed, "the document is not open")
  }

  func response() throws(Interrupted) -> LSP.ResponseError {
    switch self {
    case .refused(let reason), .unresolved(let reason):
      LSP.ResponseError(.requestFailed, reason)
    case .interrupted: throw Interrupted()
    }
  }
}

/// How many elements of a list are sent at once to a client that takes it in parts.
private let mostAtOnce = 1_000

/// The messages that answer with a list: for a client that takes it in parts these, and then an empty response, which
/// ends it.
@Sendable
func respondInParts<Params: LSP.PartialResultParams, Element: JSONEncodable & Sendable>(
  _ request: PendingRequest, _ params: Params, _ result: [Element]
) -> [[UInt8]] {
  guard let token = params.partialResultToken, !result.isEmpty else {
    return [request.response(result)]
  }
  let parts = stride(from: 0, to: result.count, by: mostAtOnce).map { start in
    LSP.OutgoingMessage.progress(
      token, Array(result[start..<min(start + mostAtOnce, result.count)]))
  }
  return parts + [request.response([Element]())]
}

/// A result with a notice to the user.
struct Noticed<Value: JSONEncodable>: DocumentAnswer {
  let value: Value
  /// Nil when there is none.
  let notice: String?

  func write(to json: inout JSONWriter) { value.write(to: &json) }
}

/// The response with a result, and the message to the user before it.
@Sendable
func respondWithNotice<Params, Value>(
  _ request: PendingRequest, _: Params, _ result: Noticed<Value>
) -> [[UInt8]] {
  (result.notice.map { [showMessage(.info, $0)] } ?? []) + [request.response(result)]
}

extension Client {
  /// What a change leaves undone, where the editor does not show what edits are for; nil where that is nothing.
  func notice(of edit: BookEdit) -> String? {
    let isShown =
      capabilities.hasDocumentChanges && capabilities.hasChangeAnnotations && !edit.files.isEmpty
    guard !isShown, !edit.undone.isEmpty else { return nil }
    return edit.undone.joined(separator: "; ")
  }
}

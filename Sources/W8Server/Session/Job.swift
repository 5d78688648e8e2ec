import JSON
import LanguageServerProtocol
import Primitives

/// Work that is done beside the first thread, on values that do not change.
package struct Job: Sendable {
  /// What the first thread does with what the work has found.
  package typealias Completion = @Sendable (inout ServerSession) -> Void

  /// The request that it answers; nil for work of the server's own.
  var request: PendingRequest?
  /// Whether it takes so long that no answer may wait for it.
  var isLong = false
  let run: @Sendable () -> Completion
}

/// The bodies of the messages that answer a request, the response last; nil where a job makes them.
typealias Answer = [[UInt8]]?

/// A result, and what the client is then asked to show.
struct Shown: Sendable {
  let result: JSON
  /// Nil when there is nothing to show.
  let document: LSP.ShowDocumentParams?
  /// The page that is kept fresh from now on; nil for anything else.
  var page: OpenedPage?
}

extension ServerSession {
  /// Has `work` done by the worker, and then `complete` by this thread with what came of it.
  mutating func work<Value: Sendable>(
    isLong: Bool = false, _ work: @escaping @Sendable () -> Value,
    then complete: @escaping @Sendable (inout ServerSession, Value) -> Void
  ) {
    add(
      Job(isLong: isLong) {
        let value = work()
        return { complete(&$0, value) }
      })
  }

  /// Has the answer to `request` made by the worker; `make` throws once the client does not want it any more.
  mutating func answerLater(
    _ request: PendingRequest, isLong: Bool = false,
    _ make: @escaping @Sendable (Interruption) throws(Interrupted) -> [[UInt8]]
  ) {
    add(
      Job(request: request, isLong: isLong) {
        let bodies = try? make(request.interruption)
        return { $0.finish(bodies, request) }
      })
  }

  /// The same for an answer with something to show; `make` throws why there is none.
  mutating func showLater(
    _ request: PendingRequest,
    _ make: @escaping @Sendable () throws(LSP.ResponseError) -> Shown
  ) {
    add(
      Job(request: request) {
        do throws(LSP.ResponseError) {
          let shown = try make()
          return { $0.finish(shown, request) }
        } catch {
          let body = request.response(error)
          return { $0.finish([body], request) }
        }
      })
  }

  private mutating func finish(_ shown: Shown, _ request: PendingRequest) {
    let isWanted = request.obsolescence == nil
    finish([request.response(shown.result)], request)
    if let page = shown.page { keepFresh(page) }
    if isWanted, let document = shown.document {
      let path = shown.page?.path
      sendRequest("window/showDocument", document) {
        if let path, $1?["success"]?.boolValue != true { $0.showAddress(ofPage: path) }
      }
    }
  }

  /// Answers a request with the messages that the worker made, the response last, unless the client needs it no more.
  mutating func finish(_ bodies: [[UInt8]]?, _ request: PendingRequest) {
    if let bodies, request.obsolescence == nil { return respond(to: request, bodies) }
    respond(to: request, [request.response(request.obsolescence ?? .canceled)])
  }
}

import LanguageServerProtocol
import W8Book

/// The one consumer of the inbox: it answers in the order in which things come and publishes in the pauses.
package struct Server: ~Copyable {
  private(set) var session: ServerSession
  private let inbox: Inbox
  private let worker: Worker
  private let longWorker: Worker
  private let send: ([UInt8]) -> Bool

  /// Makes a server that takes from `inbox` and gives its work to `worker`, what is so long that no answer may wait for it
  /// to `longWorker`; `send` takes the bodies of messages and returns false when the client reads no more.
  package init(
    _ environment: ServerEnvironment, inbox: Inbox, worker: Worker, longWorker: Worker? = nil,
    send: @escaping ([UInt8]) -> Bool
  ) {
    session = ServerSession(environment)
    self.inbox = inbox
    self.worker = worker
    self.longWorker = longWorker ?? worker
    self.send = send
  }

  /// How long it takes until something is to be done that waits for its time; nil when nothing is.
  package var timeUntilDue: Duration? { session.timeUntilDue }

  /// Handles all that has arrived, then does what is due; the exit code if that was the end.
  package mutating func work() -> Int32? {
    session.refreshToday()
    while true {
      if let taken = inbox.take() {
        let isOver = session.receive(taken) == .last
        passOn()
        guard sendAll(), !isOver else { return session.lifecycle.exitCode }
      } else if session.doNextInPause(isPause: { inbox.isEmpty }) {
        passOn()
        guard sendAll() else { return session.lifecycle.exitCode }
      } else {
        session.host.dropRetired()
        return nil
      }
    }
  }

  /// Gives the worker what it shall do, and answers what it need not do any more.
  private mutating func passOn() {
    for worker in [worker, longWorker] {
      for request in worker.removeObsolete() { session.finish(nil, request) }
    }
    session.releaseObsolete()
    for job in session.takeJobs() { (job.isLong ? longWorker : worker).add(job) }
  }

  /// Sends what the session has to say; false when the client reads no more.
  private mutating func sendAll() -> Bool {
    for body in session.takeOutgoing() {
      guard send(body) else { return false }
    }
    return true
  }
}

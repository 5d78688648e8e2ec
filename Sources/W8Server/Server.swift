import LanguageServerProtocol
import W8Book

/// The one consumer of the inbox: it answers in the order in which things come and publishes in the pauses.
package struct Server: ~Copyable {
  private(set) var session: ServerSession
  private let inbox: Inbox
  private let worker: Worker
  private let longWorker: Worker
  private let send: ([UInt8]) -> Bool
  /// Whether the client still reads.
  private var isHeard = true

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
    repeat {
      if let exitCode = receiveAll() { return exitCode }
    } while doNextInPause()
    return nil
  }

  /// Handles all that has arrived; the exit code if that was the end.
  package mutating func receiveAll() -> Int32? {
    session.refreshToday()
    while isHeard, let taken = inbox.take() {
      let isOver = session.receive(taken) == .last
      passOn()
      if isOver { return session.lifecycle.exitCode }
    }
    return isHeard ? nil : session.lifecycle.exitCode
  }

  /// Does the next thing that is due once nothing waits in the inbox; false when nothing is.
  package mutating func doNextInPause() -> Bool {
    guard session.doNextInPause(isPause: { inbox.isEmpty }) else {
      session.host.dropRetired()
      return false
    }
    passOn()
    return true
  }

  /// Gives the worker what it shall do, answers what it need not do any more, and sends what there is to say.
  private mutating func passOn() {
    for worker in [worker, longWorker] {
      for request in worker.removeObsolete() { session.finish(nil, request) }
    }
    session.releaseObsolete()
    for job in session.takeJobs() { (job.isLong ? longWorker : worker).add(job) }
    for body in session.takeOutgoing() where isHeard { isHeard = send(body) }
  }
}

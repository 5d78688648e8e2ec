package import W8Server

/// A server whose host brings it one message after the other: it has no threads, and does its jobs one at a time.
package struct WebServer: ~Copyable {
  private let inbox = Inbox()
  private let worker: Worker
  private let outbox = Outbox()
  private var server: Server
  /// What a process would return, once the conversation is over.
  package private(set) var exitCode: Int32?

  /// Starts a server that has heard nothing yet.
  package init(_ environment: ServerEnvironment) {
    worker = Worker(inbox)
    server = Server(environment, inbox: inbox, worker: worker, send: outbox.put)
  }

  /// Takes the body of a message, and handles it; all that can wait is for `work`.
  package mutating func receive(_ body: [UInt8]) {
    inbox.push(Event(body: body))
    receiveAll()
  }

  /// Does the next thing that is due when no message waits: what answers a request, what is published, then other jobs;
  /// false if nothing is.
  package mutating func work() -> Bool {
    guard exitCode == nil else { return false }
    let hasWorked = worker.work(onRequestsAlone: true) || server.doNextInPause() || worker.work()
    receiveAll()
    return hasWorked
  }

  /// Does what is due by the clock.
  package mutating func look() {
    if exitCode == nil { exitCode = server.work() }
  }

  private mutating func receiveAll() {
    if exitCode == nil { exitCode = server.receiveAll() }
  }

  /// Takes out the bodies of the messages that the server has sent, in order.
  package func takeSent() -> [[UInt8]] { outbox.takeAll() }

  /// How long it takes until something is due by the clock; nil if nothing is.
  package var timeUntilDue: Duration? { server.timeUntilDue }
}

private final class Outbox {
  private var bodies: [[UInt8]] = []

  func put(_ body: [UInt8]) -> Bool {
    bodies.append(body)
    return true
  }

  func takeAll() -> [[UInt8]] {
    defer { bodies = [] }
    return bodies
  }
}

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

  /// Takes the body of a message, and handles it.
  package mutating func receive(_ body: [UInt8]) {
    inbox.push(Event(body: body))
    look()
  }

  /// Does the next job, and what follows from it; false if none waits.
  package mutating func work() -> Bool {
    guard exitCode == nil, worker.work() else { return false }
    look()
    return true
  }

  /// Does what is due by the clock.
  package mutating func look() {
    if exitCode == nil { exitCode = server.work() }
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

import Synchronization

/// Does one job after the other on a thread of its own, and puts what it found into the inbox.
final class Worker: Sendable {
  private let jobs = Mutex<[Job]>([])
  private let doorbell = Doorbell()
  private let inbox: Inbox

  init(_ inbox: Inbox) {
    self.inbox = inbox
  }

  /// Does `job` after those that wait already.
  func add(_ job: Job) {
    jobs.withLock { $0.append(job) }
    doorbell.ring()
  }

  /// Takes back the jobs that wait for their turn and whose answers the client needs no more.
  func removeObsolete() -> [PendingRequest] {
    jobs.withLock { jobs in
      jobs.takeObsolete { $0.request }
    }
  }

  /// Does the next job, the next that answers a request before others; false when none waits.
  func work() -> Bool {
    let next = jobs.withLock { jobs in
      jobs.isEmpty ? nil : jobs.remove(at: jobs.firstIndex { $0.request != nil } ?? 0)
    }
    guard let next else { return false }
    inbox.push(.result(next.run()))
    return true
  }

  /// Works as long as the process lives.
  func run() {
    while true {
      doorbell.wait()
      while work() {}
    }
  }
}

import Primitives
import Synchronization

/// Does one job after the other, beside the thread that answers if there are threads, and puts what it found into the inbox.
package final class Worker: Sendable {
  private let jobs = Mutex<[Job]>([])
  private let inbox: Inbox
  private let wake: @Sendable () -> Void

  /// Makes a worker without jobs; `wake` is called for each new one.
  package init(_ inbox: Inbox, wake: @escaping @Sendable () -> Void = {}) {
    (self.inbox, self.wake) = (inbox, wake)
  }

  /// Does `job` after those that wait already.
  func add(_ job: Job) {
    jobs.withLock { $0.append(job) }
    wake()
  }

  /// Takes back the jobs that wait for their turn and whose answers the client needs no more.
  func removeObsolete() -> [PendingRequest] {
    jobs.withLock { jobs in
      jobs.takeObsolete { $0.request }
    }
  }

  /// Does the next job, the next that answers a request before others, which may be all that are wanted; false when none
  /// waits.
  package func work(onRequestsAlone: Bool = false) -> Bool {
    let next = jobs.withLock { jobs -> Job? in
      let first = jobs.firstIndex { $0.request != nil }
      return (first ?? (onRequestsAlone ? nil : jobs.indices.first)).map { jobs.remove(at: $0) }
    }
    guard let next else { return false }
    inbox.push(.result(next.run()))
    return true
  }
}

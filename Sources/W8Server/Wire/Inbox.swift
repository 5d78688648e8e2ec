import LanguageServerProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The queue between the thread that reads and the one that works, in the order of arrival.
///
/// It knows of each request, without looking through the queue, whether something behind it makes an
/// answer useless.
final class Inbox: @unchecked Sendable {
  // Everything below is touched only while `mutex` is held.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let hasArrivals = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var queue: [Queued?] = []
  /// Where in `queue` the first arrival stands that was not taken.
  private var first = 0
  private var cancellations: [LSP.RequestID: Int] = [:]
  private var changes: [LSP.DocumentURI: Int] = [:]

  private struct Queued {
    let arrival: Arrival
    let mark: Arrival.Mark?
  }

  /// An arrival with what was known about it when it was taken.
  struct Taken {
    let arrival: Arrival
    /// Why a request needs no answer any more; nil for all that deserves its usual treatment.
    let obsolescence: Obsolescence?
  }

  /// Why a request needs no answer any more.
  enum Obsolescence {
    case cancelled
    case contentModified
  }

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(hasArrivals, nil)
  }

  deinit {
    pthread_cond_destroy(hasArrivals)
    pthread_mutex_destroy(mutex)
    hasArrivals.deallocate()
    mutex.deallocate()
  }

  /// Puts `arrival` at the end and wakes whoever waits.
  func push(_ arrival: Arrival) {
    let queued = Queued(arrival: arrival, mark: arrival.mark)
    locked {
      count(queued.mark, by: 1)
      queue.append(queued)
    }
    pthread_cond_signal(hasArrivals)
  }

  /// Takes out the first arrival; nil when there is none.
  func take() -> Taken? {
    locked {
      guard first < queue.count, let queued = queue[first] else { return nil }
      queue[first] = nil
      first += 1
      if first == queue.count {
        queue.removeAll(keepingCapacity: first <= 1024)
        first = 0
      }
      count(queued.mark, by: -1)
      return Taken(arrival: queued.arrival, obsolescence: obsolescence(of: queued.mark))
    }
  }

  /// Waits until there is something to take.
  func wait() {
    locked {
      while first == queue.count {
        pthread_cond_wait(hasArrivals, mutex)
      }
    }
  }

  private func obsolescence(of mark: Arrival.Mark?) -> Obsolescence? {
    guard case .question(let id, let document) = mark else { return nil }
    if cancellations[id] != nil { return .cancelled }
    return document.flatMap { changes[$0] } == nil ? nil : .contentModified
  }

  private func count(_ mark: Arrival.Mark?, by step: Int) {
    switch mark {
    case .cancellation(let id): count(id, in: &cancellations, by: step)
    case .change(let document): count(document, in: &changes, by: step)
    case .question, nil: break
    }
  }

  private func count<Key>(_ key: Key, in counts: inout [Key: Int], by step: Int) {
    let sum = (counts[key] ?? 0) + step
    counts[key] = sum > 0 ? sum : nil
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

import LanguageServerProtocol
import Synchronization

/// The queue between the thread that reads and the one that works, in the order of arrival.
///
/// It knows of each request, without looking through the queue, whether something behind it makes an
/// answer useless.
final class Inbox: Sendable {
  private let contents = Mutex(Contents())
  private let doorbell = Doorbell()

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

  /// Puts `arrival` at the end and wakes whoever waits.
  func push(_ arrival: Arrival) {
    let mark = arrival.mark
    let isAwaited = contents.withLock { $0.append(arrival, mark) }
    if isAwaited { doorbell.ring() }
  }

  /// Takes out the first arrival; nil when there is none.
  func take() -> Taken? {
    contents.withLock { $0.removeFirst() }
  }

  /// Waits until there is something to take; only one thread may.
  func wait() {
    while contents.withLock({ $0.beginWaiting() }) {
      doorbell.wait()
    }
  }
}

/// What an inbox holds.
private struct Contents {
  /// Up to this many places that were taken are kept at the front.
  private static let keptCount = 1024

  private struct Queued {
    let arrival: Arrival
    let mark: Arrival.Mark?
  }

  private var queue: [Queued?] = []
  /// Where in `queue` the first arrival stands that was not taken.
  private var first = 0
  private var isAwaited = false
  private var cancellations: [LSP.RequestID: Int] = [:]
  private var changes: [LSP.DocumentURI: Int] = [:]

  /// Puts an arrival at the end, and says whether someone waits who must be woken.
  mutating func append(_ arrival: Arrival, _ mark: Arrival.Mark?) -> Bool {
    count(mark, by: 1)
    queue.append(Queued(arrival: arrival, mark: mark))
    defer { isAwaited = false }
    return isAwaited
  }

  /// Notes that someone waits from now on; false when there is no need to.
  mutating func beginWaiting() -> Bool {
    isAwaited = first == queue.count
    return isAwaited
  }

  mutating func removeFirst() -> Inbox.Taken? {
    guard first < queue.count, let queued = queue[first] else { return nil }
    queue[first] = nil
    first += 1
    // Now and then, so that a place is moved once at most on the average.
    if first == queue.count || first > max(Self.keptCount, queue.count / 2) {
      queue.removeFirst(first)
      first = 0
    }
    count(queued.mark, by: -1)
    return Inbox.Taken(arrival: queued.arrival, obsolescence: obsolescence(of: queued.mark))
  }

  private func obsolescence(of mark: Arrival.Mark?) -> Inbox.Obsolescence? {
    guard case .question(let id, let document) = mark else { return nil }
    if cancellations[id] != nil { return .cancelled }
    return document.flatMap { changes[$0] } == nil ? nil : .contentModified
  }

  private mutating func count(_ mark: Arrival.Mark?, by step: Int) {
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
}

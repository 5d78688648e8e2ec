import LanguageServerProtocol
import Primitives
import Synchronization

/// The queue between the threads that bring something and the one that works, in the order in which things come.
///
/// It knows of each request, without looking through the queue, whether something behind it makes an
/// answer useless.
package final class Inbox: Sendable {
  private let contents = Mutex(Contents())
  private let wake: @Sendable () -> Void

  /// Makes an empty queue; `wake` is called once something comes while someone waits.
  package init(wake: @escaping @Sendable () -> Void = {}) {
    self.wake = wake
  }

  /// An event, and the request that it is if it is one.
  struct Taken {
    let event: Event
    let request: PendingRequest?
  }

  /// Whether anything may come after an event.
  package enum Continuation {
    case more
    case last
  }

  /// Puts `event` at the end and wakes the thread that waits.
  @discardableResult
  package func push(_ event: Event) -> Continuation {
    let mark = event.mark
    let isAwaited = contents.withLock { $0.append(event, mark) }
    if isAwaited { wake() }
    if case .last = mark { return .last }
    return .more
  }

  /// Takes out the first event; nil when there is none.
  func take() -> Taken? {
    contents.withLock { $0.removeFirst() }
  }

  var isEmpty: Bool { contents.withLock { $0.isEmpty } }

  /// Notes that the only thread that takes waits from now on; false if there is no need to.
  package func beginWaiting() -> Bool { contents.withLock { $0.beginWaiting() } }

  /// What the process returns if it ends now, by all that has arrived.
  package var exitCode: Int32 { contents.withLock { $0.lifecycle.exitCode } }
}

private struct Contents {
  /// Up to this many entries that were taken stay at the front.
  private static let keptCount = 1024

  private struct Queued {
    let event: Event
    let mark: Event.Mark?
  }

  private var queue: [Queued?] = []
  /// Where in `queue` the first event stands that was not taken.
  private var first = 0
  private var isAwaited = false
  private var cancellations: [LSP.RequestID: Int] = [:]
  private var changes: [LSP.DocumentURI: Int] = [:]
  /// The requests that were taken out, as long as they are not answered.
  private var underWay: [PendingRequest] = []
  /// How far the conversation will have come when all of `queue` was read.
  private(set) var lifecycle = Lifecycle.fresh

  /// Puts an event at the end, and says whether someone waits who must be woken.
  mutating func append(_ event: Event, _ mark: Event.Mark?) -> Bool {
    count(mark, by: 1)
    note(mark)
    queue.append(Queued(event: event, mark: mark))
    defer { isAwaited = false }
    return isAwaited
  }

  var isEmpty: Bool { first == queue.count }

  /// Notes that someone waits from now on; false when there is no need to.
  mutating func beginWaiting() -> Bool {
    isAwaited = isEmpty
    return isAwaited
  }

  mutating func removeFirst() -> Inbox.Taken? {
    guard first < queue.count, let queued = queue[first] else { return nil }
    queue[first] = nil
    first += 1
    // Now and then, so that an entry is moved once at most on the average.
    if first == queue.count || first > max(Self.keptCount, queue.count / 2) {
      queue.removeFirst(first)
      first = 0
    }
    count(queued.mark, by: -1)
    return Inbox.Taken(event: queued.event, request: request(of: queued.mark))
  }

  /// The request that an event is, with what is known of it.
  private mutating func request(of mark: Event.Mark?) -> PendingRequest? {
    guard case .request(let request) = mark else { return nil }
    if cancellations[request.id] != nil {
      request.giveUp(.canceled)
    } else if request.document.map({ changes[$0] != nil }) ?? false {
      request.giveUp(.contentModified)
    }
    underWay.removeAll { $0.isAnswered }
    underWay.append(request)
    return request
  }

  /// Gives up the requests that an event makes useless, and follows how far the conversation comes.
  private mutating func note(_ mark: Event.Mark?) {
    switch mark {
    case .request(let request): note(request)
    case .shutdown: if lifecycle == .running { lifecycle = .shutDown }
    case .cancellation(let id):
      for request in underWay where request.id == id { request.giveUp(.canceled) }
    case .change(let document):
      for request in underWay where request.document == document {
        request.giveUp(.contentModified)
      }
    case .last: for request in underWay { request.giveUp(.canceled) }
    case nil: break
    }
  }

  private mutating func note(_ request: PendingRequest) {
    switch lifecycle {
    case .fresh where request.method == "initialize": lifecycle = .running
    case .running where request.method == "shutdown": lifecycle = .shutDown
    default: break
    }
  }

  private mutating func count(_ mark: Event.Mark?, by step: Int) {
    switch mark {
    case .cancellation(let id): count(id, in: &cancellations, by: step)
    case .change(let document): count(document, in: &changes, by: step)
    case .request, .shutdown, .last, nil: break
    }
  }

  private func count<Key>(_ key: Key, in counts: inout [Key: Int], by step: Int) {
    let sum = (counts[key] ?? 0) + step
    counts[key] = sum > 0 ? sum : nil
  }
}

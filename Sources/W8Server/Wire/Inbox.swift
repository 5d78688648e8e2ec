import LanguageServerProtocol
import Synchronization

/// The queue between the threads that bring something and the one that works, in the order of arrival.
///
/// It knows of each request, without looking through the queue, whether something behind it makes an
/// answer useless.
final class Inbox: Sendable {
  private let contents = Mutex(Contents())
  private let doorbell = Doorbell()

  /// An arrival, and the question that it is if it is one.
  struct Taken {
    let arrival: Arrival
    let question: Question?
  }

  /// Whether anything may come after an arrival.
  enum Continuation {
    case more
    case last
  }

  /// Puts `arrival` at the end and wakes whoever waits.
  @discardableResult
  func push(_ arrival: Arrival) -> Continuation {
    let mark = arrival.mark
    let isAwaited = contents.withLock { $0.append(arrival, mark) }
    if isAwaited { doorbell.ring() }
    if case .last = mark { return .last }
    return .more
  }

  /// Takes out the first arrival; nil when there is none.
  func take() -> Taken? {
    contents.withLock { $0.removeFirst() }
  }

  /// Whether there is nothing to take.
  var isEmpty: Bool { contents.withLock { $0.isEmpty } }

  /// Waits until there is something to take, or as long as is said, or for less; only one thread may.
  func wait(atMost time: Duration? = nil) {
    if contents.withLock({ $0.beginWaiting() }) { doorbell.wait(atMost: time) }
  }

  /// What the process returns if it ends now, by all that has arrived.
  var exitCode: Int32 { contents.withLock { $0.lifecycle.exitCode } }
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
  /// The questions that were taken out, as long as they are not answered.
  private var underWay: [Question] = []
  /// How far the conversation will have come when all of `queue` was read.
  private(set) var lifecycle = Lifecycle.fresh

  /// Puts an arrival at the end, and says whether someone waits who must be woken.
  mutating func append(_ arrival: Arrival, _ mark: Arrival.Mark?) -> Bool {
    count(mark, by: 1)
    note(mark)
    queue.append(Queued(arrival: arrival, mark: mark))
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
    // Now and then, so that a place is moved once at most on the average.
    if first == queue.count || first > max(Self.keptCount, queue.count / 2) {
      queue.removeFirst(first)
      first = 0
    }
    count(queued.mark, by: -1)
    return Inbox.Taken(arrival: queued.arrival, question: question(of: queued.mark))
  }

  /// The question that an arrival is, with what is known of it.
  private mutating func question(of mark: Arrival.Mark?) -> Question? {
    guard case .question(let question) = mark else { return nil }
    if cancellations[question.id] != nil {
      question.giveUp(.cancelled)
    } else if question.document.map({ changes[$0] != nil }) ?? false {
      question.giveUp(.contentModified)
    }
    underWay.removeAll(where: \.isAnswered)
    underWay.append(question)
    return question
  }

  /// Tells those who work on answers, and whoever asks how far the conversation has come.
  private mutating func note(_ mark: Arrival.Mark?) {
    switch mark {
    case .question(let question): note(question)
    case .shutdown: if lifecycle == .running { lifecycle = .shutDown }
    case .cancellation(let id):
      for question in underWay where question.id == id { question.giveUp(.cancelled) }
    case .change(let document):
      for question in underWay where question.document == document {
        question.giveUp(.contentModified)
      }
    case .last: for question in underWay { question.giveUp(.cancelled) }
    case nil: break
    }
  }

  private mutating func note(_ question: Question) {
    switch lifecycle {
    case .fresh where question.method == RequestRoute.initialize.method: lifecycle = .running
    case .running where question.method == RequestRoute.shutdown.method: lifecycle = .shutDown
    default: break
    }
  }

  private mutating func count(_ mark: Arrival.Mark?, by step: Int) {
    switch mark {
    case .cancellation(let id): count(id, in: &cancellations, by: step)
    case .change(let document): count(document, in: &changes, by: step)
    case .question, .shutdown, .last, nil: break
    }
  }

  private func count<Key>(_ key: Key, in counts: inout [Key: Int], by step: Int) {
    let sum = (counts[key] ?? 0) + step
    counts[key] = sum > 0 ? sum : nil
  }
}

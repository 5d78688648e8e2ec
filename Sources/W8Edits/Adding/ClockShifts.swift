import Primitives
import W8Engine

/// A session or a weigh-in with the minute at which it began.
struct TimedDay {
  /// The position where it comes from: the index of an imported day, or of what the book has.
  let index: Int
  /// The minutes since the first day of the calendar.
  let minute: Int
  let content: Content

  enum Content {
    case session(DraftSession)
    case weighIn(DayDraft)
  }

  init(_ index: Int, on date: CivilDate, at time: TimeOfDay, _ content: Content) {
    (self.index, self.content) = (index, content)
    minute = Int(date.dayNumber) * minutesOfDay + time.minutes
  }

  /// What equal ones have in common, for a quick look.
  fileprivate var key: [String] {
    switch content {
    case .session(let session): session.exercises.map { $0.key.text }.sorted()
    case .weighIn: []
    }
  }

  /// Whether the book, which has this, has all that `other` says; a weight at about the same time may be rounded otherwise.
  fileprivate func holds(_ other: TimedDay) -> Bool {
    switch (content, other.content) {
    case (.session(let mine), .session(let theirs)):
      ExistingSets(mine.exercises[...]).holds(theirs.exercises)
        && ExistingSets(theirs.exercises[...]).holds(mine.exercises)
    case (.weighIn(let mine), .weighIn(let theirs)):
      mine.hasWeightAndPairs(of: theirs, orRounded: (minute - other.minute).magnitude < near)
    default: false
    }
  }
}

private let minutesOfDay = 24 * 60
private let near = 30

/// Imported sessions and weigh-ins that a book has at another time, because the clock was another.
///
/// The same session is one that began less than 30 minutes earlier or later, or by an offset that at least three sessions
/// or weigh-ins share, of 14 hours at most. Offsets an hour apart are one: between them summer time began or ended. Each of
/// the book's answers for one of the import.
struct ClockShifts {
  /// By the index of an imported day, the index of what the book has.
  private(set) var matches: [Int: Int] = [:]
  /// The offset of most, in minutes, positive where the book has them later, and how many share it; nil without one.
  private(set) var most: (offset: Int, count: Int)?

  private static let furthest = 14 * 60
  private static let leastShared = 3
  /// How many of the book's sessions are compared with one: more begin within 28 hours in no real log.
  private static let mostCompared = 64

  private typealias Candidate = (imported: TimedDay, kept: TimedDay, offset: Int)

  /// Compares `imported` with what the book has in `kept`; where the clocks are trusted, only with what is near.
  init(_ imported: [TimedDay], in kept: [TimedDay], trustsClock: Bool) {
    let byKey = Dictionary(grouping: kept.sorted { $0.minute < $1.minute }) { $0.key }
    let candidates: [Candidate] = imported.flatMap { wanted -> [Candidate] in
      let others = byKey[wanted.key] ?? []
      let first = others.partitioningIndex { $0.minute >= wanted.minute - Self.furthest }
      return others[first...].prefix(Self.mostCompared)
        .prefix { $0.minute <= wanted.minute + Self.furthest }
        .filter { $0.holds(wanted) }.map { (wanted, $0, $0.minute - wanted.minute) }
    }
    let close = candidates.filter { $0.offset.magnitude < near }
    var taken: Set<Int> = []
    match(close.sorted { $0.offset.magnitude < $1.offset.magnitude }, &taken)
    if trustsClock { return }
    let shared = Dictionary(grouping: candidates.filter { $0.offset.magnitude >= near }) {
      $0.offset
    }.mapValues { $0.count }
    func support(_ offset: Int) -> Int {
      (shared[offset] ?? 0) + max(shared[offset - 60] ?? 0, shared[offset + 60] ?? 0)
    }
    let offsets = shared.keys.filter { support($0) >= Self.leastShared }
      .sorted { (support($0), shared[$0] ?? 0, $1) > (support($1), shared[$1] ?? 0, $0) }
    for offset in offsets {
      let before = matches.count
      match(candidates.filter { $0.offset == offset }, &taken)
      let count = matches.count - before
      if let most, (most.offset - offset).magnitude == 60 {
        self.most = (most.offset, most.count + count)
      } else if most == nil {
        most = (offset, count)
      }
    }
  }

  private mutating func match(_ candidates: [Candidate], _ taken: inout Set<Int>) {
    for (imported, kept, _) in candidates where matches[imported.index] == nil {
      guard taken.insert(kept.index).inserted else { continue }
      matches[imported.index] = kept.index
    }
  }
}

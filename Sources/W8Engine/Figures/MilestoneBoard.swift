import Primitives

/// The milestones of a book with the entries that crossed them.
struct MilestoneBoard: Sendable {
  /// Those on the way to the goal that counts, in the order in which they are passed.
  private(set) var milestones: [Milestone] = []
  /// Which milestones were crossed at which entry, ascending by entry; those on the way to earlier goals too.
  private var marks: [Mark] = []

  private struct Mark {
    let entry: EntryReference
    let milestone: Milestone
    /// How many there were before it.
    let order: Int
  }

  private struct Passing: Hashable {
    let mass: Mass
    let direction: Direction
  }

  init() {}

  /// The milestones of `book`, which may have none yet.
  init(of book: Logbook) {
    let settings = book.settings
    let goals = settings.earlierGoals.map(Optional.init) + [settings.goal]
    var crossedBefore: [Passing: MilestoneCrossing] = [:]
    for (index, goal) in goals.enumerated() where goal != nil || !settings.milestones.isEmpty {
      let next = index + 1 < goals.count ? goals[index + 1] : nil
      let journey = Journey(to: goal, before: next?.from, in: book)
      milestones = journey.milestones
      for index in milestones.indices {
        guard let crossing = milestones[index].crossing else { continue }
        let passing = Passing(mass: milestones[index].mass, direction: milestones[index].direction)
        if crossing == journey.startCrossing, let earlier = crossedBefore[passing] {
          milestones[index].crossing = earlier
          continue
        }
        crossedBefore[passing] = crossing
        marks.append(Mark(entry: crossing.entry, milestone: milestones[index], order: marks.count))
      }
    }
    marks.sort { ($0.entry, $0.order) < ($1.entry, $1.order) }
  }

  /// The milestones crossed at `entry`, in the order in which they are passed.
  func milestones(crossedAt entry: EntryReference) -> [Milestone] {
    let first = marks.partitioningIndex { $0.entry >= entry }
    return marks[first...].prefix { $0.entry == entry }.map { $0.milestone }
  }

  /// Whether a milestone was crossed at `entry`.
  func isMarked(_ entry: EntryReference) -> Bool {
    let first = marks.partitioningIndex { $0.entry >= entry }
    return first < marks.count && marks[first].entry == entry
  }
}

/// The way to one goal.
private struct Journey {
  /// In the order in which they are passed.
  private(set) var milestones: [Milestone]
  /// The start; nil if there is no weigh-in on the way.
  private(set) var startCrossing: MilestoneCrossing?
  /// The day from which another goal counts; nil without one.
  private let end: CivilDate?

  /// Goes the way to `goal` in `book` as long as that counts.
  init(to goal: Goal?, before end: CivilDate?, in book: Logbook) {
    self.end = end
    let start = book.start(of: goal)
    let startMass = start.flatMap { book.entry(at: $0)?.countedMass }
    milestones = MilestoneRoute.milestones(
      declared: book.settings.milestones, goal: goal?.weight, start: startMass)
    guard let start, let startMass, let index = book.dayIndex(of: start),
      case let day = book.counted(at: index), end.map({ day.date < $0 }) ?? true
    else { return }
    let value = book.settings.dayValue.sum(of: day, in: book.months[start.month])
    let crossing = MilestoneCrossing(date: day.date, entry: start)
    startCrossing = crossing
    begin(at: startMass, value: value, crossing)
    for direction in [Direction.down, .up] {
      cross(direction, in: book, from: start, on: day.date)
    }
  }

  /// What lies at the start or behind it counts as crossed there.
  ///
  /// What is the start itself has no direction: it is crossed if it is the `value` of the day as
  /// well. Where other weigh-ins of the day moved that away, it is crossed on the way back.
  private mutating func begin(
    at start: Mass, value: (total: MassTotal, count: Int), _ crossing: MilestoneCrossing
  ) {
    for index in milestones.indices {
      let milestone = milestones[index]
      let total = MassTotal(milestone.mass, times: value.count)
      if milestone.direction == .stable, value.total != total {
        milestones[index].direction = value.total > total ? .down : .up
      } else if milestone.direction.isBeyondOrAt(start, milestone.mass) {
        milestones[index].crossing = crossing
      }
    }
  }

  /// Crosses all milestones of one direction, which come one after the other.
  private mutating func cross(
    _ direction: Direction, in book: Logbook, from start: EntryReference, on date: CivilDate
  ) {
    var open = milestones.indices.filter {
      milestones[$0].direction == direction && milestones[$0].crossing == nil
    }[...]
    for month in book.months.indices.dropFirst(start.month) {
      if open.isEmpty { return }
      cross(&open, direction, in: book, inMonthAt: month, from: date)
    }
  }

  /// Crosses those of the `open` milestones that are crossed in one month on or after `date`.
  private mutating func cross(
    _ open: inout ArraySlice<Int>, _ direction: Direction, in book: Logbook,
    inMonthAt month: Int, from date: CivilDate
  ) {
    let log = book.months[month]
    for day in log.countedDays where day.date >= date && end.map({ day.date < $0 }) ?? true {
      let value = book.settings.dayValue.sum(of: day, in: log)
      while let index = open.first,
        let entry = log.crossing(milestones[index].mass, direction, value: value, on: day)
      {
        milestones[index].crossing = MilestoneCrossing(
          date: day.date, entry: EntryReference(month: month, entry: entry))
        open.removeFirst()
      }
    }
  }
}

extension Logbook {
  /// The milestones with their crossings, in the order in which they are passed.
  ///
  /// The goal is one of them, and what lies beyond it comes after it.
  package var milestones: [Milestone] { board.milestones }

  /// The milestones crossed at the entry that `reference` names, in the order in which they are passed.
  package func milestones(crossedAt reference: EntryReference) -> [Milestone] {
    board.milestones(crossedAt: reference)
  }
}

extension Direction {
  /// Whether `mass` is at `limit` or beyond it; a stable direction asks for nothing.
  fileprivate func isBeyondOrAt(_ mass: Mass, _ limit: Mass) -> Bool {
    switch self {
    case .up: mass >= limit
    case .down: mass <= limit
    case .stable: true
    }
  }

}

extension MonthLog {
  /// The index of the first entry of `day` at `limit` or beyond it, if the value of the day is so too.
  fileprivate func crossing(
    _ limit: Mass, _ direction: Direction, value: (total: MassTotal, count: Int),
    on day: CountedDay
  ) -> Int? {
    let limitTotal = MassTotal(limit, times: value.count)
    guard direction == .up ? value.total >= limitTotal : value.total <= limitTotal else {
      return nil
    }
    return day.entries.first { index in
      entries[index].countedMass.map { direction.isBeyondOrAt($0, limit) } ?? false
    }
  }
}

/// A weight on the way to the goal.
package struct Milestone: Hashable, Sendable {
  /// The weight.
  package let mass: Mass
  /// Its name, as declared.
  package internal(set) var label: String?
  /// Where it comes from.
  package internal(set) var kind: MilestoneKind
  /// Which way it is crossed; stable when it is the start itself and the value of its day, or when
  /// nothing was weighed.
  package internal(set) var direction: Direction
  /// When it was crossed first; nil as long as it was not.
  package internal(set) var crossing: MilestoneCrossing?
}

/// The position where a milestone comes from.
package enum MilestoneKind: UInt8, Hashable, Comparable, Sendable {
  /// A multiple of an interval.
  case generated
  /// A weight that the book names.
  case explicit
  case goal

  package static func < (left: MilestoneKind, right: MilestoneKind) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// When a milestone was crossed.
package struct MilestoneCrossing: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The first counted entry of that day that is itself at the milestone or beyond.
  package let entry: EntryReference
}

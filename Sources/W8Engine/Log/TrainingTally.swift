/// What the exercise lines of one part of a month come to, in each of its branches.
///
/// It answers for a whole part what would take a look at each of its sets, so that few sessions ever
/// have to be read.
package struct TrainingTally: Sendable {
  /// The branches as they are written, aliases not followed, each once.
  package private(set) var branches: [BranchTally] = []
  /// The heaviest load of each session of a branch that counts for bests, for each of its units, in order.
  private(set) var levels: [SessionLevel] = []

  /// Counts nothing yet.
  package init() {}

  /// Counts the sessions of `entries`.
  init(of entries: some Sequence<Entry>) {
    self.init(of: entries.lazy.flatMap(\.sessions))
  }

  /// Counts `sessions`.
  init(of sessions: some Sequence<Session>) {
    var indices: [Names: Int] = [:]
    for (ordinal, session) in sessions.enumerated() {
      for exercise in session.exercises {
        let names = Names(exercise: exercise.key, gym: session.gym)
        let index = indices[names] ?? branches.count
        if index == branches.count {
          add(WrittenBranch(exercise: names.exercise, gym: names.gym, ordinal: index))
          indices[names] = index
        }
        add(exercise, toBranchAt: index, inSession: ordinal)
      }
    }
  }

  private struct Names: Hashable {
    let exercise: ExerciseKey
    let gym: GymID?
  }

  /// The same in arrays of exactly the size: those that grew are larger.
  package var compact: TrainingTally {
    var compact = self
    compact.branches = branches.map { $0 }
    compact.levels = levels.map { $0 }
    return compact
  }

  /// Adds a branch that has no line yet, behind the others.
  package mutating func add(_ branch: WrittenBranch) {
    branches.append(BranchTally(branch))
  }

  /// Counts a line of the branch at `index` in the session at `session`; sessions come in order, from 0. Tells whether it may have sets that are no warm-ups, and whether some of
  /// these may be compared with those at another gym, where levels of a machine mean nothing.
  package mutating func addLine(
    toBranchAt index: Int, inSession session: Int, hasWork: Bool, isComparableElsewhere: Bool
  ) {
    branches[index].addLine(
      inSession: Int32(clamping: session), hasWork: hasWork,
      isComparableElsewhere: isComparableElsewhere)
  }

  /// Takes in the mass of sets that count for no best.
  package mutating func addUncounted(_ load: WrittenLoad, toBranchAt index: Int) {
    branches[index].heaviest.add(load)
  }

  /// Takes in the mass of sets that count for bests, in the session at `session`; sessions come in
  /// order, from 0.
  package mutating func add(_ load: WrittenLoad, toBranchAt index: Int, inSession session: Int) {
    let level = branches[index].add(load, inSession: Int32(clamping: session))
    if let level, levels[level].load.unit == load.unit {
      levels[level].raise(to: load)
    } else {
      branches[index].lastLevel = Int32(clamping: levels.count)
      levels.append(SessionLevel(branch: Int32(clamping: index), load: load))
    }
  }

  /// Counts a line of the branch at `index` in the session at `session`.
  mutating func add(
    _ exercise: LoggedExercise, toBranchAt index: Int, inSession session: Int
  ) {
    let work = exercise.groups.filter { $0.purpose == .work }
    addLine(
      toBranchAt: index, inSession: session, hasWork: !work.isEmpty,
      isComparableElsewhere: work.contains { !$0.isLevel })
    for group in exercise.groups {
      guard case .mass(let load) = group.load else { continue }
      if group.countsForBests {
        add(load, toBranchAt: index, inSession: session)
      } else {
        addUncounted(load, toBranchAt: index)
      }
    }
  }
}

/// The heaviest load of one unit in a session of a branch; a log has one for most of its lines, hence the twelve bytes.
struct SessionLevel: Sendable {
  /// The index of the branch in its tally.
  let branch: Int32
  private(set) var load: WrittenLoad

  /// Takes in a load of the same unit.
  fileprivate mutating func raise(to other: WrittenLoad) {
    if other.thousandths > load.thousandths { load = other }
  }
}

/// What the lines of one exercise at one gym come to.
package struct BranchTally: Sendable {
  /// The exercise and the gym as they are written.
  package let branch: WrittenBranch
  private var lines: Int32 = 0
  private var allSessions: Int32 = 0
  /// Whether there may be sets that are no warm-ups.
  private(set) var hasWork = false
  /// Whether some of these may be compared with those at another gym.
  private(set) var isComparableElsewhere = false
  private var sessions: Int32 = 0
  /// The heaviest written loads of all sets, warm-ups and missed sets included.
  package fileprivate(set) var heaviest = HeaviestLoads()
  /// The heaviest written loads of the sets that count for bests.
  package private(set) var heaviestWorking = HeaviestLoads()

  private var lastSession: Int32 = -1
  private var lastSessionOfLine: Int32 = -1
  /// The index of its last level in the tally.
  fileprivate var lastLevel: Int32 = -1

  /// How many lines have the exercise.
  package var lineCount: Int { Int(lines) }
  /// In how many sessions it is logged.
  package var sessionsLogged: Int { Int(allSessions) }
  /// How many sessions have a written mass in sets that count for bests.
  package var sessionCount: Int { Int(sessions) }

  /// Starts with no line.
  fileprivate init(_ branch: WrittenBranch) {
    self.branch = branch
  }

  /// Counts a line.
  fileprivate mutating func addLine(
    inSession session: Int32, hasWork: Bool, isComparableElsewhere: Bool
  ) {
    lines &+= 1
    if session != lastSessionOfLine { allSessions &+= 1 }
    lastSessionOfLine = session
    if hasWork { self.hasWork = true }
    if isComparableElsewhere { self.isComparableElsewhere = true }
  }

  /// Takes in the mass of sets that count for bests; returns the index of the level of `session`, nil where it has
  /// none yet.
  fileprivate mutating func add(_ load: WrittenLoad, inSession session: Int32) -> Int? {
    heaviest.add(load)
    heaviestWorking.add(load)
    if session == lastSession { return Int(lastLevel) }
    sessions &+= 1
    lastSession = session
    return nil
  }
}

/// The heaviest of some loads in each unit in which they are written, and of those without one.
///
/// A log has two for each exercise of each month, hence the sixteen bytes.
package struct HeaviestLoads: Hashable, Sendable {
  /// Thousandths of each unit; `none` without a load.
  private var withoutUnit = Self.none
  private var kilograms = Self.none
  private var pounds = Self.none
  private var stones = Self.none

  private static let none = Int32.min

  /// The heaviest of no loads.
  package init() {}

  /// Takes in a load.
  package mutating func add(_ load: WrittenLoad) {
    // No load that can be written is as light as `none`.
    let thousandths = max(load.thousandths, Self.none + 1)
    switch load.unit {
    case nil: withoutUnit = max(withoutUnit, thousandths)
    case .kilogram: kilograms = max(kilograms, thousandths)
    case .pound: pounds = max(pounds, thousandths)
    case .stone: stones = max(stones, thousandths)
    }
  }

  /// The heaviest mass, those without a unit read in `unit`; nil when there is none.
  package func mass(unlessWritten unit: MassUnit) -> Mass? {
    var heaviest: Mass?
    Self.raise(&heaviest, to: withoutUnit, unit)
    Self.raise(&heaviest, to: kilograms, .kilogram)
    Self.raise(&heaviest, to: pounds, .pound)
    Self.raise(&heaviest, to: stones, .stone)
    return heaviest
  }

  private static func raise(_ heaviest: inout Mass?, to thousandths: Int32, _ unit: MassUnit) {
    guard thousandths != none else { return }
    let mass = Mass(thousandths: Int64(thousandths), of: unit)
    heaviest = max(heaviest ?? mass, mass)
  }
}

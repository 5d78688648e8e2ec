/// What the exercise lines of one part of a month come to, in each of its branches.
///
/// It answers for a whole part what would take a look at each of its sets, so that few sessions ever
/// have to be read.
package struct TrainingTally: Sendable {
  /// The branches as they are written, aliases not followed, each once.
  package var branches: [BranchTally]

  /// Takes what was counted for each branch.
  package init(_ branches: [BranchTally] = []) {
    self.branches = branches
  }

  /// Counts the sessions of `entries`.
  init(of entries: some Sequence<Entry>) {
    self.init()
    var indices: [Names: Int] = [:]
    var ordinal = 0
    for session in entries.lazy.flatMap(\.sessions) {
      for exercise in session.exercises {
        let names = Names(exercise: exercise.key, gym: session.gym)
        let index = indices[names] ?? branches.count
        if index == branches.count {
          branches.append(
            BranchTally(
              WrittenBranch(exercise: names.exercise, gym: names.gym, ordinal: index)))
          indices[names] = index
        }
        branches[index].add(exercise, inSession: ordinal)
      }
      ordinal += 1
    }
  }

  private struct Names: Hashable {
    let exercise: ExerciseKey
    let gym: GymID?
  }
}

/// What the lines of one exercise at one gym come to.
package struct BranchTally: Sendable {
  /// The exercise and the gym as they are written.
  package let branch: WrittenBranch
  private var lines: Int32 = 0
  private var sessions: Int32 = 0
  /// The heaviest written loads of all sets, warm-ups and missed sets included.
  package private(set) var heaviest = HeaviestLoads()
  /// The heaviest written loads of the sets that count for bests.
  package private(set) var heaviestWorking = HeaviestLoads()

  private var lastSession: Int32 = -1

  /// How many lines have the exercise.
  package var lineCount: Int { Int(lines) }
  /// How many sessions have a written mass in sets that count for bests.
  package var sessionCount: Int { Int(sessions) }

  /// Starts with no line.
  package init(_ branch: WrittenBranch) {
    self.branch = branch
  }

  /// Counts a line.
  package mutating func addLine() {
    lines &+= 1
  }

  /// Takes in the mass of sets that count for no best.
  package mutating func addUncounted(_ load: WrittenLoad) {
    heaviest.add(load)
  }

  /// Takes in the mass of sets that count for bests, in the session at `session`; sessions come in
  /// order, from 0.
  package mutating func add(_ load: WrittenLoad, inSession session: Int) {
    heaviest.add(load)
    heaviestWorking.add(load)
    let session = Int32(clamping: session)
    if session != lastSession { sessions &+= 1 }
    lastSession = session
  }

  /// Counts a line in the session at `session`.
  mutating func add(_ exercise: LoggedExercise, inSession session: Int) {
    addLine()
    for group in exercise.groups {
      guard case .mass(let load) = group.load else { continue }
      if group.countsForBests {
        add(load, inSession: session)
      } else {
        addUncounted(load)
      }
    }
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

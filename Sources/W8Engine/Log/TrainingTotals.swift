import Primitives
import Synchronization

/// What the exercise lines of one part of a month come to, in each of its branches.
///
/// It answers for a whole part what would take a look at each of its sets, so that few sessions ever
/// have to be read.
package struct TrainingTotals: Sendable {
  /// The branches as they are written, aliases not followed, each once.
  package private(set) var branches: [BranchTotals] = []
  /// The masses that are written as loads, in the order of the sessions; of those that follow each other in one session
  /// and branch and differ in nothing else the heaviest.
  private(set) var loads: [WrittenSessionLoad] = []
  /// The repetitions of sets that are not alike, list after list.
  private(set) var repetitions: [UInt16] = []
  /// The index of the first load of each session.
  private var firstLoads: [Int32] = []

  /// Counts nothing yet.
  package init() {}

  /// Counts the sessions of `entries`.
  init(of entries: some Sequence<Entry>) {
    var indices: [Int: Int] = [:]
    for session in entries.lazy.flatMap({ $0.sessions }) {
      openSession()
      for exercise in session.exercises {
        let branch = ExerciseAtGym.named(exercise.key, at: session.gym)
        let index = indices[branch.number] ?? branches.count
        if index == branches.count {
          add(branch)
          indices[branch.number] = index
        }
        add(exercise, toBranchAt: index)
      }
    }
  }

  /// The same in arrays of exactly the size: those that grew are larger.
  package var compact: TrainingTotals {
    var compact = self
    compact.branches = Array(branches[...])
    compact.loads = Array(loads[...])
    compact.firstLoads = Array(firstLoads[...])
    compact.repetitions = Array(repetitions[...])
    return compact
  }

  /// Adds a branch that has no line yet, behind the others.
  package mutating func add(_ branch: ExerciseAtGym) {
    branches.append(BranchTotals(branch))
  }

  /// Begins the next session; each session of the part is begun, those without exercises too.
  package mutating func openSession() { firstLoads.append(Int32(clamping: loads.count)) }

  /// Counts a line of the branch at `index` in the session that was begun last. Returns whether it may have sets that are
  /// no warm-ups, and whether some of these may be compared with those at another gym, where levels of a machine mean
  /// nothing.
  package mutating func addLine(
    toBranchAt index: Int, hasWork: Bool, isComparableElsewhere: Bool
  ) {
    branches[index].addLine(
      inSession: Int32(clamping: firstLoads.count), hasWork: hasWork,
      isComparableElsewhere: isComparableElsewhere)
  }

  /// Takes in the mass of sets of `reps` in the session that was begun last. `counts` says whether it counts for bests.
  package mutating func add(
    _ load: WrittenLoad, toBranchAt branch: Int, counts: Bool, reps: Int,
    sets: WrittenRepetitions = .unknown
  ) {
    if load.mayBeSwapped(with: reps) { branches[branch].mayBeSwapped = true }
    let new = WrittenSessionLoad(
      branch: Int32(clamping: branch), load: load, counts: counts, sets: sets)
    let isFirst = firstLoads.last.map(Int.init) == loads.count
    if !isFirst, let last = loads.last, last.differsOnlyInMass(from: new) {
      guard load.thousandths > last.load.thousandths else { return }
      loads[loads.count - 1] = new
    } else {
      loads.append(new)
    }
    branches[branch].add(load, counts: counts)
  }

  /// Takes note that the branch at `branch` has a line in the session that was begun last, on which no mass is written.
  package mutating func addLineWithoutMass(ofBranchAt branch: Int) {
    loads.append(
      WrittenSessionLoad(
        branch: Int32(clamping: branch), load: .zero, counts: false, sets: .none))
  }

  /// Keeps the repetitions of `count` sets that are not alike, which `repetitionsOfSet` gives.
  package mutating func list(
    _ count: Int, _ repetitionsOfSet: (Int) -> UInt32
  ) -> WrittenRepetitions {
    let first = repetitions.count
    guard first + count <= Int(UInt16.max), count <= Int(UInt8.max) else { return .unknown }
    for index in 0..<count { repetitions.append(UInt16(clamping: repetitionsOfSet(index))) }
    return WrittenRepetitions(repetitions: UInt16(first), count: UInt8(count), form: .list)
  }

  /// The indices of the loads of the session at `index` among those of the part in book order.
  func loadIndices(ofSessionAt index: Int) -> Range<Int> {
    let end = index + 1 < firstLoads.count ? Int(firstLoads[index + 1]) : loads.count
    return Int(firstLoads[index])..<end
  }

  private mutating func add(_ exercise: LoggedExercise, toBranchAt index: Int) {
    let work = exercise.groups.filter { $0.purpose == .work }
    addLine(
      toBranchAt: index, hasWork: !work.isEmpty,
      isComparableElsewhere: work.contains { !$0.isLevel })
    let count = loads.count
    defer { if loads.count == count { addLineWithoutMass(ofBranchAt: index) } }
    for group in exercise.groups {
      guard case .mass(let load) = group.load else { continue }
      add(
        load, toBranchAt: index, counts: group.countsForBests,
        reps: Int(clamping: group.repetitions?.first.amount ?? 0))
    }
  }
}

extension WrittenLoad {
  /// Whether the load of sets of `reps` may be their reps, at most 12, and these the load, at least 30.
  func mayBeSwapped(with reps: Int) -> Bool {
    unit == nil && reps >= 30 && 0 < thousandths && thousandths <= 12_000
      && thousandths.isMultiple(of: 1000)
  }
}

/// A load of a session of a branch.
struct WrittenSessionLoad: Sendable {
  /// The index of the branch in the totals of the part.
  let branch: Int32
  let load: WrittenLoad
  /// Whether the sets count for bests.
  let counts: Bool
  let sets: WrittenRepetitions

  fileprivate func differsOnlyInMass(from other: WrittenSessionLoad) -> Bool {
    branch == other.branch && counts == other.counts && load.unit == other.load.unit
      && sets.form == other.sets.form && (sets.form == .unknown || sets.form == .none)
  }
}

/// The repetitions of a group of sets with one load, and nothing else but an effort.
package struct WrittenRepetitions: Sendable {
  /// Those of each set; of a list the index of the first among those of the totals.
  let repetitions: UInt16
  /// The number of sets.
  let count: UInt8
  let form: Form

  enum Form: UInt8 {
    /// More is written.
    case unknown
    /// Warm-ups, or sets without repetitions.
    case none
    case alike
    case list
  }

  /// More is written than this can say.
  package static let unknown = WrittenRepetitions(repetitions: 0, count: 0, form: .unknown)
  /// Only warm-ups, or sets without repetitions.
  package static let none = WrittenRepetitions(repetitions: 0, count: 0, form: .none)

  /// At most 99 sets of so many repetitions.
  package static func alike(_ repetitions: Int, times: Int) -> WrittenRepetitions {
    WrittenRepetitions(
      repetitions: UInt16(clamping: repetitions), count: UInt8(clamping: times), form: .alike)
  }
}

/// The heaviest of some loads, whatever the unit is of those that are written without one.
struct HeaviestLoad: Sendable {
  private var massWithUnit: Mass?
  private var thousandthsWithout: Int32?

  fileprivate mutating func add(_ load: WrittenLoad) {
    if let unit = load.unit {
      let mass = load.mass(unlessWritten: unit)
      massWithUnit = max(massWithUnit ?? mass, mass)
    } else {
      thousandthsWithout = max(thousandthsWithout ?? 0, load.thousandths)
    }
  }

  /// Its mass; nil where there is no load.
  func mass(unlessWritten unit: MassUnit) -> Mass? {
    guard let thousandthsWithout else { return massWithUnit }
    let mass = Mass(thousandths: Int64(thousandthsWithout), of: unit)
    return max(massWithUnit ?? mass, mass)
  }
}

/// What the lines of one exercise at one gym come to.
package struct BranchTotals: Sendable {
  /// The exercise and the gym as they are written.
  package let branch: ExerciseAtGym
  /// The number of these two: a look into the object would count a reference.
  let number: Int
  /// The heaviest load, and the heaviest that counts for bests.
  private(set) var heaviest = HeaviestLoad()
  private(set) var heaviestCounted = HeaviestLoad()
  private var lines: Int32 = 0
  private var allSessions: Int32 = 0
  /// Whether there may be sets that are no warm-ups.
  private(set) var hasWork = false
  /// Whether some of these may be compared with those at another gym.
  private(set) var isComparableElsewhere = false
  /// Whether there are sets in which reps and load may be swapped.
  fileprivate(set) var mayBeSwapped = false
  private var lastSessionOfLine: Int32 = -1

  /// The number of lines that have the exercise.
  package var lineCount: Int { Int(lines) }
  /// In how many sessions it is logged.
  package var sessionsLogged: Int { Int(allSessions) }

  fileprivate init(_ branch: ExerciseAtGym) {
    self.branch = branch
    number = branch.number
  }

  fileprivate mutating func add(_ load: WrittenLoad, counts: Bool) {
    heaviest.add(load)
    if counts { heaviestCounted.add(load) }
  }

  fileprivate mutating func addLine(
    inSession session: Int32, hasWork: Bool, isComparableElsewhere: Bool
  ) {
    lines &+= 1
    if session != lastSessionOfLine { allSessions &+= 1 }
    lastSessionOfLine = session
    if hasWork { self.hasWork = true }
    if isComparableElsewhere { self.isComparableElsewhere = true }
  }
}

/// Numbers keys from 0, in the order in which they come first.
struct KeyNumbers {
  /// The keys by their numbers.
  private(set) var keys: [ExactText] = []
  private var numbers: [ExactText: Int] = [:]

  /// The number of `key`, a new one where it has none.
  mutating func number(of key: ExactText) -> Int {
    let number = numbers.value(of: key, orNew: keys.count)
    if number == keys.count { keys.append(key) }
    return number
  }
}

/// One exercise at one gym as logs write them, aliases not followed; there is one object for each.
///
/// Results for the branches of a book are kept in an array at their numbers, without a look at names.
package final class ExerciseAtGym: Sendable {
  /// The key of the exercise.
  package let exercise: ExerciseKey
  /// The key of the gym; nil stands for the default gym.
  package let gym: GymID?
  /// The number, counted from 0 over all that were ever asked for.
  let number: Int
  /// The hash of the key of the exercise: to compare names costs more.
  let exerciseHash: Int

  private static let all = Mutex<[Names: ExerciseAtGym]>([:])

  private struct Names: Hashable {
    let exercise: ExerciseKey
    let gym: GymID?
  }

  private init(_ names: Names, number: Int) {
    (exercise, gym) = (names.exercise, names.gym)
    self.number = number
    exerciseHash = exercise.hashValue
  }

  /// The branch of an exercise at a gym, the default gym when nil.
  package static func named(_ exercise: ExerciseKey, at gym: GymID?) -> ExerciseAtGym {
    let names = Names(exercise: exercise, gym: gym)
    return all.withLock { all in
      if let known = all[names] { return known }
      let branch = ExerciseAtGym(names, number: all.count)
      all[names] = branch
      return branch
    }
  }
}

import Primitives
import W8Engine
import W8Syntax

/// What the exercise lines of one section come to, in each of its months.
struct SectionTotals {
  private var months: [(totals: TrainingTotals, branches: NumberedKeys)] = []

  /// What the branches come to in the month that is at `month` among those of the section.
  func totals(ofMonth month: Int) -> TrainingTotals {
    month < months.count ? months[month].totals.compact : TrainingTotals()
  }

  mutating func openSession(inMonth month: Int) {
    while months.count <= month { months.append((TrainingTotals(), NumberedKeys())) }
    months[month].totals.openSession()
  }

  /// Adds an exercise line whose sets are `rows` to the branch of the exercise with a number at `gym`, in the session
  /// that was begun last.
  mutating func add(
    _ rows: Span<SyntaxRow>, toExercise exercise: Int, at gym: SessionGym, inMonth month: Int,
    _ names: inout FileNames
  ) {
    let branch = months[month].branches.number(of: gym.key(withExercise: exercise))
    if branch.isNew { months[month].totals.add(names.branch(ofExercise: exercise, at: gym)) }
    months[month].totals.add(rows, toBranchAt: branch.number)
  }
}

extension TrainingTotals {
  /// Adds the groups of sets of a line of the branch at `branch`.
  fileprivate mutating func add(_ rows: Span<SyntaxRow>, toBranchAt branch: Int) {
    var group = CountedGroup()
    var (hasWork, isComparableElsewhere, hasMass) = (false, false, false)
    for index in rows.indices {
      let row = rows[index]
      switch row.kind {
      case .comma:
        if group.add(to: &self, branch, rows) { hasMass = true }
        if group.isWork {
          hasWork = true
          if !group.hasLevel { isComparableElsewhere = true }
        }
        group = CountedGroup()
      case .reps:
        group.hasReps = true
        if !row.isContinued {
          group.reps = Int(row.value)
          (group.repsRows, group.times) = (index..<index, max(row.count, 1))
        }
        group.repsRows = group.repsRows.lowerBound..<index + 1
        if row.value > 0 { group.hasDoneReps = true }
        if row.isWarmUp { group.isWarmUp = true }
      case .duration, .distance:
        (group.hasOther, group.hasMore) = (true, true)
        if row.isWarmUp { group.isWarmUp = true }
      case .load:
        if row.isLevel {
          group.hasLevel = true
        } else if row.isBodyweight {
          group.hasOther = true
        } else {
          group.load = row
        }
      case .effort: group.hasOther = true
      case .label: (group.hasOther, group.hasMore) = (true, true)
      case .unreadable, .verbatim: group.hasFault = true
      default: continue
      }
    }
    if !group.add(to: &self, branch, rows), !hasMass { addLineWithoutMass(ofBranchAt: branch) }
    addLine(
      toBranchAt: branch, hasWork: hasWork || group.isWork,
      isComparableElsewhere: isComparableElsewhere || group.isWork && !group.hasLevel)
  }
}

/// What matters of a group of sets for the totals of its branch.
private struct CountedGroup {
  var load: SyntaxRow?
  var hasReps = false
  /// Those of the first set.
  var reps = 0
  /// The rows of one round, and the number of rounds.
  var repsRows = 0..<0
  var times = 1
  var hasDoneReps = false
  var isWarmUp = false
  var hasLevel = false
  /// Whether anything is said but repetitions, a mass and a level.
  var hasOther = false
  /// Whether this is more than an effort.
  var hasMore = false
  var hasFault = false

  /// Whether the sets are no warm-ups, as far as is known without a look at faults.
  var isWork: Bool { !isWarmUp && (hasReps || load != nil || hasLevel || hasOther) }

  /// Adds the load to the totals; of warm-ups and missed sets it counts for no best, of a group with a fault not at all. Returns
  /// whether there is one to add.
  func add(to totals: inout TrainingTotals, _ branch: Int, _ rows: Span<SyntaxRow>) -> Bool {
    guard let load, !hasFault else { return false }
    let written = WrittenLoad(thousandths: Int32(clamping: load.value), unit: MassUnit(load.unit))
    totals.add(
      written, toBranchAt: branch, counts: !isWarmUp && (!hasReps || hasDoneReps), reps: reps,
      sets: repetitions(in: &totals, rows))
    return true
  }

  private func repetitions(
    in totals: inout TrainingTotals, _ rows: Span<SyntaxRow>
  ) -> WrittenRepetitions {
    if hasMore { return .unknown }
    if isWarmUp || !hasReps { return .none }
    if repsRows.count == 1 { return .alike(reps, times: times) }
    if times > 1 { return .unknown }
    return totals.list(repsRows.count) { rows[repsRows.lowerBound + $0].value }
  }
}

/// Numbers from 0 on for keys, in the order in which these come first.
struct NumberedKeys: Sendable {
  private var keys: [UInt64] = []
  private var ids = IDTable()

  @inline(__always)
  mutating func number(of key: UInt64) -> (number: Int, isNew: Bool) {
    let hash = ids.hash(key)
    if let known = ids.id(hash, where: { keys[$0] == key }) { return (known, false) }
    keys.append(key)
    return (ids.add(hash), true)
  }
}

import Primitives
import W8Engine
import W8Syntax

/// What the exercise lines of one section come to, in each of its months.
struct SectionTotals {
  private var months: [MonthTotals] = []

  /// What the branches come to in the month that is at `month` among those of the section.
  func tally(ofMonth month: Int) -> TrainingTally {
    // A copy of exactly the size: the array that grew is larger.
    TrainingTally(month < months.count ? months[month].branches.map { $0 } : [])
  }

  /// Adds the exercise line that says `rows` to the branch of the exercise with a number at `gym`.
  mutating func add(
    _ rows: Span<SyntaxRow>, toExercise exercise: Int, at gym: SessionGym, inMonth month: Int,
    inSession session: Int, _ names: inout FileNames
  ) {
    while months.count <= month { months.append(MonthTotals()) }
    months[month].add(rows, toExercise: exercise, at: gym, inSession: session, &names)
  }
}

/// What the exercise lines of one section come to in one month.
private struct MonthTotals {
  private(set) var branches: [BranchTally] = []
  private var ids = IDTable()
  private var keys: [UInt64] = []

  mutating func add(
    _ rows: Span<SyntaxRow>, toExercise exercise: Int, at gym: SessionGym, inSession session: Int,
    _ names: inout FileNames
  ) {
    let key = gym.key(withExercise: exercise)
    let hash = ids.hash(key)
    let known = ids.id(hash) { keys[$0] == key }
    let index = known ?? ids.add(hash)
    if known == nil {
      keys.append(key)
      branches.append(BranchTally(names.branch(ofExercise: exercise, at: gym)))
    }
    branches[index].add(rows, inSession: session)
  }
}

extension BranchTally {
  /// Adds the groups of sets of a line.
  fileprivate mutating func add(_ rows: Span<SyntaxRow>, inSession session: Int) {
    addLine()
    var group = CountedGroup()
    for index in rows.indices {
      let row = rows[index]
      switch row.kind {
      case .comma:
        group.add(to: &self, session)
        group = CountedGroup()
      case .reps:
        group.hasReps = true
        if row.value > 0 { group.hasDoneReps = true }
        if row.isWarmUp { group.isWarmUp = true }
      case .duration, .distance: if row.isWarmUp { group.isWarmUp = true }
      case .load: if !row.isLevel, !row.isBodyweight { group.load = row }
      default: continue
      }
    }
    group.add(to: &self, session)
  }
}

/// What matters of a group of sets for the totals of its branch.
private struct CountedGroup {
  var load: SyntaxRow?
  var hasReps = false
  var hasDoneReps = false
  var isWarmUp = false

  /// Adds the load to the totals; of warm-ups and missed sets it counts for no best.
  func add(to tally: inout BranchTally, _ session: Int) {
    guard let load else { return }
    let written = WrittenLoad(thousandths: Int32(clamping: load.value), unit: MassUnit(load.unit))
    if !isWarmUp, !hasReps || hasDoneReps {
      tally.add(written, inSession: session)
    } else {
      tally.addUncounted(written)
    }
  }
}

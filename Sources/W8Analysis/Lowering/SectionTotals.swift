import W8Engine
import W8Syntax

/// What the exercise lines of one section come to.
struct SectionTotals {
  /// The branches of all months of the section.
  private var branches: [BranchTally] = []
  /// The month of each of them, as an index among the contributions of the section.
  private var months: [Int32] = []
  /// Where the branches of the month at hand are counted, by their ordinals.
  private var indices: [Int: Int] = [:]
  private var month: Int32 = 0
  /// The indices of the months that were at hand before.
  private var earlier: [Int32: [Int: Int]] = [:]

  /// What the branches come to in each month of the section, which has `count` of them.
  func tallies(ofMonths count: Int) -> [TrainingTally] {
    // A copy of exactly the size: the array that grew is larger.
    if count == 1 { return [TrainingTally(branches.map { $0 })] }
    return branches.indices.reduce(into: Array(repeating: TrainingTally(), count: count)) {
      $0[Int(months[$1])].branches.append(branches[$1])
    }
  }

  /// Adds the exercise line that says `rows` to the branch that has `ordinal` in a month.
  mutating func add(
    _ rows: Span<SyntaxRow>, to ordinal: Int, inMonth month: Int32, inSession session: Int,
    _ names: borrowing FileNames
  ) {
    if month != self.month {
      earlier[self.month] = indices
      (self.month, indices) = (month, earlier[month] ?? [:])
    }
    let index = indices[ordinal] ?? newIndex(of: ordinal, names)
    branches[index].add(rows, inSession: session)
  }

  private mutating func newIndex(of ordinal: Int, _ names: borrowing FileNames) -> Int {
    let index = branches.count
    branches.append(BranchTally(names.branches[ordinal]))
    months.append(month)
    indices[ordinal] = index
    return index
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

/// Adds up how many lines each exercise has, by the key that is written.
struct LineCounting {
  private var counted: [ExerciseKey: Int] = [:]
  /// What is not yet counted, at the ordinals of its branches: months name the same ones again and again.
  private var open: [(branch: WrittenBranch, lineCount: Int)?] = []

  /// Adds the lines of `tally`.
  mutating func add(_ tally: TrainingTally) {
    let branches = tally.branches
    // By index: a copy of a branch counts references.
    for index in branches.indices {
      add(branches[index].lineCount, of: branches[index].branch)
    }
  }

  /// How many lines each exercise has.
  var lineCounts: [ExerciseKey: Int] {
    open.lazy.compactMap(\.self).reduce(into: counted) { counts, open in
      counts[open.branch.exercise, default: 0] += open.lineCount
    }
  }

  private mutating func add(_ lineCount: Int, of branch: WrittenBranch) {
    let ordinal = branch.ordinal
    while open.count <= ordinal { open.append(nil) }
    if open[ordinal]?.branch === branch {
      open[ordinal]?.lineCount += lineCount
      return
    }
    if let other = open[ordinal] { counted[other.branch.exercise, default: 0] += other.lineCount }
    open[ordinal] = (branch, lineCount)
  }
}

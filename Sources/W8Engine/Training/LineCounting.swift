/// Adds up how many lines each exercise has, by the key that is written.
struct LineCounting {
  private var counted: [ExerciseKey: Int] = [:]
  /// Branches at their ordinals whose lines are not yet counted: months name the same ones again and again.
  private var open: [WrittenBranch] = []
  /// How many lines each of those has so far.
  private var openCounts: [Int] = []

  /// Adds the lines of `tally`.
  mutating func add(_ tally: TrainingTally) {
    // By index of a span: a copy of a tally counts references.
    let branches = tally.branches.span
    for index in branches.indices {
      add(branches[index].lineCount, of: branches[index].branch)
    }
  }

  /// How many lines each exercise has.
  var lineCounts: [ExerciseKey: Int] {
    open.indices.reduce(into: counted) { counts, ordinal in
      if openCounts[ordinal] > 0 {
        counts[open[ordinal].exercise, default: 0] += openCounts[ordinal]
      }
    }
  }

  private mutating func add(_ lineCount: Int, of branch: WrittenBranch) {
    let ordinal = branch.ordinal
    if ordinal < open.count, open[ordinal] === branch {
      openCounts[ordinal] += lineCount
      return
    }
    while open.count <= ordinal {
      open.append(branch)
      openCounts.append(0)
    }
    if openCounts[ordinal] > 0 {
      counted[open[ordinal].exercise, default: 0] += openCounts[ordinal]
    }
    open[ordinal] = branch
    openCounts[ordinal] = lineCount
  }
}

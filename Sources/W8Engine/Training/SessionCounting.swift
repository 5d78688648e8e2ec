/// Adds up in how many sessions each exercise is logged, by the key that is written.
struct SessionCounting {
  private var counted: [ExerciseKey: Int] = [:]
  /// Branches at their ordinals whose sessions are not yet counted: months name the same ones again and again.
  private var open: [WrittenBranch] = []
  /// In how many sessions each of those is so far.
  private var openCounts: [Int] = []

  /// Adds the sessions of `tally`.
  mutating func add(_ tally: TrainingTally) {
    // By index of a span: a copy of a tally counts references.
    let branches = tally.branches.span
    for index in branches.indices {
      add(branches[index].sessionsLogged, of: branches[index].branch)
    }
  }

  /// In how many sessions each exercise is logged.
  var counts: [ExerciseKey: Int] {
    open.indices.reduce(into: counted) { counts, ordinal in
      if openCounts[ordinal] > 0 {
        counts[open[ordinal].exercise, default: 0] += openCounts[ordinal]
      }
    }
  }

  private mutating func add(_ count: Int, of branch: WrittenBranch) {
    let ordinal = branch.ordinal
    if ordinal < open.count, open[ordinal] === branch {
      openCounts[ordinal] += count
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
    openCounts[ordinal] = count
  }
}

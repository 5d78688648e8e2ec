/// Adds up in how many sessions each exercise is logged, by the key that is written.
struct SessionCounting {
  private var keys = KeyNumbers()
  /// The sessions of each of the keys.
  private var counted: [Int] = []
  /// Branches at their ordinals whose sessions are not yet counted: months name the same ones again and again.
  private var open: [WrittenBranch] = []
  /// In how many sessions each of those is so far.
  private var openCounts: [Int] = []

  /// Adds the sessions of `totals`.
  mutating func add(_ totals: TrainingTotals) {
    // By index of a span: a copy of totals counts references.
    let branches = totals.branches.span
    for index in branches.indices {
      add(branches[index].sessionsLogged, of: branches[index].branch)
    }
  }

  /// In how many sessions each exercise is logged.
  var counts: [ExerciseKey: Int] {
    mutating get {
      for ordinal in open.indices { close(ordinal) }
      return Dictionary(uniqueKeysWithValues: zip(keys.keys, counted))
    }
  }

  /// Adds the sessions of the branch at `ordinal` to those of its exercise.
  private mutating func close(_ ordinal: Int) {
    guard openCounts[ordinal] > 0 else { return }
    let number = keys.number(of: open[ordinal].exercise)
    if number == counted.count { counted.append(0) }
    counted[number] += openCounts[ordinal]
    openCounts[ordinal] = 0
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
    close(ordinal)
    open[ordinal] = branch
    openCounts[ordinal] = count
  }
}

/// One exercise at one gym.
struct Branch: Hashable, Sendable {
  /// The canonical key of the exercise.
  let exercise: ExerciseKey
  /// The canonical key of the gym.
  let gym: GymID
}

/// What the working sets of a branch came to.
struct BranchTotal: Hashable, Sendable {
  /// How many sessions have working sets with a written mass.
  var sessionCount = 0
  /// The heaviest written mass.
  var heaviest = Mass.zero

  mutating func add(_ other: BranchTotal) {
    sessionCount += other.sessionCount
    heaviest = max(heaviest, other.heaviest)
  }
}

/// The branches of a book, numbered from 0 in the order in which they come first.
struct BranchNumbers: Sendable {
  private var numbers: [Branch: Int] = [:]

  var count: Int { numbers.count }

  /// The number of `branch`, a new one where it has none.
  mutating func number(of branch: Branch) -> Int {
    if let number = numbers[branch] { return number }
    numbers[branch] = numbers.count
    return numbers.count - 1
  }

  /// The number of `branch`; nil where it has none.
  func known(_ branch: Branch) -> Int? { numbers[branch] }
}

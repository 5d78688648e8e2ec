/// One exercise at one gym.
struct Branch: Hashable, Sendable {
  /// The canonical key of the exercise.
  let exercise: ExerciseKey
  /// The canonical key of the gym.
  let gym: GymID
}

/// What the sets of a branch that count for bests came to.
struct BranchTotal: Hashable, Sendable {
  /// How many sessions have such sets with a written mass.
  var sessionCount = 0
  /// The heaviest written mass.
  var heaviest = Mass.zero

  mutating func add(_ other: BranchTotal) {
    sessionCount += other.sessionCount
    heaviest = max(heaviest, other.heaviest)
  }
}

/// A branch as the lines of one file write it.
struct WrittenBranch: Hashable, Sendable {
  let exercise: ExerciseKey
  /// Nil stands for the default gym.
  let gym: GymID?
  /// The file, as the index of its settings.
  let file: Int
}

/// The branches of a book, numbered from 0 in the order in which they come first.
///
/// What a written branch means depends on the settings: they must be the same from first to last.
struct BranchNumbers: Sendable {
  private var numbers: [Branch: Int] = [:]
  /// What is written, month after month the same: one look instead of one for each setting.
  private var meanings: [WrittenBranch: Meaning] = [:]

  /// What a written branch stands for.
  struct Meaning: Sendable {
    /// The number of the branch.
    let branch: Int
    /// The unit of its loads that have none.
    let unit: MassUnit
  }

  var count: Int { numbers.count }

  /// The number of `branch`, a new one where it has none.
  mutating func number(of branch: Branch) -> Int {
    if let number = numbers[branch] { return number }
    numbers[branch] = numbers.count
    return numbers.count - 1
  }

  /// The number of `branch`; nil where it has none.
  func known(_ branch: Branch) -> Int? { numbers[branch] }

  /// What `written` means under `settings`; its branch gets a new number where it has none.
  mutating func meaning(of written: WrittenBranch, _ settings: LogbookSettings) -> Meaning {
    if let known = meanings[written] { return known }
    let branch = Branch(
      exercise: settings.training.canonical(written.exercise),
      gym: written.gym.map(settings.gyms.canonical) ?? settings.gyms.defaultGym)
    let meaning = Meaning(
      branch: number(of: branch),
      unit: settings.training.loadUnit(of: branch.exercise, at: branch.gym, file: written.file))
    meanings[written] = meaning
    return meaning
  }
}

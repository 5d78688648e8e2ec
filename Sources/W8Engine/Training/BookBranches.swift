import Primitives

/// One exercise at one gym.
struct Branch: Hashable, Sendable {
  /// The canonical key of the exercise.
  let exercise: ExerciseKey
  /// The canonical key of the gym.
  let gym: GymID
}

/// The branches of a book, numbered from 0 in the order in which they come first.
struct BookBranches: Sendable {
  private let settings: LogbookSettings
  private var numbers: [Branch: Int] = [:]
  /// What written branches stand for, by their numbers.
  private var known: [Meaning?] = []

  var count: Int { numbers.count }

  /// What a written branch stands for.
  struct Meaning: Sendable {
    /// The number of the branch; nil where its gym cannot be read.
    let branch: Int?
    /// The unit of its loads that have none; nil for that of their file.
    let unit: MassUnit?
  }

  /// Knows no branch yet; `settings` say what is an alias of what, and in which unit loads are.
  init(_ settings: LogbookSettings) {
    self.settings = settings
  }

  /// The number of `branch`; nil where it has none.
  func number(of branch: Branch) -> Int? { numbers[branch] }

  /// What a written branch with `number` stands for, which `find` gives where it is needed; its branch gets a number where it
  /// has none.
  mutating func meaning(ofNumber number: Int, _ find: () -> ExerciseAtGym) -> Meaning {
    if number < known.count, let meaning = known[number] { return meaning }
    let written = find()
    let branch = Branch(
      exercise: settings.training.canonical(written.exercise),
      gym: settings.gyms.gym(writtenAs: written.gym))
    let isKnownGym = written.gym != GymNames.unknown
    let meaning = Meaning(
      branch: isKnownGym ? numbers.value(of: branch, orNew: numbers.count) : nil,
      unit: settings.training.declaredLoadUnit(of: branch.exercise, at: branch.gym))
    while known.count <= number { known.append(nil) }
    known[number] = meaning
    return meaning
  }
}

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
  /// The meanings of written branches at their ordinals; of several with one ordinal the last.
  private var known: [KnownMeaning] = []

  /// What a written branch stands for.
  struct Meaning: Sendable {
    /// The number of the branch; nil where its gym cannot be read.
    let branch: Int?
    /// The unit of its loads that have none.
    let unit: MassUnit
  }

  private struct KnownMeaning: Sendable {
    let written: WrittenBranch
    /// The file, as the index of its settings.
    let file: Int
    let meaning: Meaning
  }

  /// Knows no branch yet; `settings` say what is an alias of what, and in which unit loads are.
  init(_ settings: LogbookSettings) {
    self.settings = settings
  }

  /// The number of `branch`; nil where it has none.
  func number(of branch: Branch) -> Int? { numbers[branch] }

  /// What the branches of `totals` mean in the file at `file` of the settings, one after the other.
  mutating func meanings(of totals: TrainingTotals, inFile file: Int) -> [Meaning] {
    // By index of a span: a copy of totals counts references.
    let branches = totals.branches.span
    var meanings: [Meaning] = []
    meanings.reserveCapacity(branches.count)
    for index in branches.indices {
      meanings.append(meaning(of: branches[index].branch, inFile: file))
    }
    return meanings
  }

  private mutating func meaning(of written: WrittenBranch, inFile file: Int) -> Meaning {
    let ordinal = written.ordinal
    if ordinal < known.count, known[ordinal].written === written, known[ordinal].file == file {
      return known[ordinal].meaning
    }
    let branch = Branch(
      exercise: settings.training.canonical(written.exercise),
      gym: settings.gyms.gym(writtenAs: written.gym))
    let isKnownGym = written.gym != GymNames.unknown
    let meaning = Meaning(
      branch: isKnownGym ? numbers.value(of: branch, orNew: numbers.count) : nil,
      unit: settings.training.loadUnit(of: branch.exercise, at: branch.gym, file: file))
    let new = KnownMeaning(written: written, file: file, meaning: meaning)
    // Those in between come with their own turn.
    while known.count <= ordinal { known.append(new) }
    known[ordinal] = new
    return meaning
  }
}

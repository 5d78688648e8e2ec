import Primitives

/// One exercise at one gym.
struct Branch: Hashable, Sendable {
  /// The canonical key of the exercise.
  let exercise: ExerciseKey
  /// The canonical key of the gym.
  let gym: GymID
}

/// What the sets of a branch that count for bests came to.
struct BranchTotal: Hashable, Sendable {
  /// The heaviest written mass.
  private(set) var heaviest = Mass.zero
  private var sessions: Int32 = 0

  /// How many sessions have such sets with a written mass.
  var sessionCount: Int { Int(sessions) }

  /// Nothing so far.
  init() {}

  init(sessionCount: Int, heaviest: Mass) {
    self.heaviest = heaviest
    sessions = Int32(clamping: sessionCount)
  }

  mutating func add(_ other: BranchTotal) {
    sessions = Int32(clamping: sessionCount + other.sessionCount)
    heaviest = max(heaviest, other.heaviest)
  }
}

/// The branches of a book, numbered from 0 in the order in which they come first.
///
/// What a written branch means depends on the settings: they must be the same from first to last.
struct BranchNumbers: Sendable {
  private var numbers: [Branch: Int] = [:]
  /// The meanings of written branches at their ordinals; of several with one ordinal the last.
  private var known: [KnownMeaning] = []
  /// The branches that have those meanings, kept so that no other object takes their identities.
  private var written: [WrittenBranch] = []

  /// What a written branch stands for.
  struct Meaning: Sendable {
    /// The number of the branch; nil where its gym cannot be read.
    let branch: Int?
    /// The unit of its loads that have none.
    let unit: MassUnit
  }

  private struct KnownMeaning: Sendable {
    let written: ObjectIdentifier
    /// The file, as the index of its settings.
    let file: Int
    let meaning: Meaning
  }

  var count: Int { numbers.count }

  /// The number of `branch`, a new one where it has none.
  mutating func number(of branch: Branch) -> Int {
    numbers.value(of: branch, orNew: numbers.count)
  }

  /// The number of `branch`; nil where it has none.
  func known(_ branch: Branch) -> Int? { numbers[branch] }

  /// What `written` means in the file at `file` of the settings; its branch gets a new number where it
  /// has none.
  mutating func meaning(
    of written: WrittenBranch, inFile file: Int, _ settings: LogbookSettings
  ) -> Meaning {
    let ordinal = written.ordinal
    if ordinal < known.count {
      let known = known[ordinal]
      if known.written == ObjectIdentifier(written), known.file == file { return known.meaning }
    }
    let meaning = newMeaning(of: written, inFile: file, settings)
    let new = KnownMeaning(written: ObjectIdentifier(written), file: file, meaning: meaning)
    // Those in between come with their own turn.
    while known.count <= ordinal {
      known.append(new)
      self.written.append(written)
    }
    known[ordinal] = new
    self.written[ordinal] = written
    return meaning
  }

  private mutating func newMeaning(
    of written: WrittenBranch, inFile file: Int, _ settings: LogbookSettings
  ) -> Meaning {
    let branch = Branch(
      exercise: settings.training.canonical(written.exercise),
      gym: settings.gyms.gym(writtenAs: written.gym))
    return Meaning(
      branch: written.gym == GymNames.unknown ? nil : number(of: branch),
      unit: settings.training.loadUnit(of: branch.exercise, at: branch.gym, file: file))
  }
}

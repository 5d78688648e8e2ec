/// The most that was lifted in each session of some branches.
struct BranchLevels {
  /// Whether the branch with a number is among them.
  private var isWanted: [Bool]
  /// By the numbers of the branches, as they come.
  private var levels: [[Mass]]

  /// Starts with no session of the branches with the numbers `wanted`, of `count` in all.
  init(of wanted: [Int], among count: Int) {
    isWanted = Array(repeating: false, count: count)
    levels = Array(repeating: [], count: count)
    for branch in wanted { isWanted[branch] = true }
  }

  /// The levels of the branch with a number, ascending.
  func ascending(of branch: Int) -> [Mass] { levels[branch].sorted() }

  /// Whether each load from `lightest` to `heaviest` is within a fifth of a level of the branch with a number.
  func confirms(from lightest: Mass, to heaviest: Mass, ofBranch branch: Int) -> Bool {
    var confirmed = lightest
    for level in ascending(of: branch) {
      // A level confirms what is from five sixths to five fourths of it.
      if MassTotal(level, times: 5) > MassTotal(confirmed, times: 6) { break }
      confirmed = max(confirmed, level + Mass(tenNanograms: level.tenNanograms / 4))
    }
    return confirmed >= heaviest
  }

  /// Adds the sessions of the months at `range`.
  mutating func add(_ range: Range<Int>, of book: Logbook, _ branches: inout BranchNumbers) {
    for month in book.months[range] {
      for (part, tally) in month.training.tallies.enumerated() {
        add(tally) {
          branches.meaning(of: $0, inFile: month.source(ofPart: part), book.settings)
        }
      }
    }
  }

  /// Adds one session.
  mutating func add(
    _ reference: SessionReference, of book: Logbook, _ branches: BranchNumbers
  ) {
    guard let session = book.session(at: reference), let entry = book.entry(of: reference)
    else { return }
    let settings = book.settings
    let gym = settings.gyms.gym(of: session)
    let log = book.months[reference.month]
    add(TrainingTally(of: [session])) { written in
      let key = settings.training.canonical(written.exercise)
      return BranchNumbers.Meaning(
        branch: branches.known(Branch(exercise: key, gym: gym)),
        unit: log.loadUnit(of: key, at: gym, entry: entry.entry, settings.training))
    }
  }

  private mutating func add(
    _ tally: TrainingTally, _ meaning: (WrittenBranch) -> BranchNumbers.Meaning
  ) {
    // By index of a span: a copy of a tally counts references.
    let branches = tally.branches.span
    var known: [(branch: Int, unit: MassUnit)?] = []
    for index in branches.indices {
      let meaning = meaning(branches[index].branch)
      guard let branch = meaning.branch, branch < isWanted.count, isWanted[branch] else { continue }
      while known.count < index { known.append(nil) }
      known.append((branch, meaning.unit))
    }
    if known.isEmpty { return }
    for level in tally.levels where level.branch < known.count {
      guard let known = known[Int(level.branch)] else { continue }
      levels[known.branch].append(level.load.mass(unlessWritten: known.unit))
    }
  }
}

/// What one month adds to a branch; a log has one for each exercise of each month, hence the 24 bytes.
struct OwnTotal: Sendable {
  /// What the sets that count for bests came to.
  private(set) var working = BranchTotal()
  private let branchNumber: Int32
  /// The heaviest written mass, warm-ups and missed sets included.
  private(set) var heaviest = Mass.zero

  /// The number of the branch.
  var branch: Int { Int(branchNumber) }

  fileprivate init(branch: Int) {
    branchNumber = Int32(clamping: branch)
  }

  /// Adds what another month adds to the same branch.
  mutating func add(_ next: OwnTotal) {
    heaviest = max(heaviest, next.heaviest)
    working.add(next.working)
  }

  /// Adds what `sessionCount` sessions came to; `heaviestWorking` is nil without sets that count for bests.
  fileprivate mutating func add(_ heaviest: Mass, _ sessionCount: Int, _ heaviestWorking: Mass?) {
    self.heaviest = max(self.heaviest, heaviest)
    guard let heaviestWorking else { return }
    working.add(BranchTotal(sessionCount: sessionCount, heaviest: heaviestWorking))
  }
}

extension MonthLog {
  /// What the month adds to its branches, each once; only masses that are written out.
  func ownTotals(_ settings: LogbookSettings, _ counting: inout BranchCounting) -> [OwnTotal] {
    if let totals = ownTotalsByTally(settings, &counting) { return totals }
    return ownTotalsBySession(settings, &counting)
  }

  /// Nil where a session may hold one exercise under two names: then the sessions of the names do
  /// not add up.
  private func ownTotalsByTally(
    _ settings: LogbookSettings, _ counting: inout BranchCounting
  ) -> [OwnTotal]? {
    counting.beginMonth()
    let tallies = training.tallies
    for part in tallies.indices {
      let file = source(ofPart: part)
      let all = tallies[part].branches
      // By index of a span: a copy of a tally counts references.
      let branches = all.span
      for index in branches.indices {
        let written = branches[index].branch
        let known = counting.branches.meaning(of: written, inFile: file, settings)
        guard let branch = known.branch else { continue }
        let hasOneName = counting.add(
          branches[index].heaviest, branches[index].heaviestWorking, branches[index].sessionCount,
          to: branch, unlessWritten: known.unit, as: written.exercise, inPart: part)
        guard hasOneName else { return nil }
      }
    }
    return counting.totals
  }

  private func ownTotalsBySession(
    _ settings: LogbookSettings, _ counting: inout BranchCounting
  ) -> [OwnTotal] {
    counting.beginMonth()
    for place in training.sessions {
      let entry = Int(place.entry)
      let session = entries[entry].session(at: Int(place.session))
      guard let gym = settings.gyms.knownGym(of: session) else { continue }
      var tally = TrainingTally()
      var indices: [ExerciseKey: Int] = [:]
      for exercise in session.exercises {
        let key = settings.training.canonical(exercise.key)
        let index = indices[key] ?? tally.branches.count
        if index == tally.branches.count {
          tally.add(WrittenBranch(exercise: key, gym: gym, ordinal: index))
          indices[key] = index
        }
        tally.add(exercise, toBranchAt: index, inSession: 0)
      }
      for total in tally.branches {
        let key = total.branch.exercise
        let unit = loadUnit(of: key, at: gym, entry: entry, settings.training)
        let branch = counting.branches.number(of: Branch(exercise: key, gym: gym))
        _ = counting.add(
          total.heaviest, total.heaviestWorking, total.sessionCount, to: branch,
          unlessWritten: unit, as: key, inPart: 0)
      }
    }
    return counting.totals
  }
}

/// Adds up what one month after the other adds to the branches of a book.
struct BranchCounting {
  var branches: BranchNumbers
  /// What the month at hand adds.
  private(set) var totals: [OwnTotal] = []
  /// The names under which the totals were added last, and in which part of the month.
  private var names: [(exercise: ExerciseKey, part: Int)] = []
  /// The index of each branch among the totals; −1 where it is not there.
  private var indices: [Int32] = []

  /// Goes on with branches that have their numbers already.
  init(_ branches: BranchNumbers) {
    self.branches = branches
  }

  /// Starts a month.
  mutating func beginMonth() {
    for total in totals { indices[total.branch] = -1 }
    totals.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
  }

  /// Adds what the lines of `exercise` in a part of the month come to, which is of a branch, in loads of `unit` where
  /// none is written: the loads of all sets, those of the sets that count for bests, and in how many sessions there
  /// are such. False where the part has loads of the branch under another name.
  mutating func add(
    _ all: HeaviestLoads, _ working: HeaviestLoads, _ sessionCount: Int, to branch: Int,
    unlessWritten unit: MassUnit, as exercise: ExerciseKey, inPart part: Int
  ) -> Bool {
    guard let heaviest = all.mass(unlessWritten: unit) else { return true }
    while indices.count <= branch { indices.append(-1) }
    let index = indices[branch] < 0 ? totals.count : Int(indices[branch])
    if index == totals.count {
      indices[branch] = Int32(clamping: index)
      totals.append(OwnTotal(branch: branch))
      names.append((exercise, part))
    } else if names[index].part != part {
      names[index] = (exercise, part)
    } else if names[index].exercise != exercise {
      return false
    }
    totals[index].add(heaviest, sessionCount, working.mass(unlessWritten: unit))
    return true
  }
}

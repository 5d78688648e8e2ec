/// What one month adds to a branch.
struct OwnTotal: Sendable {
  /// The number of the branch.
  let branch: Int
  var working = BranchTotal()
  /// The heaviest written mass, warm-ups and missed sets included.
  var heaviest = Mass.zero
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
      var names: [Int: ExerciseKey] = [:]
      let (branches, file) = (tallies[part].branches, source(ofPart: part))
      // By index: a copy of a branch counts references.
      for index in branches.indices where branches[index].gym != GymNames.unknown {
        let written = WrittenBranch(
          exercise: branches[index].exercise, gym: branches[index].gym, file: file)
        let known = counting.branches.meaning(of: written, settings)
        if settings.training.hasAliases {
          let name = names.updateValue(written.exercise, forKey: known.branch)
          if let name, name != written.exercise { return nil }
        }
        counting.add(branches[index], to: known.branch, unlessWritten: known.unit)
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
      let session = entries[entry].sessions[Int(place.session)]
      guard let gym = settings.gyms.knownGym(of: session) else { continue }
      var tallies: [ExerciseKey: BranchTally] = [:]
      for exercise in session.exercises {
        let key = settings.training.canonical(exercise.key)
        tallies[key, default: BranchTally(exercise: key, gym: gym)].add(exercise, inSession: 0)
      }
      for (key, tally) in tallies {
        let unit = loadUnit(of: key, at: gym, entry: entry, settings.training)
        let branch = counting.branches.number(of: Branch(exercise: key, gym: gym))
        counting.add(tally, to: branch, unlessWritten: unit)
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
  /// Where each branch is among the totals; −1 where it is not.
  private var places: [Int32] = []

  /// Goes on with branches that have their numbers already.
  init(_ branches: BranchNumbers) {
    self.branches = branches
  }

  /// Starts a month.
  mutating func beginMonth() {
    for total in totals { places[total.branch] = -1 }
    totals.removeAll(keepingCapacity: true)
  }

  /// Adds what lines of a branch come to, in loads of `unit` where none is written.
  mutating func add(_ tally: BranchTally, to branch: Int, unlessWritten unit: MassUnit) {
    guard let heaviest = tally.heaviest.mass(unlessWritten: unit) else { return }
    while places.count <= branch { places.append(-1) }
    if places[branch] < 0 {
      places[branch] = Int32(clamping: totals.count)
      totals.append(OwnTotal(branch: branch))
    }
    let place = Int(places[branch])
    totals[place].heaviest = max(totals[place].heaviest, heaviest)
    if let working = tally.heaviestWorking.mass(unlessWritten: unit) {
      totals[place].working.add(
        BranchTotal(sessionCount: tally.sessionCount, heaviest: working))
    }
  }
}

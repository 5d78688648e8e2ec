/// What one month adds to a branch.
struct OwnTotal: Sendable {
  /// The number of the branch.
  let branch: Int
  var working = BranchTotal()
  /// The heaviest written mass, warm-ups included.
  var heaviest = Mass.zero
}

extension MonthLog {
  /// What the month adds to its branches, each once; only masses that are written out.
  func ownTotals(_ settings: LogbookSettings, _ branches: inout BranchNumbers) -> [OwnTotal] {
    ownTotalsByTally(settings, &branches) ?? ownTotalsBySession(settings, &branches)
  }

  /// Nil where a session may hold one exercise under two names: then the sessions of the names do
  /// not add up.
  private func ownTotalsByTally(
    _ settings: LogbookSettings, _ branches: inout BranchNumbers
  ) -> [OwnTotal]? {
    var totals = OwnTotals()
    for (part, tally) in training.tallies.enumerated() {
      var names: [Branch: ExerciseKey] = [:]
      for written in tally.branches {
        let branch = Branch(
          exercise: settings.training.canonical(written.exercise),
          gym: written.gym.map(settings.gyms.canonical) ?? settings.gyms.defaultGym)
        if settings.training.hasAliases {
          let name = names.updateValue(written.exercise, forKey: branch)
          if let name, name != written.exercise { return nil }
        }
        let unit = settings.training.loadUnit(
          of: branch.exercise, at: branch.gym, file: source(ofPart: part))
        totals.add(written, to: branches.number(of: branch), unlessWritten: unit)
      }
    }
    return totals.totals
  }

  private func ownTotalsBySession(
    _ settings: LogbookSettings, _ branches: inout BranchNumbers
  ) -> [OwnTotal] {
    var totals = OwnTotals()
    for place in training.sessions {
      let entry = Int(place.entry)
      let session = entries[entry].sessions[Int(place.session)]
      let gym = settings.gyms.gym(of: session)
      var tallies: [ExerciseKey: BranchTally] = [:]
      for exercise in session.exercises {
        let key = settings.training.canonical(exercise.key)
        tallies[key, default: BranchTally(exercise: key, gym: gym)].add(exercise, inSession: 0)
      }
      for (key, tally) in tallies {
        let unit = loadUnit(of: key, at: gym, entry: entry, settings.training)
        let branch = branches.number(of: Branch(exercise: key, gym: gym))
        totals.add(tally, to: branch, unlessWritten: unit)
      }
    }
    return totals.totals
  }
}

/// What a month adds, while it is added up.
private struct OwnTotals {
  private(set) var totals: [OwnTotal] = []
  /// Where each branch is among the totals.
  private var places: [Int: Int] = [:]

  /// Adds what lines of a branch come to, in loads of `unit` where none is written.
  mutating func add(_ tally: BranchTally, to branch: Int, unlessWritten unit: MassUnit) {
    guard let heaviest = tally.heaviest.mass(unlessWritten: unit) else { return }
    let place = places[branch] ?? totals.count
    if place == totals.count {
      totals.append(OwnTotal(branch: branch))
      places[branch] = place
    }
    totals[place].heaviest = max(totals[place].heaviest, heaviest)
    if let working = tally.heaviestWorking.mass(unlessWritten: unit) {
      totals[place].working.add(
        BranchTotal(sessionCount: tally.sessionCount, heaviest: working))
    }
  }
}

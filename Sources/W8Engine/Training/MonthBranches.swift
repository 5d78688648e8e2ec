/// What branches had come to before a month and after it: enough to judge the loads of the month.
struct MonthBranches: Sendable {
  /// What the months before hand on.
  let carriedIn: [Branch: BranchTotal]
  /// What the month hands on.
  let carriedOut: [Branch: BranchTotal]

  /// The totals of all months; those that are the same objects after the same totals are kept.
  static func totals(
    of months: [MonthLog], settings: LogbookSettings, previous: Logbook?
  ) -> [MonthBranches] {
    let kept = previous.flatMap { book in
      book.settings.training == settings.training && book.settings.gyms == settings.gyms
        ? book : nil
    }
    var totals: [MonthBranches] = []
    totals.reserveCapacity(months.count)
    var carry: [Branch: BranchTotal] = [:]
    var place = 0
    for month in months {
      let known = kept.flatMap { book in
        book.index(of: month, from: &place).map { book.branchTotals[$0] }
      }
      let isKnown = known?.carriedIn == carry
      let new = (isKnown ? known : nil) ?? MonthBranches(of: month, after: carry, settings)
      totals.append(new)
      carry = new.carriedOut
    }
    return totals
  }

  private init(
    of log: MonthLog, after carry: [Branch: BranchTotal], _ settings: LogbookSettings
  ) {
    carriedIn = carry
    var totals = carry
    for place in log.training.sessions {
      for (branch, total) in log.totals(of: place, settings) {
        totals[branch, default: BranchTotal()].add(total)
      }
    }
    carriedOut = totals
  }
}

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

extension MonthLog {
  /// What one session adds to each branch; only masses that are written out.
  fileprivate func totals(
    of place: SessionPlace, _ settings: LogbookSettings
  ) -> [Branch: BranchTotal] {
    let session = entries[Int(place.entry)].sessions[Int(place.session)]
    var totals: [Branch: BranchTotal] = [:]
    guard !session.exercises.isEmpty else { return totals }
    let gym = settings.gyms.gym(of: session)
    for exercise in session.exercises {
      let key = settings.training.canonical(exercise.key)
      let unit = loadUnit(of: key, at: gym, entry: Int(place.entry), settings.training)
      for group in exercise.groups where group.purpose == .work {
        guard case .mass(let written) = group.load else { continue }
        let mass = written.mass(unlessWritten: unit)
        let branch = Branch(exercise: key, gym: gym)
        totals[branch, default: BranchTotal(sessionCount: 1)].heaviest =
          max(totals[branch]?.heaviest ?? .zero, mass)
      }
    }
    return totals
  }
}

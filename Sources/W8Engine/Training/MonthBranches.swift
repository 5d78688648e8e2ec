/// What branches had come to before a month and after it: enough to judge the loads of the month.
struct MonthBranches: Sendable {
  /// What the months before hand on.
  let carriedIn: BranchTotals
  /// What the month hands on.
  let carriedOut: BranchTotals

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
    var carry = BranchTotals.none
    var place = 0
    for month in months {
      let known = kept.flatMap { book in
        book.index(of: month, from: &place).map { book.branchTotals[$0] }
      }
      let isKnown = known.map { $0.carriedIn.isEqual(to: carry) } ?? false
      let new = (isKnown ? known : nil) ?? MonthBranches(of: month, after: carry, settings)
      totals.append(new)
      carry = new.carriedOut
    }
    return totals
  }

  private init(of log: MonthLog, after carry: BranchTotals, _ settings: LogbookSettings) {
    carriedIn = carry
    guard !log.training.places.isEmpty else {
      carriedOut = carry
      return
    }
    var totals = carry.byBranch
    for place in log.training.sessions { log.add(place, to: &totals, settings) }
    carriedOut = BranchTotals(totals)
  }
}

/// The totals of all branches; an object, so that months without training share it and that
/// looking whether it is still the same costs nothing.
final class BranchTotals: Sendable {
  let byBranch: [Branch: BranchTotal]

  static let none = BranchTotals([:])

  init(_ byBranch: [Branch: BranchTotal]) {
    self.byBranch = byBranch
  }

  func isEqual(to other: BranchTotals) -> Bool {
    self === other || byBranch == other.byBranch
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
  /// Adds what one session comes to; only masses that are written out.
  fileprivate func add(
    _ place: SessionPlace, to totals: inout [Branch: BranchTotal], _ settings: LogbookSettings
  ) {
    let session = entries[Int(place.entry)].sessions[Int(place.session)]
    guard !session.exercises.isEmpty else { return }
    let gym = settings.gyms.gym(of: session)
    var counted: Set<ExerciseKey> = []
    for exercise in session.exercises {
      let key = settings.training.canonical(exercise.key)
      let unit = loadUnit(of: key, at: gym, entry: Int(place.entry), settings.training)
      guard let heaviest = exercise.heaviestWorkingMass(unlessWritten: unit) else { continue }
      let count = counted.insert(key).inserted ? 1 : 0
      totals[Branch(exercise: key, gym: gym), default: BranchTotal()]
        .add(BranchTotal(sessionCount: count, heaviest: heaviest))
    }
  }
}

extension LoggedExercise {
  /// The heaviest mass of the working sets that is written out; nil when there is none.
  fileprivate func heaviestWorkingMass(unlessWritten unit: MassUnit) -> Mass? {
    var heaviest: Mass?
    for group in groups where group.purpose == .work {
      guard case .mass(let written) = group.load else { continue }
      let mass = written.mass(unlessWritten: unit)
      heaviest = max(heaviest ?? mass, mass)
    }
    return heaviest
  }
}

/// What branches had come to before a month and after it: enough to judge the loads of the month.
struct MonthBranches: Sendable {
  /// What the months before hand on.
  let carriedIn: BranchTotals
  /// What the month hands on.
  let carriedOut: BranchTotals
  /// What the month itself adds, whatever came before it.
  private let own: [Branch: OwnTotal]

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
      let new = known?.after(carry) ?? MonthBranches(ownTotals(of: month, settings), after: carry)
      totals.append(new)
      carry = new.carriedOut
    }
    return totals
  }

  private init(_ own: [Branch: OwnTotal], after carry: BranchTotals) {
    self.own = own
    carriedIn = carry
    guard own.contains(where: { $0.value.working.sessionCount > 0 }) else {
      carriedOut = carry
      return
    }
    var totals = carry.byBranch
    for (branch, total) in own where total.working.sessionCount > 0 {
      totals[branch, default: BranchTotal()].add(total.working)
    }
    carriedOut = BranchTotals(totals)
  }

  /// The same month after other totals.
  private func after(_ carry: BranchTotals) -> MonthBranches {
    carriedIn.isEqual(to: carry) ? self : MonthBranches(own, after: carry)
  }

  /// Whether a load of the month may be implausible, judged by its heaviest ones alone.
  ///
  /// What was lifted earlier in the month can only make it less so, except in a branch that is new.
  var mayHoldImplausibleLoads: Bool {
    own.contains { branch, total in
      guard let before = carriedIn.byBranch[branch] else { return true }
      return ImplausibleLoad.isFar(total.heaviest, above: before.heaviest)
    }
  }
}

/// What one month adds to a branch.
private struct OwnTotal: Sendable {
  var working = BranchTotal()
  /// The heaviest written mass, warm-ups included.
  var heaviest = Mass.zero
}

private func ownTotals(of log: MonthLog, _ settings: LogbookSettings) -> [Branch: OwnTotal] {
  var totals: [Branch: OwnTotal] = [:]
  for place in log.training.sessions { log.add(place, to: &totals, settings) }
  return totals
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
    _ place: SessionPlace, to totals: inout [Branch: OwnTotal], _ settings: LogbookSettings
  ) {
    let session = entries[Int(place.entry)].sessions[Int(place.session)]
    guard !session.exercises.isEmpty else { return }
    let gym = settings.gyms.gym(of: session)
    var counted: Set<ExerciseKey> = []
    for exercise in session.exercises {
      let key = settings.training.canonical(exercise.key)
      let unit = loadUnit(of: key, at: gym, entry: Int(place.entry), settings.training)
      guard let heaviest = exercise.heaviestMass(unlessWritten: unit) else { continue }
      let branch = Branch(exercise: key, gym: gym)
      var total = totals[branch] ?? OwnTotal()
      total.heaviest = max(total.heaviest, heaviest)
      if let working = exercise.heaviestMass(of: .work, unlessWritten: unit) {
        let count = counted.insert(key).inserted ? 1 : 0
        total.working.add(BranchTotal(sessionCount: count, heaviest: working))
      }
      totals[branch] = total
    }
  }
}

extension LoggedExercise {
  /// The heaviest mass that is written out, of sets for `purpose` or, when nil, of all; nil when there is none.
  fileprivate func heaviestMass(
    of purpose: SetPurpose? = nil, unlessWritten unit: MassUnit
  ) -> Mass? {
    var heaviest: Mass?
    for group in groups where purpose == nil || group.purpose == purpose {
      guard case .mass(let written) = group.load else { continue }
      let mass = written.mass(unlessWritten: unit)
      heaviest = max(heaviest ?? mass, mass)
    }
    return heaviest
  }
}

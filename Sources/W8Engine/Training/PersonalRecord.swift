package import Primitives

/// Something that was never done before in the branch or with the exercise.
package struct PersonalRecord: Hashable, Sendable {
  /// What was reached.
  package let achievement: Achievement
  /// The day.
  package let date: CivilDate
  /// The session.
  package let session: SessionReference
  /// Whether it beats an earlier session or is the first of its kind.
  package let rank: Rank

  /// What can be reached; each kind is a record of its own.
  package enum Achievement: Hashable, Sendable {
    /// The heaviest mass.
    case load(Mass)
    /// The highest level of a machine in thousandths.
    case level(thousandths: Int32)
    /// The most repetitions in a set without added load.
    case repetitions(Int)
    /// The greatest estimate of a single repetition after Epley.
    case oneRepetitionMaximum(kilograms: Double)
    /// The greatest volume of a session.
    case volume(MassTotal)
    /// The longest time of a set without a distance.
    case time(Seconds)
    /// The farthest distance of a set.
    case distance(Distance)
    /// The best pace of a set.
    case pace(PaceBest)
  }

  /// Whether there was something to beat.
  package enum Rank: UInt8, Hashable, Sendable {
    case first
    case beaten
  }
}

/// Looks for records in sessions that come one after the other.
struct RecordKeeper {
  /// By the kinds of achievements.
  private var bests = [PersonalRecord.Achievement?](
    repeating: nil, count: PersonalRecord.Achievement.Kind.allCases.count)

  /// The records that `session`, which came to `figures`, set; at most one of each kind.
  mutating func records(
    of figures: TrainingFigures, in session: ExerciseSession
  ) -> [PersonalRecord] {
    var records: [PersonalRecord] = []
    figures.forEachAchievement { achievement in
      let kind = Int(achievement.kind.rawValue)
      let best = bests[kind]
      if let best, !achievement.exceeds(best) { return }
      bests[kind] = achievement
      records.append(
        PersonalRecord(
          achievement: achievement, date: session.date, session: session.session,
          rank: best == nil ? .first : .beaten))
    }
    return records
  }
}

extension TrainingFigures {
  /// Gives what one session reached, nothing of it zero, to `use`.
  fileprivate func forEachAchievement(_ use: (PersonalRecord.Achievement) -> Void) {
    if let mass = bestMass?.load.mass, mass > .zero { use(.load(mass)) }
    if case .level(let level) = bestLevel?.load { use(.level(thousandths: level)) }
    if let bareRepetitions { use(.repetitions(bareRepetitions)) }
    if let epleyKilograms, epleyKilograms > 0 {
      use(.oneRepetitionMaximum(kilograms: epleyKilograms))
    }
    if volume > .zero { use(.volume(volume)) }
    if let longest = endurance.longest { use(.time(longest.seconds)) }
    if let farthest = endurance.farthest { use(.distance(farthest.distance)) }
    if let fastest = endurance.fastest { use(.pace(fastest)) }
  }
}

extension PersonalRecord.Achievement {
  /// What an achievement competes with.
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    case load
    case level
    case repetitions
    case oneRepetitionMaximum
    case volume
    case time
    case distance
    case pace
  }

  /// What the achievement competes with.
  package var kind: Kind {
    switch self {
    case .load: .load
    case .level: .level
    case .repetitions: .repetitions
    case .oneRepetitionMaximum: .oneRepetitionMaximum
    case .volume: .volume
    case .time: .time
    case .distance: .distance
    case .pace: .pace
    }
  }

  fileprivate func exceeds(_ other: Self) -> Bool {
    switch (self, other) {
    case (.load(let own), .load(let others)): own > others
    case (.level(let own), .level(let others)): own > others
    case (.repetitions(let own), .repetitions(let others)): own > others
    case (.oneRepetitionMaximum(let own), .oneRepetitionMaximum(let others)): own > others
    case (.volume(let own), .volume(let others)): own > others
    case (.time(let own), .time(let others)): own > others
    case (.distance(let own), .distance(let others)): own > others
    case (.pace(let own), .pace(let others)): own.isFaster(than: others)
    default: false
    }
  }
}

/// Estimates of the load with which one repetition can be done; those of sets that come to the same are equal.
package enum OneRepetitionMaximum {
  /// For how many repetitions there are estimates.
  package static let repetitions = 1...12

  /// B. Epley, "Poundage chart" (1985): `load · (1 + n/30)`, and the load itself for one
  /// repetition; nil outside 1 to 12 repetitions.
  package static func epleyKilograms(load: Mass, repetitions: Int) -> Double? {
    guard Self.repetitions ~= repetitions else { return nil }
    return repetitions == 1
      ? load.kilograms : estimate(load, times: 30 + repetitions, dividedBy: 30)
  }

  /// M. Brzycki, "Strength testing: predicting a one-rep max from reps-to-fatigue" (1993):
  /// `load · 36/(37 − n)`; nil outside 1 to 12 repetitions.
  package static func brzyckiKilograms(load: Mass, repetitions: Int) -> Double? {
    guard Self.repetitions ~= repetitions else { return nil }
    return estimate(load, times: 36, dividedBy: 37 - repetitions)
  }

  /// Rounds once, at the end: what is equal stays so.
  private static func estimate(
    _ load: Mass, times factor: Int, dividedBy divisor: Int
  ) -> Double {
    let units = Mass(thousandths: 1000, of: .kilogram).tenNanograms
    let (product, overflow) = load.tenNanograms.multipliedReportingOverflow(by: Int64(factor))
    let numerator = overflow ? Double(load.tenNanograms) * Double(factor) : Double(product)
    return numerator / Double(units * Int64(divisor))
  }
}

/// A set that was better than all others.
package struct BestSet: Hashable, Sendable {
  /// What it was done with.
  package let load: ResolvedLoad
  /// The completed repetitions; nil for a time or a distance.
  package let repetitions: Int?
  /// The day.
  package let date: CivilDate

  /// The better one of two with loads of one kind; the first when they are equal.
  static func better(_ left: BestSet?, _ right: BestSet?) -> BestSet? {
    guard let left, let right else { return left ?? right }
    let (own, others) = (left.weight, right.weight)
    if own != others { return own > others ? left : right }
    let (few, many) = (left.repetitions ?? 0, right.repetitions ?? 0)
    if few != many { return few > many ? left : right }
    return right.date < left.date ? right : left
  }

  /// What loads of one kind compare by.
  private var weight: Int64 {
    switch load {
    case .mass(let mass): mass.tenNanograms
    case .level(let thousandths): Int64(thousandths)
    case .bodyWeight(let added): added.tenNanograms
    case .nothing: 0
    }
  }
}

/// The heaviest load with which a number of repetitions was done.
package struct RepetitionBest: Hashable, Sendable {
  /// The completed repetitions, at least 1.
  package let repetitions: Int
  /// The load.
  package let load: Mass
  /// The day on which it was done first.
  package let date: CivilDate
}

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
  private var bests: [PersonalRecord.Achievement.Kind: PersonalRecord.Achievement] = [:]

  /// The records that `session`, which came to `figures`, set; at most one of each kind.
  mutating func records(
    of figures: TrainingFigures, in session: ExerciseSession
  ) -> [PersonalRecord] {
    var records: [PersonalRecord] = []
    for achievement in figures.achievements {
      let best = bests[achievement.kind]
      if let best, !achievement.exceeds(best) { continue }
      bests[achievement.kind] = achievement
      records.append(
        PersonalRecord(
          achievement: achievement, date: session.date, session: session.session,
          rank: best == nil ? .first : .beaten))
    }
    return records
  }
}

extension TrainingFigures {
  /// What one session reached, nothing of it zero.
  fileprivate var achievements: [PersonalRecord.Achievement] {
    var achievements: [PersonalRecord.Achievement] = []
    if let mass = bestMass?.load.mass, mass > .zero { achievements.append(.load(mass)) }
    if case .level(let level) = bestLevel?.load { achievements.append(.level(thousandths: level)) }
    if let bareRepetitions { achievements.append(.repetitions(bareRepetitions)) }
    if let epleyKilograms, epleyKilograms > 0 {
      achievements.append(.oneRepetitionMaximum(kilograms: epleyKilograms))
    }
    if volume > .zero { achievements.append(.volume(volume)) }
    if let longest = endurance.longest { achievements.append(.time(longest.seconds)) }
    if let farthest = endurance.farthest { achievements.append(.distance(farthest.distance)) }
    if let fastest = endurance.fastest { achievements.append(.pace(fastest)) }
    return achievements
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

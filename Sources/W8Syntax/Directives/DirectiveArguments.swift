package import W8Engine

/// The version that a file is written for.
package struct VersionArguments: Hashable, Sendable {
  /// The first number; files of another major version cannot be read.
  package let major: Int
  /// The second number; 0 when it is not written.
  package let minor: Int

  /// Reads the bare word `N` or `N.N`, each of at most four digits.
  init?(_ argument: WrittenArgument, _ text: Span<UInt8>) {
    var index = argument.start
    let end = argument.end
    guard argument.kind == .word, let major = scanDigits(text, &index, end, 1, 4),
      let minor = scan(.point, text, &index, end) ? scanDigits(text, &index, end, 1, 4) : 0,
      index == end
    else { return nil }
    (self.major, self.minor) = (Int(major), Int(minor))
  }
}

/// The settings of the moving average.
package struct TrendArguments: Hashable, Sendable {
  /// The number of observed days that the average spans, 1…999; nil when not set.
  package let span: Int?
  /// Which weigh-in counts for a day; nil when not set.
  package let day: DayValue?
  /// The trend carried over from an older log; nil when not set.
  package let start: WrittenWeight?

  /// The way the weigh-ins of one day make its value.
  package enum DayValue: String, CaseIterable, Sendable {
    case mean, first, last, min
  }
}

/// The severity that a `lint` directive gives a rule.
package struct LintArguments: Hashable, Sendable {
  /// The rule's name or code as it is written, with its range.
  package let rule: Argument
  /// The severity; nil when what is written is none.
  package let severity: Severity?

  /// The severities that a directive can name.
  package enum Severity: String, CaseIterable, Sendable {
    case off, hint, info, warning, error
  }
}

/// In which order a file lists its days.
package enum WrittenOrder: String, CaseIterable, Sendable {
  case oldest, newest
}

/// The weight aimed at.
package struct GoalArguments: Hashable, Sendable {
  /// The weight.
  package let weight: WrittenWeight
  /// The day by which to be there; nil when none is written.
  package let by: WrittenDate?
  /// The day from which on the way counts; nil when none is written.
  package let from: WrittenDate?
  /// How far from the goal still counts as reached; nil when none is written.
  package let band: WrittenWeight?
}

/// A weight to be reported when it is crossed, or the distance between many.
package enum MilestoneArguments: Hashable, Sendable {
  /// `milestone 80.0 "Under eighty"`
  case weight(WrittenWeight, label: String?)
  /// `milestone every:5`
  case every(WrittenWeight)
}

/// The declaration of a gym.
package struct GymArguments: Hashable, Sendable {
  /// The gym's id with its range; the text holds the `@`.
  package let id: Argument
  /// The display name; nil when none is written.
  package let name: String?
  /// The color as it is written, with its range; nil when none is.
  package let color: Argument?
  /// The unit of loads written there without one; nil when none is written.
  package let unit: WrittenUnit?
  /// Whether the gym is the one used when a day names none.
  package let isDefault: Bool
  /// Former ids with their ranges; the texts hold the `@`.
  package let aliases: [Argument]
  /// The date on which the gym closed, as year × 10,000 + month × 100 + day; nil when none is written.
  package let closed: Int?
  /// What it has to load.
  package let equipment: GymEquipment

  /// Whether the id is one that a session can name.
  package var hasValidID: Bool { id.gymFault == nil }
}

/// The declaration of an exercise.
package struct ExerciseArguments: Hashable, Sendable {
  /// The name with its range.
  package let name: Argument
  /// Other names with their ranges.
  package let aliases: [Argument]
  /// The unit of its loads that have none; nil when none is written.
  package let unit: WrittenUnit?
  /// Whether sets without a load are done with the body's weight.
  package let isBodyweight: Bool
  /// The groups of muscles that it trains with their ranges, the main one first.
  package let groups: [Argument]
  /// How it is loaded.
  package let loading: Loading
}

/// The note on an exercise at one gym.
package struct SetupArguments: Hashable, Sendable {
  /// The gym with its range; the text holds the `@`.
  package let gym: Argument
  /// The exercise's name with its range.
  package let exercise: Argument
  /// How the exercise is loaded there.
  package let loading: Loading

  /// Whether the gym's id is one that a session can name.
  package var hasValidGym: Bool { gym.gymFault == nil }
}

/// The declaration of a key of pairs.
package struct MetricArguments: Hashable, Sendable {
  /// The key with its range.
  package let key: Argument
  /// The unit that its values are written in, with its range.
  package let unit: Argument
}

/// The kind of load by which a plan goes on.
package enum PlannedKind: Hashable, Sendable {
  case mass, bodyWeight, level
}

/// A set as a plan wants it.
package struct PlannedSet: Hashable, Sendable {
  /// The repetitions that are enough.
  package let least: Int
  /// The repetitions to reach; more than `least` only for a range.
  package let most: Int
  /// Whether it is done with as many repetitions as possible.
  package let isOpen: Bool
  /// Its share of the training max in thousandths; nil without one.
  package let share: Int64?

  /// Makes a set of `least` to `most` repetitions.
  package init(least: Int, most: Int, isOpen: Bool, share: Int64?) {
    (self.least, self.most, self.isOpen, self.share) = (least, most, isOpen, share)
  }
}

/// The load after the last allowed miss.
package enum PlanReset: Hashable, Sendable {
  /// A share, in thousandths, of the load that was missed.
  case share(Int64)
  /// So much more, or less, than the load at which the first stage was missed.
  case change(Amount)
}

/// The direction in which loads are rounded to one that can be loaded.
package enum PlanRounding: String, CaseIterable, Hashable, Sendable {
  case down, near, up
}

/// What a plan says of sets and loads.
package struct PlanRules: Hashable, Sendable {
  /// The sessions of a cycle, in turn; one without `max`.
  package var sessions: [[PlannedSet]] = []
  /// The sets to go on with after misses, in turn.
  package var laterStages: [[PlannedSet]] = []
  /// The training max at the start.
  package var max: Amount?
  /// The load of the first session; above the body's weight where `kind` says so.
  package var start: Amount?
  /// The kind of its loads.
  package var kind = PlannedKind.mass
  /// The step of a session, or of a cycle, that was made; nil without one.
  package var step: Amount?
  /// The steps for repetitions of the last `+` set.
  package var repetitionSteps: [Int: Amount] = [:]
  /// How many misses in a row lead to the next stage or the reset.
  package var misses = 1
  /// The load after these misses; nil where it stays.
  package var reset: PlanReset?
  /// The repetitions of the heaviest set to work up to after the last stage.
  package var test: Int?
  /// The highest effort that allows a step, in half steps.
  package var effort: Int?
  /// The direction of rounding.
  package var rounding = PlanRounding.down
  /// The unit of its loads; nil for levels.
  package var unit: MassUnit? = .kilogram

  /// Makes rules that say nothing yet.
  package init() {}

  /// The sets of all stages.
  package var stages: [[PlannedSet]] { [sessions[0]] + laterStages }

  /// The step for the repetitions of the last `+` set: that of the highest number reached, else the plain one.
  func step(for repetitions: Int?) -> Amount? {
    if repetitionSteps.isEmpty { return step }
    let reached = repetitionSteps.keys.filter { $0 <= repetitions ?? 0 }
    return reached.max().flatMap { repetitionSteps[$0] } ?? step
  }
}

/// How an exercise goes on, as its lifter decided.
package struct Plan: Hashable, Sendable {
  /// The key of the exercise as it is written.
  package let exercise: ExerciseKey
  /// The exercise as it is written.
  package let name: String
  /// The key of its gym; nil for all gyms.
  package let gym: GymID?
  /// The title of its sessions; nil for all.
  package let title: String?
  /// The days on which it holds.
  package let days: ClosedRange<CivilDate>
  /// Its sets and loads.
  package let rules: PlanRules

  /// Makes a plan of the exercise with a key.
  package init(
    _ exercise: ExerciseKey, called name: String, at gym: GymID?, in title: String?,
    on days: ClosedRange<CivilDate>, _ rules: PlanRules
  ) {
    (self.exercise, self.name, self.gym, self.title) = (exercise, name, gym, title)
    (self.days, self.rules) = (days, rules)
  }
}

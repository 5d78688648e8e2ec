/// An exact load or step with the unit in which it is written.
package struct Amount: Hashable, Sendable {
  /// Units of 10 nanograms; of a machine level, thousandths.
  package let value: Int64
  /// A kilogram or a pound; nil for a level.
  package let unit: MassUnit?

  /// Makes an amount of `value` in units of 10 nanograms, or in thousandths of a level.
  package init(_ value: Int64, _ unit: MassUnit?) {
    (self.value, self.unit) = (value, unit)
  }

  /// Makes an amount of `thousandths` of `unit`, of a level when nil.
  package init(thousandths: Int64, of unit: MassUnit?) {
    let mass = unit.map { Mass(thousandths: thousandths, of: $0).tenNanograms }
    self.init(mass ?? thousandths, unit)
  }

  /// The number without a unit: `102.5`.
  package var number: String {
    unit.map { DecimalText.text(load: Mass(tenNanograms: value), in: $0) }
      ?? DecimalText.text(thousandths: value)
  }

  /// The sign of the unit: `kg`, `lb` or `lvl`.
  package var symbol: String { unit?.symbol ?? "lvl" }

  /// The nearest number of the unit.
  package var nearest: Double {
    unit.map { Mass(tenNanograms: value).value(in: $0) } ?? Double(value) / 1000
  }
}

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
  package var kind = PlannedKind.mass
  package var step: Amount?
  /// The steps for repetitions of the last `+` set.
  package var repetitionSteps: [Int: Amount] = [:]
  /// How many misses in a row lead to the next stage or the reset.
  package var misses = 1
  package var reset: PlanReset?
  /// The repetitions of the heaviest set to work up to after the last stage.
  package var test: Int?
  /// The highest effort that allows a step, in half steps.
  package var effort: Int?
  package var rounding = PlanRounding.down
  /// The unit of its loads; nil for levels.
  package var unit: MassUnit? = .kilogram

  package init() {}

  /// The sets of all stages.
  package var stages: [[PlannedSet]] { [sessions[0]] + laterStages }

  /// The step for the repetitions of the last `+` set: that of the highest number reached, else the plain one.
  func step(for repetitions: Int?) -> Amount? {
    let reached = repetitionSteps.keys.filter { $0 <= repetitions ?? 0 }
    return reached.max().flatMap { repetitionSteps[$0] } ?? step
  }
}

/// How an exercise goes on, as its lifter decided.
package struct Plan: Hashable, Sendable {
  /// The key of the exercise as it is written.
  package let exercise: ExerciseKey
  /// The key of its gym; nil for all gyms.
  package let gym: GymID?
  /// The title of its sessions; nil for all.
  package let title: String?
  /// The days on which it holds.
  package let days: ClosedRange<CivilDate>
  package let rules: PlanRules

  package init(
    _ exercise: ExerciseKey, at gym: GymID?, in title: String?, on days: ClosedRange<CivilDate>,
    _ rules: PlanRules
  ) {
    (self.exercise, self.gym, self.title, self.days, self.rules) = (
      exercise, gym, title, days, rules
    )
  }
}

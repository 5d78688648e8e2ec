import JSON
import W8Engine

/// The JSON of sets, one element for each that was done.
enum SetDocument {
  /// The sets of `groups`, which belong to `session`, with loads in `unit`, a kilogram or a pound.
  static func sets(
    of groups: some Sequence<SetGroup>, in session: ExerciseSession, _ unit: MassUnit
  ) -> JSON {
    .array(groups.flatMap { sets(of: $0, with: session.load(of: $0), in: unit) })
  }

  /// The load of `best` and what else is to be said of it.
  static func best(_ best: BestSet, in unit: MassUnit) -> JSON {
    let load = load(best.load, in: unit)
    return .object([
      "load": load.amount, "unit": load.unit,
      "reps": JSON(best.repetitions) { .integer($0) },
      "date": .string(best.date.description),
    ])
  }

  private static func sets(
    of group: SetGroup, with resolved: ResolvedLoad, in unit: MassUnit
  ) -> [JSON] {
    let load = load(resolved, in: unit)
    var values: [JSON] = []
    var last: LoggedSet?
    for set in group.sets {
      // Equal sets share one value: a few letters such as `99x5` stand for many.
      let value = set == last ? values[values.count - 1] : self.set(set, load)
      last = set
      values.append(value)
    }
    return values
  }

  private static func set(
    _ set: LoggedSet, _ load: (amount: JSON, unit: JSON)
  ) -> JSON {
    .object([
      "reps": JSON(set.repetitions) { .integer($0) },
      "load": load.amount,
      "unit": load.unit,
      "seconds": JSON(set.seconds) { .integer($0) },
      "metres": JSON(set.distance) { .number($0.metres) },
      "effort": JSON(set.effort) { .number($0.value) },
      "warmup": .bool(set.purpose == .warmUp),
      "failed": .bool(set.mark == .failed),
      "amrap": .bool(set.mark == .asManyAsPossible),
      "labels": .array(set.labels.map { .string($0) }),
    ])
  }

  /// A body weight that is not known has a unit and no amount.
  private static func load(
    _ load: ResolvedLoad, in unit: MassUnit
  ) -> (amount: JSON, unit: JSON) {
    switch load {
    case .mass(let mass): (.number(mass.value(in: unit)), .string(unit.symbol))
    case .level(let thousandths): (.number(Double(thousandths) / 1000), .string("lvl"))
    case .bodyWeight: (.null, .string("bw"))
    case .nothing: (.null, .null)
    }
  }
}

import JSON
import W8Syntax

extension ModelDocument {
  /// One group of sets as it is written.
  static func group(_ group: SetGroupSyntax) -> JSON {
    .object([
      "warmup": .bool(group.isWarmup),
      "count": .integer(group.count),
      "reps": .array(group.reps.map(reps)),
      "seconds": .array(group.seconds.map { .integer($0) }),
      "distances": .array(group.distances.map(distance)),
      "load": JSON(group.load, load),
      "effort": JSON(group.effort.flatMap(perceived)) { .number($0) },
      "reserve": JSON(group.effort.flatMap(reserve)) { .integer($0) },
      "labels": .array(group.labels.map { .string($0) }),
    ])
  }

  private static func reps(_ reps: RepsSyntax) -> JSON {
    .object([
      "count": .integer(reps.count), "failed": .bool(reps.mark == .failed),
      "amrap": .bool(reps.mark == .maximal),
    ])
  }

  private static func distance(_ distance: DistanceSyntax) -> JSON {
    .object([
      "value": number(thousandths: Int(distance.thousandths)),
      "unit": .string(distance.unit.symbol),
    ])
  }

  private static func load(_ load: LoadSyntax) -> JSON {
    switch load {
    case .mass(let thousandths, let unit): measured("mass", Int(thousandths), unit.symbol)
    case .level(let thousandths): measured("level", Int(thousandths), nil)
    case .bodyweight(let thousandths, let unit): measured("bodyweight", thousandths, unit.symbol)
    }
  }

  private static func measured(_ kind: String, _ thousandths: Int, _ unit: String?) -> JSON {
    .object([
      "kind": .string(kind), "value": number(thousandths: thousandths),
      "unit": JSON(unit) { .string($0) },
    ])
  }

  private static func perceived(_ effort: EffortSyntax) -> Double? {
    if case .perceived(let halves) = effort { Double(halves) / 2 } else { nil }
  }

  private static func reserve(_ effort: EffortSyntax) -> Int? {
    if case .inReserve(let reps) = effort { reps } else { nil }
  }

  /// Thousandths as a number.
  static func number(thousandths: Int) -> JSON {
    .number(Double(thousandths) / 1000)
  }
}

import JSON
import W8Engine

/// The JSON of a goal, as `goal` and `today` have it.
enum GoalDocument {
  /// The members of the object, masses in `unit`.
  static func members(
    of outlook: GoalOutlook, _ goal: Goal?, in unit: MassUnit
  ) -> JSONObject {
    func mass(_ kilograms: Double?) -> JSON {
      JSON(kilograms) { .number(unit.value(ofKilograms: $0)) }
    }
    return [
      "status": .string(outlook.status.name),
      "goal": JSON(goal) { .number($0.weight.value(in: unit)) },
      "date": JSON(outlook.date) { .string($0.description) },
      "weeklyVelocity": mass(outlook.weeklyVelocityKilograms),
      "gap": mass(outlook.gapKilograms),
      "requiredWeekly": mass(outlook.requiredWeeklyKilograms),
      "warnings": .array(outlook.warnings.map { .string($0.code) }),
      "unit": .string(unit.symbol),
    ]
  }
}

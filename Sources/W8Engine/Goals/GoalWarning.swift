/// A doubt about a goal.
package enum GoalWarning: UInt8, CaseIterable, Hashable, Sendable {
  /// Its date is before today.
  case passed
  /// The trend moves away from it, or not at all.
  case unreachable
  /// It differs from the last average by more than a third of that.
  case implausible
}

extension Goal {
  /// Whether the weight differs from `averageKilograms` by more than a third of that.
  package func isImplausible(forAverage averageKilograms: Double) -> Bool {
    3 * (weight.kilograms - averageKilograms).magnitude > averageKilograms
  }
}

extension Logbook {
  /// The doubts about the goal, in the order of their cases.
  func goalWarnings(status: GoalStatus, today: CivilDate) -> [GoalWarning] {
    guard let goal = settings.goal else { return [] }
    var warnings: [GoalWarning] = []
    if let by = goal.by, by < today { warnings.append(.passed) }
    if status == .wrongDirection { warnings.append(.unreachable) }
    if let last = lastDay(onOrBefore: .last), goal.isImplausible(forAverage: last.averageKilograms)
    {
      warnings.append(.implausible)
    }
    return warnings
  }
}

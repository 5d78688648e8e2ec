/// A doubt about a goal.
package enum GoalWarning: Hashable, Sendable {
  /// Its date is before today.
  case passed
  /// It was crossed long ago, and the weight comes back to it.
  case turned(GoalTurn)
  /// It differs from the last average by more than a third of that.
  case implausible
}

/// A goal that was crossed long ago and now lies ahead again.
package struct GoalTurn: Hashable, Sendable {
  /// The day on which it was crossed first.
  package let crossed: CivilDate
  /// The day of the value farthest beyond it since, of equals the first: where a new way to it starts.
  package let farthest: CivilDate
}

extension Goal {
  /// Whether the weight differs from `averageKilograms` by more than a third of that.
  package func isImplausible(forAverage averageKilograms: Double) -> Bool {
    3 * (weight.kilograms - averageKilograms).magnitude > averageKilograms
  }
}

extension Logbook {
  /// The doubts about the goal, in the order of their cases.
  func goalWarnings(today: CivilDate) -> [GoalWarning] {
    guard let goal = settings.goal else { return [] }
    var warnings: [GoalWarning] = []
    if let by = goal.by, by < today { warnings.append(.passed) }
    if let goalTurn { warnings.append(.turned(goalTurn)) }
    if let last = weighed.all.last, goal.isImplausible(forAverage: last.averageKilograms) {
      warnings.append(.implausible)
    }
    return warnings
  }

  /// The turn since which the weight comes back to the goal, in a log whose goal has no `from:`; nil unless the average
  /// has been beyond the band for four weeks.
  package var goalTurn: GoalTurn? {
    guard let goal = settings.goal, goal.from == nil, let crossed = crossingOfGoal?.date,
      let last = weighed.all.last, let start = startOfGoal.flatMap({ entry(at: $0)?.countedMass }),
      start != goal.weight, let pace = weighed.pace(at: weighed.all.count - 1)
    else { return nil }
    let side = start > goal.weight ? -1.0 : 1
    func beyond(_ kilograms: Double) -> Double { side * (kilograms - goal.weight.kilograms) }
    let first = weighed.all.reversed().prefix {
      beyond($0.averageKilograms) > goal.band.kilograms + Self.tolerance
    }.last
    guard let first, last.date.days(since: first.date) >= Pace.usualDays,
      side * pace.weeklyKilograms < 0
    else { return nil }
    var (farthest, most) = (crossed, -Double.infinity)
    for index in weighed.count(before: crossed)..<weighed.all.count {
      let distance = beyond(kilograms(ofDayAt: index))
      if distance > most { (farthest, most) = (weighed.all[index].date, distance) }
    }
    return GoalTurn(crossed: crossed, farthest: farthest)
  }
}

import W8Engine

extension Style.Part {
  /// A change that leads towards the goal. Cyan against yellow is what people with any colour vision
  /// tell apart, and the arrow says the same without colours.
  static let towards = Style.Part.information
  /// A change that leads away from the goal.
  static let away = Style.Part.warning
}

extension Goal? {
  /// How a change that led to `end` stands out, both in kilograms; not at all without a goal, and where
  /// it is shown as nothing in `unit`.
  func part(ofChange change: Double?, to end: Double?, in unit: MassUnit) -> Style.Part? {
    guard self != nil, let change, changeText(change, in: unit) != changeText(0, in: unit) else {
      return nil
    }
    return part(ofChange: change, to: end)
  }

  /// How the rate of an entry stands out; that of a stable weight does not.
  func part(ofRateOf row: LogRow) -> Style.Part? {
    guard let rate = row.figures.rate, rate.direction != .stable else { return nil }
    return part(ofChange: rate.change.kilograms, to: row.entry.weighIn?.mass.kilograms)
  }

  func part(ofPaceOf outlook: GoalOutlook, in unit: MassUnit) -> Style.Part? {
    part(ofChange: outlook.weeklyVelocityKilograms, to: outlook.levelKilograms, in: unit)
  }

  private func part(ofChange change: Double, to end: Double?) -> Style.Part? {
    guard let end, let goal = self?.weight.kilograms else { return nil }
    let (before, after) = ((end - change - goal).magnitude, (end - goal).magnitude)
    return after < before ? .towards : after > before ? .away : nil
  }
}

extension Logbook {
  func part(
    ofChangeOfAverage change: Double?, over days: ClosedRange<CivilDate>, in unit: MassUnit
  ) -> Style.Part? {
    guard let goal = settings.goal else { return nil }
    let end = self.days(in: days).last?.averageKilograms
    return Optional(goal).part(ofChange: change, to: end, in: unit)
  }
}

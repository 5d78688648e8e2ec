import W8Engine

extension Style.Part {
  /// A pace that leads towards the goal. The arrow says the direction without colours.
  static let towards = Style.Part.information
}

extension Goal? {
  /// How a pace that led to an average stands out: only if it leads towards the goal and `unit` has a figure for it.
  func part(of pace: Pace?, to averageKilograms: Double?, in unit: MassUnit) -> Style.Part? {
    guard let goal = self?.weight.kilograms, let change = pace?.weeklyKilograms,
      let averageKilograms, changeText(change, in: unit) != changeText(0, in: unit)
    else { return nil }
    let before = (averageKilograms - change - goal).magnitude
    return (averageKilograms - goal).magnitude < before ? .towards : nil
  }
}

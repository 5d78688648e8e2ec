import W8Engine

extension Style.Part {
  /// A pace that leads toward the goal. The arrow says the direction without colors.
  static let toward = Style.Part.information
}

extension Goal? {
  /// The way a pace that led to an average stands out: only if it leads toward the goal and `unit` has a figure for
  /// it.
  func part(of pace: Pace?, to averageKilograms: Double?, in unit: MassUnit) -> Style.Part? {
    guard let goal = self?.weight.kilograms, let change = pace?.weeklyKilograms,
      let averageKilograms, changeText(change, in: unit) != changeText(0, in: unit)
    else { return nil }
    let before = (averageKilograms - change - goal).magnitude
    return (averageKilograms - goal).magnitude < before ? .toward : nil
  }
}

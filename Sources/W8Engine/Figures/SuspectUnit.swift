/// A weight that fits its book when it is read in another unit.
package struct SuspectUnit: Hashable, Sendable {
  /// The unit that fits.
  package let unit: MassUnit
  /// The median of the last seven day values before.
  package let usualKilograms: Double

  /// How many earlier days there must be.
  package static let leastDays = 5
}

extension UsualWeights {
  /// The unit that the weight of `entry` looks like on the day at `index`, if it is not the one in which it was
  /// written.
  ///
  /// Pounds read as kilograms are 2.0 to 2.4 times what was usual before, kilograms read as pounds
  /// 0.41 to 0.5 times. Nil with fewer than five earlier days, and for excluded weights.
  func suspectUnit(of entry: Entry, at index: Int) -> SuspectUnit? {
    guard let mass = entry.countedMass, let unit = entry.weighIn?.unit,
      index >= SuspectUnit.leastDays, case let usual = kilograms(before: index), usual > 0
    else { return nil }
    let ratio = mass.kilograms / usual
    let other: MassUnit? =
      switch unit {
      case .kilogram: 2.0...2.4 ~= ratio ? .pound : nil
      case .pound: 0.41...0.5 ~= ratio ? .kilogram : nil
      case .stone: nil
      }
    return other.map { SuspectUnit(unit: $0, usualKilograms: usual) }
  }
}

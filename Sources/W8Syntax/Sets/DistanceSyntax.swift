/// A distance as it is written.
package struct DistanceSyntax: Hashable, Sendable {
  /// Thousandths of the unit.
  package let thousandths: UInt32
  /// The unit.
  package let unit: Unit

  /// Makes the distance of `thousandths` of `unit`.
  package init(thousandths: UInt32, unit: Unit) {
    self.thousandths = thousandths
    self.unit = unit
  }

  /// The units of distances.
  package enum Unit: String, CaseIterable, Sendable {
    case kilometre = "km"
    case mile = "mi"
    case yard = "yd"
    case foot = "ft"
    case metre = "m"
  }
}

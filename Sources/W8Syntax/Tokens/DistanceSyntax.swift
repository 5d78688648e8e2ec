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
  package enum Unit: UInt8, CaseIterable, Sendable {
    case kilometre, mile, yard, foot, metre

    /// The unit as it is written.
    package var symbol: String {
      switch self {
      case .kilometre: "km"
      case .mile: "mi"
      case .yard: "yd"
      case .foot: "ft"
      case .metre: "m"
      }
    }
  }
}

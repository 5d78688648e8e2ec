/// An exact distance.
///
/// Counted in units of 100 nanometres, of which every distance with three decimals in any unit is
/// a whole number. Stops at the bounds of `Int64`, about 920 million kilometres, and never traps.
package struct Distance: Hashable, Comparable, Sendable {
  /// How many units of 100 nanometres the distance is; 10⁷ are a metre.
  package let hundredNanometres: Int64

  package init(hundredNanometres: Int64) {
    self.hundredNanometres = hundredNanometres
  }

  /// Makes a distance of `thousandths` of a unit, exact, or the bound that it passes.
  package init(thousandths: Int64, of unit: DistanceUnit) {
    let (product, overflow) = thousandths.multipliedReportingOverflow(
      by: unit.hundredNanometresPerThousandth)
    hundredNanometres = overflow ? (thousandths < 0 ? .min : .max) : product
  }

  /// The nearest binary64 number of metres, for distances under 900,000 km.
  package var metres: Double { Double(hundredNanometres) / 1e7 }

  package static func < (left: Distance, right: Distance) -> Bool {
    left.hundredNanometres < right.hundredNanometres
  }
}

/// A unit in which a distance may be written.
package enum DistanceUnit: UInt8, CaseIterable, Hashable, Sendable {
  case metre
  case kilometre
  case mile
  case yard
  case foot

  /// The sign after a number: `m`, `km`, `mi`, `yd` or `ft`.
  package var symbol: String {
    switch self {
    case .metre: "m"
    case .kilometre: "km"
    case .mile: "mi"
    case .yard: "yd"
    case .foot: "ft"
    }
  }

  /// Whether paces are by the kilometer, not by the mile.
  var isMetric: Bool { self == .metre || self == .kilometre }

  /// One thousandth of this unit, exact: 1 mi = 1609.344 m, 1 yd = 0.9144 m, 1 ft = 0.3048 m.
  var hundredNanometresPerThousandth: Int64 {
    switch self {
    case .metre: 10_000
    case .kilometre: 10_000_000
    case .mile: 16_093_440
    case .yard: 9144
    case .foot: 3048
    }
  }
}

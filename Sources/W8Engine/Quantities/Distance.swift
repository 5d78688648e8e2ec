/// An exact distance.
///
/// Counted in units of 100 nanometers, of which every distance with three decimals in any unit is
/// a whole number. Stops at the bounds of `Int64`, about 920 million kilometers, and never traps.
package struct Distance: Hashable, Comparable, Sendable {
  /// How many units of 100 nanometers the distance is; 10⁷ are a meter.
  package let hundredNanometers: Int64

  package init(hundredNanometers: Int64) {
    self.hundredNanometers = hundredNanometers
  }

  /// Makes a distance of `thousandths` of a unit, exact, or the bound that it passes.
  package init(thousandths: Int64, of unit: DistanceUnit) {
    let (product, overflow) = thousandths.multipliedReportingOverflow(
      by: unit.hundredNanometersPerThousandth)
    hundredNanometers = overflow ? (thousandths < 0 ? .min : .max) : product
  }

  /// The nearest binary64 number of meters, for distances under 900,000 km.
  package var meters: Double { Double(hundredNanometers) / 1e7 }

  package static func < (left: Distance, right: Distance) -> Bool {
    left.hundredNanometers < right.hundredNanometers
  }
}

/// A unit in which a distance may be written.
package enum DistanceUnit: UInt8, CaseIterable, Hashable, Sendable {
  case meter
  case kilometer
  case mile
  case yard
  case foot

  /// The sign after a number: `m`, `km`, `mi`, `yd` or `ft`.
  package var symbol: String {
    switch self {
    case .meter: "m"
    case .kilometer: "km"
    case .mile: "mi"
    case .yard: "yd"
    case .foot: "ft"
    }
  }

  /// Whether paces are by the kilometer, not by the mile.
  var isMetric: Bool { self == .meter || self == .kilometer }

  /// One thousandth of this unit, exact: 1 mi = 1609.344 m, 1 yd = 0.9144 m, 1 ft = 0.3048 m.
  var hundredNanometersPerThousandth: Int64 {
    switch self {
    case .meter: 10_000
    case .kilometer: 10_000_000
    case .mile: 16_093_440
    case .yard: 9144
    case .foot: 3048
    }
  }
}

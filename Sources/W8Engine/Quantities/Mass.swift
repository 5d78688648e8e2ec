package import Primitives

/// An exact mass, or an exact difference of two.
///
/// Counted in units of 10 nanograms, of which every weight with three decimals in kilograms,
/// pounds or stones is a whole number. Arithmetic stops at the bounds of `Int64`, about 92 million
/// kilograms, and never traps.
package struct Mass: Hashable, Comparable, Sendable {
  /// How many units of 10 nanograms the mass is; 10¹¹ are a kilogram.
  package let tenNanograms: Int64

  /// No mass, or no difference.
  package static let zero = Mass(tenNanograms: 0)

  package init(tenNanograms: Int64) {
    self.tenNanograms = tenNanograms
  }

  /// Makes a mass of `thousandths` of a unit, exact, or the bound that it passes.
  package init(thousandths: Int64, of unit: MassUnit) {
    let (product, overflow) = thousandths.multipliedReportingOverflow(
      by: unit.tenNanogramsPerThousandth)
    tenNanograms = overflow ? (thousandths < 0 ? .min : .max) : product
  }

  /// Makes a mass of `stones` and `thousandths` of a pound, exact, or the bound that it passes.
  package init(stones: Int64, poundThousandths thousandths: Int64) {
    let (product, overflow) = stones.multipliedReportingOverflow(
      by: 1000 * MassUnit.stone.tenNanogramsPerThousandth)
    let whole = Mass(tenNanograms: overflow ? (stones < 0 ? .min : .max) : product)
    self = whole + Mass(thousandths: thousandths, of: .pound)
  }

  /// Makes the mass nearest to `kilograms`, or the bound that it passes; nil for NaN.
  package init?(nearestToKilograms kilograms: Double) {
    let units = kilograms * Double(1000 * MassUnit.kilogram.tenNanogramsPerThousandth)
    guard !units.isNaN else { return nil }
    guard units.magnitude < 0x1p62 else {
      tenNanograms = units < 0 ? .min : .max
      return
    }
    // From 2⁵² on a binary64 is whole, and adding a half would only round it again.
    let half = units.magnitude < 0x1p52 ? 0.5 : 0
    tenNanograms = Int64(units < 0 ? units - half : units + half)
  }

  /// The mass without its sign.
  package var magnitude: Mass {
    Mass(tenNanograms: Int64(clamping: tenNanograms.magnitude))
  }

  /// The nearest binary64 number of kilograms, for masses under 90 tonnes.
  package var kilograms: Double { value(in: .kilogram) }

  /// The nearest binary64 number of `unit`, for masses under 90 tonnes; stones are decimal.
  package func value(in unit: MassUnit) -> Double {
    Double(tenNanograms) / Double(1000 * unit.tenNanogramsPerThousandth)
  }

  package static func < (left: Mass, right: Mass) -> Bool {
    left.tenNanograms < right.tenNanograms
  }

  /// The sum, or the bound that it passes.
  package static func + (left: Mass, right: Mass) -> Mass {
    let (sum, overflow) = left.tenNanograms.addingReportingOverflow(right.tenNanograms)
    return Mass(tenNanograms: overflow ? (left.tenNanograms < 0 ? .min : .max) : sum)
  }

  /// The difference, or the bound that it passes.
  package static func - (left: Mass, right: Mass) -> Mass {
    let (difference, overflow) = left.tenNanograms.subtractingReportingOverflow(right.tenNanograms)
    return Mass(tenNanograms: overflow ? (left.tenNanograms < 0 ? .min : .max) : difference)
  }
}

/// A unit in which a body weight may be written or shown.
package enum MassUnit: UInt8, CaseIterable, Hashable, Sendable {
  case kilogram
  case pound
  case stone

  /// The sign after a number: `kg`, `lb` or `st`.
  package var symbol: String {
    switch self {
    case .kilogram: "kg"
    case .pound: "lb"
    case .stone: "st"
    }
  }

  /// The number of kilograms that one of this unit is, as the nearest binary64.
  package var kilograms: Double {
    Mass(thousandths: 1000, of: self).kilograms
  }

  /// A mean or an average of `kilograms` in this unit; stones are decimal.
  package func value(ofKilograms kilograms: Double) -> Double {
    self == .kilogram ? kilograms : kilograms / self.kilograms
  }

  /// One thousandth of this unit in units of 10 nanograms, exact: 1 lb = 0.45359237 kg, 14 lb = 1 st.
  var tenNanogramsPerThousandth: Int64 {
    switch self {
    case .kilogram: 100_000_000
    case .pound: 45_359_237
    case .stone: 635_029_318
    }
  }
}

/// Which quantities can be meant; both ends are plausible.
package enum PlausibleRange {
  /// A body weight: 20 to 400 kg.
  package static let bodyWeight = kilograms(20)...kilograms(400)
  /// A load: 0 to 999 kg.
  package static let load = kilograms(0)...kilograms(999)
  /// The repetitions of a set.
  package static let repetitions = 0...999
  /// The time of a set: 24 hours at most.
  package static let seconds: ClosedRange<Seconds> = 0...86_400
  /// A distance: 0 to 9,999 km.
  package static let distance =
    Distance(thousandths: 0, of: .meter)...Distance(thousandths: 9_999_000, of: .kilometer)

  private static func kilograms(_ count: Int64) -> Mass {
    Mass(thousandths: count * 1000, of: .kilogram)
  }
}

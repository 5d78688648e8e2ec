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

  /// How many kilograms one of this unit is, as the nearest binary64.
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

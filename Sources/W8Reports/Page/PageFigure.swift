import W8Engine

/// A weight as a page holds it: in thousandths of the unit, in stones of a pound, of which the tenth is the one that
/// people read.
struct PageFigure: Hashable {
  let thousandths: Int
  /// The tenths that people read.
  let tenths: Int

  /// A weight or a difference.
  init(_ mass: Mass, in unit: MassUnit) {
    let unit = unit.counted
    self.init(mass.value(in: unit), tenths: DecimalText.tenths(of: mass, in: unit))
  }

  /// A mean or an average; nil where it is no number that is written with tenths.
  init?(kilograms: Double, in unit: MassUnit) {
    let value = unit.counted.value(ofKilograms: kilograms)
    guard value.magnitude < 1e9, let tenths = DecimalText.tenths(of: value) else { return nil }
    self.init(value, tenths: tenths)
  }

  /// The thousandths nearest to `value` that a page rounds to `tenths`, half away from zero.
  private init(_ value: Double, tenths: Int64) {
    let exact = Int((value * 1000).rounded())
    let least = 100 * tenths.magnitude
    let magnitude = min(
      max(UInt64(exact.magnitude), least < 50 ? 0 : least - 50), least + 49)
    thousandths = exact < 0 || tenths < 0 ? -Int(magnitude) : Int(magnitude)
    self.tenths = Int(tenths)
  }
}

extension MassUnit {
  /// The unit that thousandths are counted in: of stones a pound.
  fileprivate var counted: MassUnit { self == .stone ? .pound : self }
}

import W8Engine

/// A weight as a page holds it: in thousandths of the unit, in stones of a pound, of which the tenth is the one that
/// people read.
struct PageFigure: Hashable {
  /// The thousandths.
  let thousandths: Int
  /// What people read of it, without its unit.
  let text: String

  /// A weight or a difference.
  init(_ mass: Mass, in unit: MassUnit) {
    text = DecimalText.text(mass, in: unit)
    thousandths = Self.nearest(to: mass.value(in: unit.counted), with: tenthsRead(in: text))
  }

  /// A mean or an average; nil where it is no number that is written with tenths.
  init?(kilograms: Double, in unit: MassUnit) {
    let value = unit.counted.value(ofKilograms: kilograms)
    guard value.magnitude < 1e9 else { return nil }
    text = DecimalText.text(kilograms: kilograms, in: unit)
    thousandths = Self.nearest(to: value, with: tenthsRead(in: text))
  }

  /// The tenths that people read.
  var tenths: Int { tenthsRead(in: text) }

  /// The thousandths nearest to `value` that a page rounds to `tenths`, half away from zero.
  private static func nearest(to value: Double, with tenths: Int) -> Int {
    let exact = Int((value * 1000).rounded())
    let least = 100 * tenths.magnitude
    let magnitude = min(max(exact.magnitude, least < 50 ? 0 : least - 50), least + 49)
    return exact < 0 || tenths < 0 ? -Int(magnitude) : Int(magnitude)
  }
}

extension MassUnit {
  /// The unit that thousandths are counted in: of stones a pound.
  fileprivate var counted: MassUnit { self == .stone ? .pound : self }
}

/// The tenths that `82.1`, `-0.4` or `12st9.1` say, of stones those of a pound.
private func tenthsRead(in text: String) -> Int {
  var (stones, digits) = (0, 0)
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digits = 10 * digits + Int(byte - 0x30)
    case UInt8(ascii: "s"): (stones, digits) = (digits, 0)
    default: break
    }
  }
  let all = 140 * stones + digits
  return text.hasPrefix("-") ? -all : all
}

/// How numbers are shown to people: one decimal, half to even, no grouping, never `-0.0`.
package enum DecimalText {
  /// `value` with one decimal, rounded from the shortest decimal that reads back as `value`.
  ///
  /// Numbers from 2⁵³ on, infinities and NaN are shown as Swift writes them.
  package static func text(_ value: Double) -> String {
    guard let tenths = tenths(of: value) else { return value.description }
    return text(tenths: tenths)
  }

  /// A mean or an average of `kilograms` with one decimal in `unit`, stones as `13st4.5`.
  package static func text(kilograms: Double, in unit: MassUnit) -> String {
    guard unit == .stone else { return text(unit.value(ofKilograms: kilograms)) }
    let pounds = MassUnit.pound.value(ofKilograms: kilograms)
    guard let tenths = tenths(of: pounds) else { return pounds.description }
    return text(tenthsOfPoundInStones: tenths)
  }

  /// A mass or a difference with one decimal in `unit`, rounded from the exact value, stones as `13st4.5`.
  package static func text(_ mass: Mass, in unit: MassUnit) -> String {
    switch unit {
    case .kilogram, .pound: text(tenths: tenths(of: mass, in: unit))
    case .stone: text(tenthsOfPoundInStones: tenths(of: mass, in: .pound))
    }
  }

  private static func text(tenths: Int64) -> String {
    let (whole, tenth) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    let text = String(whole) + fractions[Int(tenth)]
    return tenths < 0 ? "-" + text : text
  }

  /// The way each number of tenths is written behind a whole number.
  private static let fractions = (0...9).map { ".\($0)" }

  private static func text(tenthsOfPoundInStones tenths: Int64) -> String {
    let (stones, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 140)
    return "\(tenths < 0 ? "-" : "")\(stones)st\(rest / 10).\(rest % 10)"
  }

  /// The tenths of a mass or a difference in `unit`, a kilogram or a pound, as they are shown.
  package static func tenths(of mass: Mass, in unit: MassUnit) -> Int64 {
    let tenth = 100 * unit.tenNanogramsPerThousandth
    let (tenths, rest) = mass.tenNanograms.quotientAndRemainder(dividingBy: tenth)
    let twice = 2 * rest.magnitude
    guard twice > tenth.magnitude || (twice == tenth.magnitude && tenths % 2 != 0) else {
      return tenths
    }
    return tenths + (rest < 0 ? -1 : 1)
  }

  /// The tenths of `value` as they are shown; nil for NaN and from 2⁵³ on, where a binary64 has none.
  package static func tenths(of value: Double) -> Int64? {
    guard value.magnitude < 0x1p53 else { return nil }
    var digits = Digits()
    for byte in value.magnitude.description.utf8 {
      // Only magnitudes under 0.0001 are written with an exponent in this range.
      if byte == UInt8(ascii: "e") { return 0 }
      digits.read(byte)
    }
    return value < 0 ? -digits.roundedTenths : digits.roundedTenths
  }

  /// What the digits of a plain decimal say about its tenths.
  private struct Digits {
    private var tenths: Int64 = 0
    private var decimals = -1
    private var hundredth: UInt8 = 0
    private var hasMore = false

    mutating func read(_ byte: UInt8) {
      if byte == UInt8(ascii: ".") {
        decimals = 0
        return
      }
      let digit = byte &- UInt8(ascii: "0")
      switch decimals {
      case -1:
        tenths = tenths * 10 + Int64(digit)
        return
      case 0: tenths = tenths * 10 + Int64(digit)
      case 1: hundredth = digit
      default: hasMore = hasMore || digit != 0
      }
      decimals += 1
    }

    var roundedTenths: Int64 {
      let isUp = hundredth > 5 || (hundredth == 5 && (hasMore || tenths % 2 != 0))
      return isUp ? tenths + 1 : tenths
    }
  }
}

extension DecimalText {
  /// A load in `unit`, a kilogram or a pound, rounded to three decimals from the exact value, half to
  /// even; no decimals when whole.
  package static func text(load: Mass, in unit: MassUnit) -> String {
    let thousandth = (unit == .stone ? MassUnit.pound : unit).tenNanogramsPerThousandth
    let (whole, rest) = load.tenNanograms.quotientAndRemainder(dividingBy: thousandth)
    let twice = 2 * rest.magnitude
    let isUp = twice > thousandth.magnitude || (twice == thousandth.magnitude && whole % 2 != 0)
    return text(thousandths: isUp ? whole + (rest < 0 ? -1 : 1) : whole)
  }

  /// A number of thousandths without the zeros at its end: `102.5`, `100`.
  package static func text(thousandths: Int64) -> String {
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var decimals = padded(Int(rest), to: 3)
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}

/// A mean or an average with its unit: `80.4 kg`, `12st9.1`.
package func massText(kilograms: Double, in unit: MassUnit) -> String {
  withUnit(DecimalText.text(kilograms: kilograms, in: unit), unit)
}

/// A weight with its unit: `80.4 kg`, `12st9.1`.
package func massText(_ mass: Mass, in unit: MassUnit) -> String {
  withUnit(DecimalText.text(mass, in: unit), unit)
}

/// The number with its unit; a stone stands inside of it.
package func withUnit(_ text: String, _ unit: MassUnit) -> String {
  unit == .stone ? text : "\(text) \(unit.symbol)"
}

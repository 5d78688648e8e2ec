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

import W8Engine

extension [UInt8] {
  /// Appends `text` as UTF-8.
  mutating func append(text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends a number without zeros before it.
  mutating func append(number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: number.magnitude)
  }

  /// Appends a number of thousandths without zeros at its end.
  mutating func append(decimal thousandths: Int) {
    if thousandths < 0 { append(UInt8(ascii: "-")) }
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    append(digitsOf: whole)
    guard fraction > 0 else { return }
    append(UInt8(ascii: "."))
    var (rest, place) = (fraction, UInt(100))
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
      (rest, place) = (rest % place, place / 10)
    }
  }

  private mutating func append(digitsOf number: UInt) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

/// A number of thousandths without zeros at its end.
func decimalText(_ thousandths: Int) -> String {
  DecimalText.text(thousandths: Int64(thousandths))
}

import Testing
import W8Engine
import W8TestSupport

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (75.55, "75.6"), (170.35, "170.4"), (0.15, "0.2"), (0.05, "0.0"), (-0.05, "0.0"),
    // A tie goes to the even digit, anything more does not.
    (0.25, "0.2"), (0.35, "0.4"), (0.250_000_000_1, "0.3"), (-75.55, "-75.6"),
    (0, "0.0"), (-0.0, "0.0"), (-0.04, "0.0"), (-0.06, "-0.1"), (99.95, "100.0"), (99.85, "99.8"),
    (1e-5, "0.0"), (1e-300, "0.0"), (1234567.89, "1234567.9"),
    (9_007_199_254_740_991, "9007199254740991.0"),
  ])
  func numbersHaveOneDecimal(value: Double, text: String) {
    #expect(DecimalText.text(value) == text)
  }

  @Test func numbersWithoutTenthsDoNotTrap() {
    #expect(DecimalText.text(.nan) == "nan")
    #expect(DecimalText.text(-.infinity) == "-inf")
    #expect(DecimalText.text(1e300) == "1e+300")
    #expect(DecimalText.text(kilograms: .infinity, in: .stone) == "inf")
    #expect(DecimalText.text(kilograms: .nan, in: .stone) == "nan")
    #expect(DecimalText.text(kilograms: .greatestFiniteMagnitude, in: .pound) == "inf")
  }

  @Test(arguments: [
    (75.55, MassUnit.kilogram, "75.6"), (170.35, .pound, "170.4"), (0.05, .pound, "0.0"),
    (-0.05, .kilogram, "0.0"), (-0.15, .pound, "-0.2"), (0.25, .kilogram, "0.2"),
    (0.251, .kilogram, "0.3"), (-0.251, .kilogram, "-0.3"), (82, .kilogram, "82.0"),
  ])
  func massesRoundInTheirOwnUnit(value: Double, unit: MassUnit, text: String) {
    #expect(DecimalText.text(mass(value, unit), in: unit) == text)
  }

  @Test func massesConvertExactly() {
    // 82.4 kg / 0.45359237 = 181.6609… lb = 12 st 13.66… lb
    #expect(DecimalText.text(kilograms(82.4), in: .pound) == "181.7")
    #expect(DecimalText.text(kilograms(82.4), in: .stone) == "12st13.7")
    #expect(DecimalText.text(mass(180, .pound), in: .kilogram) == "81.6")
  }

  @Test(arguments: [
    (186.5, "13st4.5"), (182, "13st0.0"), (0, "0st0.0"), (-1.2, "-0st1.2"), (-0.04, "0st0.0"),
    // 181.96 lb rounds up to 182 lb, a whole stone: never 12st14.0.
    (181.96, "13st0.0"),
  ])
  func stonesAreWrittenAsInALogbook(pounds: Double, text: String) {
    #expect(DecimalText.text(mass(pounds, .pound), in: .stone) == text)
    let kilograms = mass(pounds, .pound).kilograms
    #expect(DecimalText.text(kilograms: kilograms, in: .stone) == text)
  }

  @Test func averagesConvertToTheUnitShown() {
    #expect(DecimalText.text(kilograms: 82.35, in: .kilogram) == "82.4")
    // 81.6466266 kg = 180 lb
    #expect(DecimalText.text(kilograms: 81.646_626_6, in: .pound) == "180.0")
  }

  @Test func extremeMassesDoNotTrap() {
    // 2⁶³ / 10¹⁰ = 922,337,203.685… tenths of a kilogram
    #expect(DecimalText.text(Mass(tenNanograms: .min), in: .kilogram) == "-92233720.4")
    #expect(DecimalText.text(Mass(tenNanograms: .max), in: .kilogram) == "92233720.4")
    // 2⁶³ / 45,359,237,000 = 203,340,546.421… lb = 14,524,324 st and 10.421… lb
    #expect(DecimalText.text(Mass(tenNanograms: .max), in: .pound) == "203340546.4")
    #expect(DecimalText.text(Mass(tenNanograms: .max), in: .stone) == "14524324st10.4")
  }

  @Test func roundingIsThatOfIntegers() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      let thousandths = Int64.random(in: -500_000...500_000, using: &generator)
      let expected = text(ofThousandths: thousandths)
      // The quotient is the binary64 that the decimal reads as, so its shortest form is the decimal.
      #expect(DecimalText.text(Double(thousandths) / 1000) == expected)
      for unit in [MassUnit.kilogram, .pound] {
        let mass = Mass(thousandths: thousandths, of: unit)
        #expect(DecimalText.text(mass, in: unit) == expected)
      }
    }
  }

  /// Half to even by comparing with both neighbors.
  private func text(ofThousandths thousandths: Int64) -> String {
    let magnitude = Int64(thousandths.magnitude)
    let below = magnitude / 100
    let (toBelow, toAbove) = (magnitude - below * 100, (below + 1) * 100 - magnitude)
    let isBelow = toBelow < toAbove || (toBelow == toAbove && below.isMultiple(of: 2))
    let tenths = isBelow ? below : below + 1
    return (thousandths < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)"
  }
}

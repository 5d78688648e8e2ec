import Testing
import W8Engine

@Suite struct LoadTextTests {
  @Test(arguments: [
    (100_000, "100"), (102_500, "102.5"), (1, "0.001"), (10, "0.01"), (0, "0"), (-15_000, "-15"),
    (-500, "-0.5"), (9_999_999, "9999.999"),
  ])
  func thousandths(value: Int64, text: String) {
    #expect(DecimalText.text(thousandths: value) == text)
  }

  @Test func loadsRoundFromTheExactMass() {
    #expect(DecimalText.text(load: mass(45, .pound), in: .pound) == "45")
    // 45 lb = 20.41165665 kg; 100 kg = 220.46226… lb
    #expect(DecimalText.text(load: mass(45, .pound), in: .kilogram) == "20.412")
    #expect(DecimalText.text(load: kilograms(100), in: .pound) == "220.462")
    #expect(DecimalText.text(load: kilograms(100), in: .stone) == "220.462")
    // Half a thousandth goes to the even digit.
    #expect(DecimalText.text(load: Mass(tenNanograms: 150_000_000), in: .kilogram) == "0.002")
    #expect(DecimalText.text(load: Mass(tenNanograms: 250_000_000), in: .kilogram) == "0.002")
    #expect(DecimalText.text(load: Mass(tenNanograms: -250_000_001), in: .kilogram) == "-0.003")
  }

  @Test func extremesDoNotTrap() {
    // 2⁶³ units are 92,233,720.368547758… kg.
    #expect(DecimalText.text(load: Mass(tenNanograms: .min), in: .kilogram) == "-92233720.369")
    #expect(DecimalText.text(thousandths: .min) == "-9223372036854775.808")
  }
}

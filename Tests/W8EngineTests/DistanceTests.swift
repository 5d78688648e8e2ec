import Testing
import W8Engine

@Suite struct DistanceTests {
  @Test(arguments: [
    (1.0, DistanceUnit.mile, 1609.344), (1, .yard, 0.9144), (1, .foot, 0.3048),
    (5, .kilometer, 5000),
    (40, .meter, 40), (0.001, .foot, 0.000_304_8), (26.219, .mile, 42_195.390_336),
  ])
  func unitsAreExact(value: Double, unit: DistanceUnit, meters: Double) {
    let distance = Distance(thousandths: Int64((value * 1000).rounded()), of: unit)
    #expect(distance.meters == meters)
    #expect(distance.hundredNanometers == Int64((meters * 1e7).rounded()))
  }

  @Test func extremesDoNotTrap() {
    #expect(Distance(thousandths: .max, of: .mile).hundredNanometers == .max)
    #expect(Distance(thousandths: .min, of: .foot).hundredNanometers == .min)
    #expect(Distance(thousandths: 1, of: .yard) > Distance(thousandths: 1, of: .foot))
  }

  @Test func symbols() {
    #expect(DistanceUnit.allCases.map(\.symbol) == ["m", "km", "mi", "yd", "ft"])
  }
}

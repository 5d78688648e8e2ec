import Testing
import W8Engine

@Suite struct DistanceTests {
  @Test(arguments: [
    (1.0, DistanceUnit.mile, 1609.344), (1, .yard, 0.9144), (1, .foot, 0.3048),
    (5, .kilometre, 5000),
    (40, .metre, 40), (0.001, .foot, 0.000_304_8), (26.219, .mile, 42_195.390_336),
  ])
  func unitsAreExact(value: Double, unit: DistanceUnit, metres: Double) {
    let distance = Distance(thousandths: Int64((value * 1000).rounded()), of: unit)
    #expect(distance.metres == metres)
    #expect(distance.hundredNanometres == Int64((metres * 1e7).rounded()))
  }

  @Test func extremesDoNotTrap() {
    #expect(Distance(thousandths: .max, of: .mile).hundredNanometres == .max)
    #expect(Distance(thousandths: .min, of: .foot).hundredNanometres == .min)
    #expect(Distance(thousandths: 1, of: .yard) > Distance(thousandths: 1, of: .foot))
  }

  @Test func symbols() {
    #expect(DistanceUnit.allCases.map(\.symbol) == ["m", "km", "mi", "yd", "ft"])
  }
}

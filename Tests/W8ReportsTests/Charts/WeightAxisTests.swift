import Testing
import W8Engine

@testable import W8Reports

@Suite struct WeightAxisTests {
  @Test(
    arguments: [
      (78.0, 83.4, MassUnit.kilogram, 7, "78 79 80 81 82 83 84"),
      (78.0, 83.4, .kilogram, 6, "78 80 82 84"),
      (80.0, 81.0, .kilogram, 6, "80.0 80.2 80.4 80.6 80.8 81.0"),
      (-0.3, 0.3, .kilogram, 4, "-0.5 0.0 0.5"),
      (0.0, 9999.0, .kilogram, 5, "0 5000 10000"),
      // 75 kg = 165.3 lb = 11 st 11.3 lb, 80 kg = 176.4 lb = 12 st 8.4 lb.
      (75.0, 80.0, .pound, 4, "165 170 175 180"),
      (75.0, 80.0, .stone, 4, "11st7.0 12st0.0 12st7.0 13st0.0"),
      (
        75.0, 80.0, .stone, 8,
        "11st10.0 11st12.0 12st0.0 12st2.0 12st4.0 12st6.0 12st8.0 12st10.0"
      ),
    ])
  func marksAreRound(low: Double, high: Double, unit: MassUnit, most: Int, labels: String) {
    let axis = WeightAxis(over: low...high, in: unit, mostTicks: most)
    #expect(axis.ticks.map(\.label).joined(separator: " ") == labels)
    #expect(axis.ticks.count <= most)
    #expect(axis.range.lowerBound <= low && axis.range.upperBound >= high)
  }

  @Test func anyWeightHasAnAxis() {
    for value in [0, -1e300, 1e300, .infinity, 92_000_000, Double.leastNonzeroMagnitude] {
      for unit in MassUnit.allCases {
        let axis = WeightAxis(over: min(value, 80)...max(value, 80), in: unit, mostTicks: 2)
        #expect(axis.ticks.count >= 2)
        #expect(axis.share(of: 80).isFinite)
      }
    }
  }
}

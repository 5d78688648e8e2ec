import Primitives
import Testing

@Suite struct SixDecimalsTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (181.99999999999997, "182"), (3594.9999999999995, "3595"),
      (0.1 + 0.2, "0.3"), (-1.0 / 3, "-0.333333"), (1e-6, "0.000001"), (4e-7, "0"), (-4e-7, "0"),
      (5.5e-7, "0.000001"), (82.4, "82.4"), (-10.05, "-10.05"), (1_000_000.25, "1000000.25"),
      (9_007_199_254.740992, "9007199254.740992"), (123_456_789_012.1, "123456789012.1"),
      (1e16, "1e+16"), (1e300, "1e+300"), (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func noDustIsWritten(value: Double, text: String) {
    #expect(sixDecimals(value) == text)
  }

  /// What was written with six decimals or fewer is read and written again as it is.
  @Test func theFirstSixDecimalsAreKept() {
    for millionths in stride(from: Int64(-3_000_000_000), through: 3_000_000_000, by: 7_654_321) {
      let value = Double(millionths) / 1_000_000
      #expect(Double(sixDecimals(value)) == value)
      #expect(sixDecimals(value * (1 + 1e-15)) == sixDecimals(value))
    }
  }
}

import Testing
import W8Engine

@Suite struct MassTotalTests {
  @Test func productsPassTheBoundsOfAMass() {
    // 9,999 · 9,999 kg = 99,980,001 kg, more than a mass of 64 bits holds
    let total = MassTotal(kilograms(9999), times: 9999)
    let expected: Int128 = 99_980_001 * 100_000_000_000
    #expect(total.tenNanograms == expected)
    #expect(total.meanKilograms(of: 9999) == 9999)
  }

  @Test func sumsCompareWithProductsExactly() {
    // (82.4 + 82.6) / 2 is exactly 82.5.
    var total = MassTotal(kilograms(82.4))
    total += kilograms(82.6)
    #expect(total == MassTotal(kilograms(82.5), times: 2))
    #expect(total < MassTotal(kilograms(82.501), times: 2))
    #expect(total.meanKilograms(of: 2) == 82.5)
  }

  @Test func aMeanOfNothingIsNil() {
    #expect(MassTotal.zero.meanKilograms(of: 0) == nil)
    #expect(MassTotal.zero.meanKilograms(of: .min) == nil)
  }

  @Test func sumsStopAtTheirBounds() {
    var most = MassTotal(Mass(tenNanograms: .max), times: .max)
    var least = MassTotal(Mass(tenNanograms: .max), times: .min)
    for _ in 0..<4 {
      most += most
      least += least
    }
    #expect(most.tenNanograms == .max)
    #expect(least.tenNanograms == .min)
    #expect(MassTotal(Mass(tenNanograms: .min), times: .min) > .zero)
  }
}

import Testing
import W8Engine
import W8TestSupport

@Suite struct MassTests {
  @Test func thousandthsAreExact() {
    #expect(Mass(thousandths: 1000, of: .kilogram).tenNanograms == 100_000_000_000)
    // 0.001 lb = 0.000 453 592 37 kg
    #expect(Mass(thousandths: 1, of: .pound).tenNanograms == 45_359_237)
    #expect(Mass(thousandths: 1000, of: .stone) == Mass(thousandths: 14_000, of: .pound))
  }

  @Test func stonesAndPoundsAdd() {
    // 13 st 4.5 lb = 13 · 14 + 4.5 = 186.5 lb
    let mass = Mass(stones: 13, poundThousandths: 4500)
    #expect(mass == Mass(thousandths: 186_500, of: .pound))
    #expect(mass.value(in: .pound) == 186.5)
  }

  @Test func equalMassesInTwoUnitsAreEqual() {
    // 100,000 lb = 45,359.237 kg, the least whole number of thousandths in both
    #expect(
      Mass(thousandths: 100_000_000, of: .pound) == Mass(thousandths: 45_359_237, of: .kilogram))
  }

  @Test(arguments: MassUnit.allCases)
  func valuesReadBack(unit: MassUnit) {
    for thousandths in stride(from: Int64(-500_000), through: 500_000, by: 37) {
      let mass = Mass(thousandths: thousandths, of: unit)
      #expect(mass.value(in: unit) == Double(thousandths) / 1000)
    }
  }

  @Test func differencesAreExact() {
    // 82.3 − 82.2 is 0.0999…  in binary64 and 0.1 here.
    #expect(kilograms(82.3) - kilograms(82.2) == kilograms(0.1))
    #expect(kilograms(82.2) - kilograms(82.3) == kilograms(-0.1))
    #expect((kilograms(82.2) - kilograms(82.3)).magnitude == kilograms(0.1))
  }

  @Test func arithmeticStopsAtItsBounds() {
    let least = Mass(tenNanograms: .min)
    let most = Mass(tenNanograms: .max)
    #expect(most + most == most)
    #expect(least + least == least)
    #expect(least - most == least)
    #expect(most - least == most)
    #expect(least.magnitude == most)
    for unit in MassUnit.allCases {
      #expect(Mass(thousandths: .max, of: unit) == most)
      #expect(Mass(thousandths: .min, of: unit) == least)
    }
    #expect(Mass(stones: .max, poundThousandths: .max) == most)
    #expect(Mass(stones: .min, poundThousandths: .min) == least)
  }

  @Test func additionIsThatOfIntegersOrABound() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let shift = Int64.random(in: 0..<64, using: &generator)
      let left = Int64.random(in: .min ... .max, using: &generator) >> shift
      let right = Int64.random(in: .min ... .max, using: &generator)
      let sum = Mass(tenNanograms: left) + Mass(tenNanograms: right)
      let difference = Mass(tenNanograms: left) - Mass(tenNanograms: right)
      #expect(sum.tenNanograms == Int64(clamping: Int128(left) + Int128(right)))
      #expect(difference.tenNanograms == Int64(clamping: Int128(left) - Int128(right)))
    }
  }

  @Test func theNearestMass() {
    #expect(Mass(nearestToKilograms: 82.4) == kilograms(82.4))
    #expect(Mass(nearestToKilograms: -82.4) == kilograms(-82.4))
    // 0.6 and −0.6 units of 10 nanograms
    #expect(Mass(nearestToKilograms: 6e-12)?.tenNanograms == 1)
    #expect(Mass(nearestToKilograms: -6e-12)?.tenNanograms == -1)
    #expect(Mass(nearestToKilograms: 4e-12) == .zero)
    #expect(Mass(nearestToKilograms: .nan) == nil)
    #expect(Mass(nearestToKilograms: .infinity)?.tenNanograms == .max)
    #expect(Mass(nearestToKilograms: -1e300)?.tenNanograms == .min)
  }
}

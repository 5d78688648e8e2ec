import Testing
import W8Engine

@Suite struct MassUnitTests {
  @Test func symbolsAreThoseOfTheFormat() {
    #expect(MassUnit.allCases.map(\.symbol) == ["kg", "lb", "st"])
  }

  @Test func kilogramsAreThoseOfTheDefinition() {
    // 14 · 0.45359237 = 6.35029318
    #expect(MassUnit.allCases.map(\.kilograms) == [1, 0.453_592_37, 6.350_293_18])
  }

  @Test func meansConvertAtTheEdge() {
    #expect(MassUnit.kilogram.value(ofKilograms: 82.35) == 82.35)
    #expect(isClose(MassUnit.pound.value(ofKilograms: 81.646_626_6), 180))
    #expect(isClose(MassUnit.stone.value(ofKilograms: 81.646_626_6), 180.0 / 14))
  }
}

import Primitives
import Testing
import W8Engine

@Suite struct PlausibleRangeTests {
  @Test(arguments: [(19.999, false), (20, true), (400, true), (400.001, false), (-80, false)])
  func bodyWeights(value: Double, isPlausible: Bool) {
    #expect(PlausibleRange.bodyWeight.contains(kilograms(value)) == isPlausible)
  }

  @Test func theOthers() {
    #expect(
      PlausibleRange.load.contains(kilograms(999))
        && !PlausibleRange.load.contains(kilograms(999.5)))
    #expect(PlausibleRange.distance.contains(Distance(thousandths: 9_999_000, of: .kilometer)))
    #expect(!PlausibleRange.distance.contains(Distance(thousandths: 9_999_001, of: .kilometer)))
    #expect(PlausibleRange.seconds.contains(86_400) && !PlausibleRange.seconds.contains(86_401))
    #expect(PlausibleRange.repetitions.contains(999) && !PlausibleRange.repetitions.contains(1000))
  }
}

import Testing
import W8Engine

@Suite struct DirectionTests {
  @Test(arguments: [
    (0.1, Direction.up), (-0.1, .down), (0.05, .stable), (-0.05, .stable), (0, .stable),
    (0.099, .stable), (-0.099, .stable), (2, .up), (-2, .down),
  ])
  func aTenthOfTheBooksUnitIsNotStable(change: Double, expected: Direction) {
    #expect(Direction(of: mass(change, .kilogram), in: .kilogram) == expected)
    #expect(Direction(of: mass(change, .pound), in: .pound) == expected)
    #expect(Direction(of: mass(change, .pound), in: .stone) == expected)
  }

  @Test func theBooksUnitDecides() {
    // 0.1 lb is under 0.05 kg.
    #expect(Direction(of: mass(0.1, .pound), in: .kilogram) == .stable)
    #expect(Direction(of: Mass(tenNanograms: 10_000_000_000), in: .kilogram) == .up)
    #expect(Direction(of: Mass(tenNanograms: 9_999_999_999), in: .kilogram) == .stable)
    #expect(Direction(of: Mass(tenNanograms: 4_535_923_700), in: .pound) == .up)
    #expect(Direction(of: Mass(tenNanograms: 4_535_923_699), in: .stone) == .stable)
  }

  @Test func everyStepOfATenthIsSeen() {
    for tenths in stride(from: Int64(200), to: 4000, by: 1) {
      let step =
        Mass(thousandths: (tenths + 1) * 100, of: .kilogram)
        - Mass(thousandths: tenths * 100, of: .kilogram)
      #expect(Direction(of: step, in: .kilogram) == .up)
    }
  }

  @Test func extremeChanges() {
    #expect(Direction(of: Mass(tenNanograms: .min), in: .pound) == .down)
    #expect(Direction(of: Mass(tenNanograms: .max), in: .stone) == .up)
  }

  @Test func symbols() {
    #expect([Direction.down, .up, .stable].map(\.symbol) == ["↓", "↑", "–"])
  }
}

import Testing
import W8Engine

@Suite struct EffortTests {
  @Test(arguments: [
    (Effort.perceived(halves: 17), 8.5), (.perceived(halves: 2), 1), (.inReserve(2), 8),
    (.inReserve(0), 10), (.inReserve(9), 1), (.inReserve(.max), -245),
  ])
  func theScale(effort: Effort, value: Double) {
    #expect(effort.value == value && effort.halves == Int(2 * value))
  }
}

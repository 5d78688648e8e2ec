import Testing
import W8Engine

@Suite struct KeptTests {
  @Test func isWorkedOutOnce() {
    let kept = Kept<Int>()
    #expect(kept.value { 3 } == 3)
    #expect(kept.value { 4 } == 3)
  }
}

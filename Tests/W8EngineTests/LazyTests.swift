import Testing
import W8Engine

@Suite struct LazyTests {
  @Test func isWorkedOutOnce() {
    let lazy = Lazy<Int>()
    #expect(lazy.value { 3 } == 3)
    #expect(lazy.value { 4 } == 3)
  }

  @Test func manyAskersShareOneAnswer() async {
    let lazy = Lazy<Int>()
    await withTaskGroup(of: Int.self) { group in
      for number in 0..<8 { group.addTask { lazy.value { number } } }
      var answers: Set<Int> = []
      for await value in group { answers.insert(value) }
      #expect(answers.count == 1)
    }
  }
}

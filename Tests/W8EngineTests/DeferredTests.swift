import Synchronization
import Testing
import W8Engine

/// Counts how often something was done.
private final class Tally: Sendable {
  private let total = Mutex(0)

  var count: Int { total.withLock { $0 } }

  func add() {
    total.withLock { $0 += 1 }
  }
}

@Suite struct DeferredTests {
  @Test func worksOutItsValueOnce() {
    let tally = Tally()
    let deferred = Deferred {
      tally.add()
      return 41 + tally.count
    }
    #expect(deferred.known == nil)
    #expect(tally.count == 0)
    #expect(deferred.value == 42)
    #expect(deferred.value == 42)
    #expect(deferred.known == 42)
    #expect(tally.count == 1)
  }

  @Test func manyAskersShareOneAnswer() async {
    let tally = Tally()
    let deferred = Deferred { () -> Int in
      tally.add()
      return 7
    }
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { deferred.value } }
      for await value in group { #expect(value == 7) }
    }
    #expect(tally.count == 1)
  }
}

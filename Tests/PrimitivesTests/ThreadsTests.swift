import Primitives
import Synchronization
import Testing

@Suite struct ThreadsTests {
  @Test(arguments: [1, 2, 7, 100])
  func everyElementIsDoneOnceAndStaysInItsPlace(threads: Int) {
    let calls = Mutex<[Int]>([])
    let numbers = Array(0..<1000)
    let squares = inParallel(numbers, threads: threads) { number in
      calls.withLock { $0.append(number) }
      return number * number
    }
    #expect(squares == numbers.map { $0 * $0 })
    #expect(calls.withLock { $0.sorted() } == numbers)
  }

  @Test func nothingIsDoneOfNothing() {
    #expect(inParallel([Int](), threads: 4) { $0 } == [])
    #expect(inParallel([1], threads: 0) { $0 } == [1])
    #expect(processorCount() >= 1)
  }
}

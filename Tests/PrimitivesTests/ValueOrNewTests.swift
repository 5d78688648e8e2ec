import Primitives
import Testing

@Suite struct ValueOrNewTests {
  @Test func aKeyGetsItsValueOnce() {
    var numbers: [String: Int] = [:]
    #expect(numbers.value(of: "a", orNew: 0) == 0)
    #expect(numbers.value(of: "b", orNew: numbers.count) == 1)
    #expect(numbers.value(of: "a", orNew: 7) == 0)
    #expect(numbers == ["a": 0, "b": 1])
  }
}

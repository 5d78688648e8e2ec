import Primitives
import Testing

@Suite struct BinarySearchTests {
  @Test func isTheFirstOfTheSecondPart() {
    for count in 0..<20 {
      for boundary in 0...count {
        let values = Array(0..<count)
        #expect(values.partitioningIndex { $0 >= boundary } == boundary)
        let slice = (-3..<count)[0...]
        #expect(slice.partitioningIndex { $0 >= boundary } == boundary)
      }
    }
  }

  @Test func asksFewElements() {
    var asked = 0
    _ = (0..<1_000_000).partitioningIndex {
      asked += 1
      return $0 >= 777_777
    }
    #expect(asked <= 20)
  }
}

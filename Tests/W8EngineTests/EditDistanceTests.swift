import Testing
import W8TestSupport

@testable import W8Engine

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("kitten", "sitting", 3), ("", "abc", 3), ("", "", 0), ("flaw", "lawn", 2), ("abc", "abc", 0),
    ("abcdef", "azced", 3),
  ])
  func knownDistances(left: String, right: String, distance: Int) {
    for limit in 0...8 {
      let found = editDistance(
        from: Array(left.unicodeScalars), to: Array(right.unicodeScalars), limit: limit)
      #expect(found == (distance <= limit ? distance : nil))
    }
  }

  @Test func isThatOfThePlainDefinition() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<3000 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...8, using: &generator)).map { _ in
          Unicode.Scalar(UInt8.random(in: 97...99, using: &generator))
        }
      }
      let distance = plainDistance(words[0][...], words[1][...])
      for limit in 0...3 {
        let found = editDistance(from: words[0], to: words[1], limit: limit)
        #expect(found == (distance <= limit ? distance : nil))
      }
    }
  }

  private func plainDistance(
    _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>
  ) -> Int {
    var row = Array(0...right.count)
    for (index, scalar) in left.enumerated() {
      var next = [index + 1]
      for (column, other) in right.enumerated() {
        next.append(
          min(row[column] + (scalar == other ? 0 : 1), row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[right.count]
  }
}

import Primitives
import Testing
import W8TestSupport

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("gaol", "goal", 1), ("irn", "iron", 1), ("kitten", "sitting", 3), ("", "abc", 3), ("", "", 0),
    ("ca", "abc", 3), ("grüße", "grusse", 3), ("flaw", "lawn", 2), ("abc", "abc", 0),
    ("abcdef", "azced", 3), ("Iron", "iron", 1),
  ])
  func knownDistances(_ first: String, _ second: String, _ distance: Int) {
    let (first, second) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    for limit in -1...8 {
      let expected = distance <= limit ? distance : nil
      #expect(editDistance(first, second, limit: limit) == expected)
      #expect(editDistance(second, first, limit: limit) == expected)
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
      let distance = plainDistance(words[0], words[1])
      for limit in 0...3 {
        let found = editDistance(words[0], words[1], limit: limit)
        #expect(found == (distance <= limit ? distance : nil))
      }
    }
  }

  @Test(arguments: [
    ("gaol", "goal"), ("unti", "unit"), ("exersise", "exercise"), ("u", nil), ("weight", nil),
    ("mon", nil), ("setpu", "setup"), ("GOAL", "goal"), ("", nil),
    (String(repeating: "goal", count: 20_000), nil),
  ])
  func nearestKeyword(_ text: String, _ keyword: String?) {
    let keywords = ["w8log", "unit", "goal", "exercise", "setup", "tag", "lint"]
    #expect(nearest(to: text, among: keywords) == keyword)
  }

  @Test func theNearestWinsAndTheFirstOfEquals() {
    #expect(nearest(to: "abcdefg", among: ["abcdexx", "abcdefx", "abcdefy"]) == "abcdefx")
    #expect(nearest(to: "abc", among: []) == nil)
  }

  /// The recursive definition of optimal string alignment, as a whole table.
  private func plainDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count {
      for column in 0...right.count {
        guard row > 0, column > 0 else {
          table[row][column] = row + column
          continue
        }
        let cost = left[row - 1] == right[column - 1] ? 0 : 1
        var least = min(
          table[row - 1][column - 1] + cost, table[row - 1][column] + 1, table[row][column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          least = min(least, table[row - 2][column - 2] + 1)
        }
        table[row][column] = least
      }
    }
    return table[left.count][right.count]
  }
}

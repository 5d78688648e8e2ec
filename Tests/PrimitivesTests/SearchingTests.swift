import Primitives
import Testing
import W8TestSupport

@Suite struct SearchingTests {
  @Test(arguments: [
    ("abcabc", "bc", 1), ("aab", "ab", 1), ("abc", "abc", 0), ("abc", "", 0), ("", "", 0),
    ("abc", "abcd", nil), ("", "a", nil), ("abab", "ba", 1), ("aaab", "aab", 1), ("abc", "ac", nil),
  ])
  func theFirstPlaceIsFound(_ text: String, _ part: String, _ expected: Int?) {
    let range = text.firstOccurrence(of: part)
    #expect(range.map { text.distance(from: text.startIndex, to: $0.lowerBound) } == expected)
    #expect(range.map { String(text[$0]) } == (expected == nil ? nil : part))
    #expect(text.holds(part) == (expected != nil))
  }

  @Test func bytesAreFoundAsTextIs() {
    let line = Array("03 Sat   82.1   @iron".utf8)
    #expect(line.firstOccurrence(of: " @iron".utf8) == 15..<21)
    #expect(line[4...].firstOccurrence(of: "8".utf8) == 9..<10)
  }

  /// Against the library's own search, over words of two letters.
  @Test func everyShortTextAgreesWithTheLibrary() {
    var chance = SeededGenerator(seed: 7)
    func word(_ longest: Int) -> String {
      String(
        (0..<Int.random(in: 0...longest, using: &chance)).map { _ in
          "ab".randomElement(using: &chance) ?? "a"
        })
    }
    for _ in 0..<2000 {
      let (text, part) = (word(9), word(3))
      #expect(text.firstOccurrence(of: part) == text.firstRange(of: part))
      #expect(text.holds(part) == text.contains(part))
      if !part.isEmpty { #expect(text.pieces(between: part) == text.split(separator: part)) }
    }
  }

  @Test func chunksAreRunsOfNeighbors() {
    let chunks = [1, 1, 2, 3, 3].chunked { $0 == $1 }
    #expect(chunks == [[1, 1], [2], [3, 3]] && [Int]().chunked { $0 == $1 }.isEmpty)
  }
}

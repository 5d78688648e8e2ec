import Testing
import W8TestSupport
import W8Text

@testable import W8Lint

/// Fixes written as `2-4 6-7 | 3-5`: ranges of one fix, then those of the next.
private func fixes(_ text: String) -> [[TextEdit]] {
  text.split(separator: "|").map { (fix: Substring) -> [TextEdit] in
    fix.split(separator: " ").compactMap { (range: Substring) -> TextEdit? in
      let bounds: [Int] = range.split(separator: "-").compactMap { Int($0) }
      guard bounds.count == 2 else { return nil }
      return TextEdit(TextRange(bounds[0], bounds[1]), "")
    }
  }
}

@Suite struct ChosenEditsTests {
  private static let cases: [String: String] = [
    // Apart, then side by side.
    "0-2 | 4-6": "0 4",
    "0-2 | 2-4": "0 2",
    // Crossing, the same, one in the other.
    "0-3 | 2-4": "0",
    "2-4 | 2-4": "2",
    "0-9 | 2-4": "0",
    // An insertion at an edge or beside another.
    "2-4 | 4-4": "2",
    "2-4 | 2-2": "2",
    "3-3 | 3-3": "3",
    "3-3 | 4-4": "3 4",
    // All of a fix or nothing; in any order.
    "4-6 | 0-1 5-7": "4",
    "4-6 | 7-9 0-1": "0 4 7",
  ]

  @Test(arguments: cases)
  func takeTheFirstOfTwoThatMeet(written: String, expected: String) {
    var edits = ChosenEdits()
    for fix in fixes(written) { edits.add(fix) }
    let starts = edits.edits.map { "\($0.range.start)" }
    #expect(starts.joined(separator: " ") == expected)
  }

  /// Fixes in any order, each against all edits before it.
  @Test func whatIsTakenMeetsNothing() {
    var random = SeededGenerator(seed: 1)
    func touches(_ one: TextRange, _ other: TextRange) -> Bool {
      one.isEmpty || other.isEmpty
        ? one.start <= other.end && other.start <= one.end
        : one.start < other.end && other.start < one.end
    }
    var refused = 0
    for _ in 0..<2_000 {
      var edits = ChosenEdits()
      var taken: [TextRange] = []
      for _ in 0..<20 {
        // The edits of a fix are apart.
        let starts = Set(
          (0..<Int.random(in: 1...3, using: &random)).map { _ in
            4 * Int.random(in: 0..<25, using: &random)
          })
        let fix = starts.sorted().shuffled(using: &random).map { start in
          TextRange(start, start + Int.random(in: 0...3, using: &random))
        }
        let isFree = fix.allSatisfy { edit in !taken.contains { touches($0, edit) } }
        #expect(edits.add(fix.map { TextEdit($0, "") }) == isFree)
        if isFree { taken += fix } else { refused += 1 }
      }
      #expect(edits.edits.map(\.range) == taken.sorted { $0.start < $1.start })
    }
    #expect(refused > 2_000)
  }
}

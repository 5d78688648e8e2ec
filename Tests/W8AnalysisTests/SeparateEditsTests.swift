import Testing
import W8Text

@testable import W8Analysis

@Suite struct SeparateEditsTests {
  @Test(arguments: [
    // Apart, then side by side.
    ([[(0, 2)], [(4, 6)]], [0, 4]), ([[(0, 2)], [(2, 4)]], [0, 2]),
    // Crossing, the same, one in the other.
    ([[(0, 3)], [(2, 4)]], [0]), ([[(2, 4)], [(2, 4)]], [2]), ([[(0, 9)], [(2, 4)]], [0]),
    // An insertion at an edge or beside another.
    ([[(2, 4)], [(4, 4)]], [2]), ([[(2, 4)], [(2, 2)]], [2]), ([[(3, 3)], [(3, 3)]], [3]),
    ([[(3, 3)], [(4, 4)]], [3, 4]),
    // All of a fix or nothing; in any order.
    ([[(4, 6)], [(0, 1), (5, 7)]], [4]), ([[(4, 6)], [(7, 9), (0, 1)]], [0, 4, 7]),
  ])
  func takeTheFirstOfTwoThatMeet(fixes: [[(Int, Int)]], starts: [Int]) {
    var edits = SeparateEdits()
    for fix in fixes { edits.add(fix.map { TextEdit(TextRange($0.0, $0.1), "") }) }
    #expect(edits.edits.map(\.range.start) == starts)
  }
}

import Primitives
import Testing

@testable import W8Reports

@Suite struct NearestTests {
  private static let words = ["check", "log", "explain", "weekday-mismatch", "W8104", "W8103"]

  @Test(
    arguments: [
      ("chekc", "check"),  // two letters swapped: 1
      ("CHECK", "check"),  // case does not count: 0
      ("lg", "log"),  // one letter missing: 1, as much as a word of three letters allows
      ("explainn", "explain"),
      ("weekday-mismach", "weekday-mismatch"),
      ("w8104", "W8104"),
      ("8104", "W8104"),
      ("frobnicate", nil),
      ("go", nil),  // two away from "log"
      ("", nil),
      (String(repeating: "check", count: 20_000), nil),  // never compared: it would take minutes
    ] as [(String, String?)])
  func theNearestWordIsTheOneThatWasMeant(text: String, expected: String?) {
    #expect(nearest(to: text, among: Self.words) == expected)
  }

  @Test(
    arguments: [
      ("chekc", ["check"]),
      ("W810", ["W8104", "W8103"]),  // as near, in the order of the words
      ("week", ["weekday-mismatch"]),  // none is near, one holds it
      ("", []),
      ("zzz", []),
    ])
  func severalWordsCanBeNear(text: String, expected: [String]) {
    #expect(nearestWords(to: text, among: Self.words) == expected)
  }

  @Test func nothingIsNearAmongNothing() {
    #expect(nearest(to: "check", among: []) == nil)
  }
}

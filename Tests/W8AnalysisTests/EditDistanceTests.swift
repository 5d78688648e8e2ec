import Testing
import W8Analysis

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("gaol", "goal", 1), ("irn", "iron", 1), ("Iron", "iRON", 0), ("kitten", "sitting", 3),
    ("", "abc", 3), ("abc", "", 3), ("ca", "abc", 3), ("grüße", "grusse", 3),
  ])
  func distances(_ first: String, _ second: String, _ distance: Int) {
    #expect(editDistance(first, second, limit: 9) == distance)
    #expect(editDistance(second, first, limit: 9) == distance)
    #expect(editDistance(first, second, limit: distance - 1) == nil)
  }

  @Test func longTextsAreNotCompared() {
    let long = String(repeating: "a", count: 65)
    #expect(editDistance(long, long, limit: 9) == nil)
    #expect(editDistance(String(long.dropLast()), String(long.dropLast()), limit: 9) == 0)
  }

  @Test(arguments: [
    ("gaol", "goal"), ("unti", "unit"), ("exersise", "exercise"), ("u", nil), ("weight", nil),
    ("mon", nil), ("setpu", "setup"),
  ])
  func nearestKeyword(_ text: String, _ keyword: String?) {
    let keywords = ["w8log", "unit", "goal", "exercise", "setup", "tag", "lint"]
    #expect(nearest(to: text, among: keywords) == keyword)
  }

  @Test func theNearestWinsAndTheFirstOfEquals() {
    #expect(nearest(to: "abcdefg", among: ["abcdexx", "abcdefx", "abcdefy"]) == "abcdefx")
  }
}

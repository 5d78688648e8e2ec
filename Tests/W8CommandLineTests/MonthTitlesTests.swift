import Testing
import W8CommandLine

@Suite struct MonthTitlesTests {
  @Test(
    arguments: [
      ("", "January 2026"), (" January", "January 2026"), (" january", "January 2026"),
      (" January 2026", "January 2026 · 2026"),
      (" January, back at it", "January 2026 · back at it"),
      (" January: back", "January 2026 · back"), (" Januaryish", "January 2026 · Januaryish"),
      (" back after January", "January 2026 · back after January"),
    ])
  func theTitleStandsBehindTheMonth(title: String, expected: String) {
    let outcome = FakeWorld(["a": "# 2026-01\(title)\n03 Sat 82.1\n"]).run("log", "a")
    #expect(outcome.output.split(separator: "\n").first.map(String.init) == expected)
  }

  @Test func theFirstHeaderThatSaysSomethingNamesTheMonth() {
    let log = "# 2026-01\n03 Sat 82.1\n# 2026-01 second\n04 Sun 82.0\n# 2026-01 third\n"
    let outcome = FakeWorld(["a": log]).run("log", "--lenient", "a")
    #expect(outcome.output.hasPrefix("January 2026 · second\n"))
  }
}

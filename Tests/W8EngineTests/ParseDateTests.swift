import Testing
import W8Engine

@Suite struct ParseDateTests {
  @Test(arguments: ["2026-01-31", "2024-02-29", "0001-01-01", "9999-12-31"])
  func aDateReadsBackAsItself(text: String) {
    #expect(parseDate(text).map { "\($0)" } == text)
  }

  @Test(
    arguments: [
      "", "today", "2026-1-31", "2026-01-31 ", " 2026-01-31", "2026/01/31", "20260131",
      "2026-02-30", "2025-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01",
      "2026-01-3१", "+026-01-01", "2026-01-31T07:05",
    ])
  func anythingElseIsNone(text: String) {
    #expect(parseDate(text) == nil)
  }
}

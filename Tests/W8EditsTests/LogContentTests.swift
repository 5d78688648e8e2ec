import Testing
import W8Book
import W8Edits
import W8Laws

private func content(_ text: String) throws -> LogContent {
  LogContent(of: try #require(analyze(text)).root)
}

@Suite struct LogContentTests {
  private let log = "# 2026-01\n03 Sat 82\n    Squat: 3x5 100\n04 Sun 81\n    > note\n"

  @Test func theOrderOfDaysAndBlankLinesSayNothing() throws {
    let other = "# 2026-01\n\n04 Sun 81\n    > note\n03 Sat 82\n\n    Squat: 3x5 100"
    #expect(try content(log) == content(other))
  }

  @Test(
    arguments: [
      // A line with another day, on another date, lost, doubled, or among others of its day.
      "# 2026-01\n03 Sat 82\n04 Sun 81\n    Squat: 3x5 100\n    > note\n",
      "# 2026-02\n03 Sat 82\n    Squat: 3x5 100\n04 Sun 81\n    > note\n",
      "# 2026-01\n03 Sat 82\n    Squat: 3x5 100\n04 Sun 81\n",
      "# 2026-01\n03 Sat 82\n    Squat: 3x5 100\n04 Sun 81\n    > note\n    > note\n",
      "# 2026-01\n03 Sat 82\n    Squat: 3x5 100\n    > note\n04 Sun 81\n",
    ])
  func everyOtherChangeCounts(other: String) throws {
    #expect(try content(log) != content(other))
  }

  @Test func theOrderOfDirectivesCounts() throws {
    #expect(try content("unit kg\nunit lb\n") != content("unit lb\nunit kg\n"))
  }
}

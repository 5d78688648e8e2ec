import Testing
import W8Book
import W8Engine
import W8Laws
import W8Lint
import W8Text

/// What mends entries that are dated in another month than the header above them.
@Suite struct WrongMonthTests {
  /// What is appended to a log month after month gets its headers at once.
  @Test func eachMonthThatIsAppendedGetsItsHeader() {
    #expect(
      fixed(
        """
        # 2025-12

        30 Tue   82.6
        ; the new year
        2026-01-02 82.4
            Squat: 3x5 100
        2026-01-03 82.3

        2026-02-01 82.1
        2026-03-01 82.0

        """) == """
          # 2025-12

          30 Tue   82.6

          # 2026-01

          ; the new year
          2026-01-02 82.4
              Squat: 3x5 100
          2026-01-03 82.3

          # 2026-02

          2026-02-01 82.1

          # 2026-03

          2026-03-01 82.0

          """)
  }

  /// Where days of the header above follow, setting a header would give them another month.
  @Test func entriesAboveDaysOfTheMonthMove() {
    #expect(
      fixed("# 2026-01\n02 82\n2026-02-01 81\n    > far\n2026-02-02 80\n03 82\n")
        == "# 2026-01\n02 82\n03 82\n\n# 2026-02\n\n01       81\n    > far\n02       80\n")
    #expect(
      fixed("# 2026-01\n2026-02-02 81\n03 82\n\n# 2026-02\n\n01 81\n03 80\n")
        == "# 2026-01\n03 82\n\n# 2026-02\n\n01 81\n02       81\n03 80\n")
  }

  /// A header that stands already is not set again, and one that belongs above is not set below.
  @Test func headersKeepTheOrderOfTheBook() {
    #expect(
      fixed("# 2026-02\n01 80\n\n# 2026-01\n01 81\n2026-02-02 81\n")
        == "# 2026-02\n01 80\n02       81\n\n# 2026-01\n01 81\n")
    #expect(
      fixed("; head\n\n; of January\n# 2026-01\n01 81\n2025-12-31 82\n")
        == "; head\n\n# 2025-12\n\n31       82\n\n; of January\n# 2026-01\n01 81\n")
    #expect(
      fixed("order newest\n\n# 2026-01\n\n2026-02-01 81\n03 82\n")
        == "order newest\n\n# 2026-02\n\n01       81\n\n# 2026-01\n\n03 82\n")
  }

  /// The line of a day that moves is as the formatter writes it; what belongs to it goes along as it is.
  @Test func whatMovesIsLaidOut() {
    #expect(
      fixed("# 2026-01\n\n; a\n2026-02-02  mon 81,5  ; x\n  Row:5 60\n03       82\n")
        == "# 2026-01\n\n03       82\n\n# 2026-02\n\n; a\n02 Mon   81.5  ; x\n  Row:5 60\n")
  }

  /// What is set above all stands behind a byte order mark, which is no line.
  @Test func aByteOrderMarkStaysInFront() {
    #expect(
      fixed("\u{FEFF}# 2026-01\n2025-12-31 82\n01 81\n")
        == "# 2025-12\n\n31       82\n\n# 2026-01\n01 81\n")
  }

  /// A bare day that the month does not have could get a date below another header.
  @Test func whatWouldGetADateDoesNotMove() {
    let text = "# 2026-02\n2026-03-01 82\n30 81\n    > x\n02 80\n"
    #expect(fixed(text) == text)
    #expect(fixTitles(of: "wrong-month", in: text) == ["Write 01, a day of 2026-02"])
  }

  /// Of two directives the first may count.
  @Test func withADirectiveAPersonIsToLook() {
    let text = "# 2026-01\n2026-02-01 82\ngoal 80\n    > x\n02 80\n"
    #expect(fixTitles(of: "wrong-month", in: text).first == "Move it below a new # 2026-02")
  }

  @Test func itCountsOnItsDate() {
    guard let analysis = analyze("# 2026-01\n2026-02-01 82\n") else {
      Issue.record("no analysis")
      return
    }
    let days = analysis.root.sections.flatMap(\.lowered.entries).compactMap(\.date)
    #expect(days.map(\.description) == ["2026-02-01"])
    #expect(analysis.errorCount == 0)
  }

  /// The text with all safe fixes made.
  private func fixed(_ text: String) -> String? {
    guard let analysis = analyze(text) else { return nil }
    return Array(text.utf8).applying(analysis.allFixingEdits(of: analysis.root))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whichever of them is asked first.
  @Test func neighborsOfOneMonthHaveOneFix() throws {
    let text = """
      # 2026-02

      # 2026-01

      2026-02-01 82kg
      2026-02-03 82kg
      2026-02-02 82kg
      04 82kg

      """
    let analysis = try #require(analyze(text))
    let found = analysis.diagnostics(of: analysis.root).filter { $0.rule.name == "wrong-month" }
    let moves = found.map { analysis.fixes(for: $0, in: analysis.root)[0] }
    #expect(
      moves.map(\.title) == [
        "Move these 3 days to # 2026-02", "Move these 3 days to # 2026-02",
        "Move these 3 days to # 2026-02",
      ])
    #expect(Set(moves).count == 1)
  }
}

import Testing
import W8Book
import W8Laws
import W8Lint

@Suite struct SuppressionTests {
  @Test(arguments: [
    "; w8log:ignore weekday-mismatch", ";w8log:ignore W8104", "    ; w8log:ignore w8104, W8112",
    "; w8log:ignore WEEKDAY-MISMATCH\n; w8log:ignore W8112\n\n; why",
  ])
  func ignoredRuleIsSilentOnTheNextLine(_ comment: String) {
    #expect(diagnostics("# 2026-01\n\(comment)\n03 Fri 82\n") == [])
    // Only there.
    #expect(diagnostics("# 2026-01\n\(comment)\n03 82\n03 07:05 Fri 82\n").count == 1)
    #expect(diagnostics("# 2026-01\n\(comment)\n04 82\n10 Fri 82\n").count == 1)
  }

  @Test(arguments: [
    "; w8log:ignore", "; w8log:ignore odd-year", "; w8log:ignored weekday-mismatch",
    "; see w8log:ignore weekday-mismatch",
  ])
  func otherCommentsIgnoreNothing(_ comment: String) {
    #expect(
      diagnostics("# 2026-01\n\(comment)\n03 Fri 82\n").contains { $0.contains("weekday-mismatch") }
    )
  }

  @Test func faultsOfTheParserAndOfTheFileAreIgnoredToo() {
    #expect(diagnostics("; w8log:ignore unknown-line\n~ x\n") == [])
    #expect(diagnostics("# 2026-01\n03 82\n; w8log:ignore W8111\n03 81\n") == [])
    #expect(diagnostics("# 2026-01\n03 82\n\n; w8log:ignore split-month\n# 2026-01\n04 82\n") == [])
  }

  /// By its name or its code, whichever comes first; a severity that is none says nothing.
  @Test func firstLintDirectiveOfARuleCounts() throws {
    let text = "# 2026-01\n03 Fri 82.1\n"
    #expect(try severity(of: "lint W8104 info\nlint weekday-mismatch off\n" + text) == "info")
    #expect(try severity(of: "lint weekday-mismatch hint\nlint w8104 info\n" + text) == "hint")
    let book =
      "lint weekday-mismatch loud\ninclude \"b.w8log\"\nlint weekday-mismatch off\nunit kg\n"
    let included = "=== b.w8log\nlint weekday-mismatch error\n" + text
    #expect(
      bookDiagnostics(book + included).filter { $0.contains("weekday-mismatch \"") } == [])
  }

  @Test func lintDirectiveWeighsARule() throws {
    let text = "# 2026-01\n03 Fri 82\n"
    #expect(try severity(of: text) == "warning")
    #expect(try severity(of: "lint weekday-mismatch error\n" + text) == "error")
    #expect(try severity(of: text + "lint w8104 info\n") == "info")
    #expect(diagnostics("lint W8104 off\n" + text) == [])
  }

  private func severity(of text: String) throws -> String {
    let analysis = try #require(analyze(text))
    let found = analysis.diagnostics(of: analysis.root).filter {
      $0.rule.name == "weekday-mismatch"
    }
    return try #require(found.first).severity.name
  }
}

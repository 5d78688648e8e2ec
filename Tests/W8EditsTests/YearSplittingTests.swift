import Testing
import W8Book
import W8Edits
import W8Engine
import W8Laws
import W8TestSupport

/// A file of several years that becomes one file a year.
@Suite struct YearSplittingTests {
  private let log = """
    unit       lb  ; as ever
    order      oldest
    goal       170

    # 2025-12

    30 Tue  182.0
    goal       160
        > deep

    # 2026-01

    03 Sat  181.0
    """

  @Test func eachYearGetsItsFile() throws {
    let analysis = try #require(analyzeBook(log))
    let edit = try analysis.splittingByYear(analysis.root)
    let after = try #require(applying(edit, to: analysis))
    #expect(
      exampleText(after) == """
        unit       lb  ; as ever
        order      oldest
        goal       170
        include    "2025.w8log"
        include    "2026.w8log"

        goal       160

        === 2025.w8log

        unit       lb
        order      oldest

        # 2025-12

        30 Tue  182.0
            > deep

        === 2026.w8log

        unit       lb
        order      oldest

        # 2026-01

        03 Sat  181.0

        """)
    #expect(edit.summary == "Split this file by year into 2 files")
  }

  /// Full dates without headers go by themselves; the new files are read before other ones.
  @Test func aLogWithoutHeadersIsSplit() throws {
    let analysis = try #require(
      analyzeBook(
        "; log\ninclude \"old.w8log\"\n; y\n2025-12-31 82\n    > x\n2026-01-02 81\n03 80\n=== old.w8log\n\n"
      ))
    let after = try #require(
      applying(try analysis.splittingByYear(analysis.root), to: analysis))
    #expect(
      exampleText(after).split(separator: "=== ").map(String.init) == [
        "include \"2025.w8log\"\ninclude \"2026.w8log\"\n; log\ninclude \"old.w8log\"\n\n",
        "2025.w8log\n\n; y\n2025-12-31 82\n    > x\n\n", "2026.w8log\n\n2026-01-02 81\n03 80\n\n",
        "old.w8log\n\n\n",
      ])
  }

  @Test(arguments: [
    ("# 2025-12\n\n01 82\n", "all entries of this file are of one year"),
    (
      "include \"2025.w8log\"\n# 2025-12\n01 82\n# 2026-01\n01 82\n=== 2025.w8log\n\n",
      "the log already has a file \"2025.w8log\""
    ),
    (
      "# 2025-12\n01 82\n# 2026-1\n# 2026-02\n01 82\n", "line 3 is not a month header; fix it first"
    ),
    (
      "    > x\n# 2025-12\n01 82\n# 2026-01\n01 82\n",
      "a line belongs to no day, or is a conflict marker; fix it first"
    ),
  ])
  func someFilesStayWhole(_ text: String, _ reason: String) {
    let result = edited(text) { (analysis) throws(EditRefusal) in
      try analysis.splittingByYear(analysis.root)
    }
    #expect(result == "refused: \(reason)")
  }
}

import Testing
import W8Book
import W8Edits
import W8Engine
import W8Laws
import W8Text

/// Entries that are brought below their month, and headers that are set above them.
@Suite struct EntryMoveTests {
  @Test(arguments: [
    (
      "# 2026-01\n\n31 Sat   81.0\n2026-02-01 Sun 80.9\n    > x\n",
      "# 2026-01\n\n31 Sat   81.0\n\n# 2026-02\n\n01 Sun   80.9\n    > x\n", "2026-02"
    ),
    (
      "# 2026-01\n2026-02-02 81\n03 82\n\n# 2026-02\n\n01 81\n03 80\n",
      "# 2026-01\n03 82\n\n# 2026-02\n\n01 81\n02       81\n03 80\n", "2026-02-02"
    ),
    // Above all headers, from an indented line.
    (
      "; log\n\n2026-02-02 81\n    > far\n\n# 2026-02\n\n01 81\n",
      "; log\n\n\n# 2026-02\n\n01 81\n02       81\n    > far\n", "> far"
    ),
  ])
  func entriesMoveBelowTheirMonth(_ text: String, _ expected: String, _ needle: String) {
    #expect(moved(text, needle) == expected)
  }

  /// Blank lines and columns are those of the canonical form where the file had it.
  @Test func whatIsCanonicalStaysSo() {
    let text =
      "# 2026-01\n\n2026-02-02 Mon   81.0  > x\n\n31 Sat   81.0\n\n# 2026-02\n\n01 Sun   80.9\n"
    #expect(
      moved(text, "2026-02-02")
        == "# 2026-01\n\n31 Sat   81.0\n\n# 2026-02\n\n01 Sun   80.9\n02 Mon   81.0  > x\n")
  }

  @Test(arguments: [
    ("# 2026-01\n03 82\n", "this entry is already below its month"),
    (
      "# 2026-02\n2026-03-01 82\n30 81\n    > x\n02 80\n",
      "the entry below has no date of its own; add its date first"
    ),
    (
      "# 2026-01\n2026-02-03 82\ngoal 80\n    > x\n02 80\n",
      "the setting on line 3 would move, too; move it above the first month"
    ),
    (
      "    > x\n# 2026-01\n2026-02-03 82\n",
      "a line above belongs to no day, or is a conflict marker; fix it first"
    ),
  ])
  func someEntriesStay(_ text: String, _ reason: String) {
    #expect(moved(text, "82") == "refused: \(reason)")
  }

  @Test(arguments: [
    (
      "# 2026-01\n31 81\n2026-02-01 80\n2026-02-02 80\n",
      "# 2026-01\n31 81\n\n# 2026-02\n\n2026-02-01 80\n2026-02-02 80\n", "2026-02-02"
    ),
    // What follows gets its own; a log of full dates gets all of them.
    (
      "unit kg\n\n; first\n2026-01-31 81\n2026-02-01 80\n2026-03-02 80",
      "unit kg\n\n# 2026-01\n\n; first\n2026-01-31 81\n\n# 2026-02\n\n2026-02-01 80\n\n"
        + "# 2026-03\n\n2026-03-02 80", "2026-01"
    ),
    ("03 82\n04 81\n", "# 2030-06\n\n03 82\n04 81\n", "04"),
  ])
  func headersAreSet(_ text: String, _ expected: String, _ needle: String) {
    #expect(headed(text, needle) == expected)
  }

  @Test(arguments: [
    ("# 2026-01\n2026-02-01 82\n03 82\n", "line 3 would move below it; move the entry instead"),
    (
      "# 2026-02\n02 80\n\n# 2026-03\n2026-02-01 82\n",
      "# 2026-02 already exists; move the entry there"
    ),
    (
      "# 2026-03\n2026-02-01 82\n", "# 2026-02 should be above # 2026-03; move the entry instead"
    ),
    ("31 82\n", "not every day up to the next header exists in 2030-06"),
  ])
  func someHeadersCannotBeSet(_ text: String, _ reason: String) {
    #expect(headed(text, "82") == "refused: \(reason)")
  }

  @Test func theSummaryTellsOfDates() throws {
    let analysis = try #require(analyze("03 82\n04 81\n"))
    let fileLine = try #require(analysis.root.line(at: 0))
    let edit = try analysis.insertingHeader(above: fileLine)
    #expect(edit.summary == "Insert # 2030-06, the month of 2 entries")
  }

  private func moved(_ text: String, _ needle: String) -> String {
    editedAt(text, needle) { (analysis, fileLine) throws(EditRefusal) in
      try analysis.movingToItsMonth(fileLine)
    }
  }

  private func headed(_ text: String, _ needle: String) -> String {
    editedAt(text, needle) { (analysis, fileLine) throws(EditRefusal) in
      try analysis.insertingHeader(above: fileLine)
    }
  }
}

/// What becomes of `text` through the edit that `make` makes at the first `needle`, or why it is refused.
func editedAt(
  _ text: String, _ needle: String,
  _ make: (Analysis, FileLine) throws(EditRefusal) -> BookEdit
) -> String {
  guard let analysis = analyze(text), let start = text.utf8.firstRange(of: needle.utf8) else {
    return "no analysis"
  }
  let offset = text.utf8.distance(from: text.startIndex, to: start.lowerBound)
  guard let fileLine = analysis.root.line(at: offset) else { return "no place" }
  do throws(EditRefusal) {
    guard let after = applying(try make(analysis, fileLine), to: analysis) else { return "overlap" }
    return String(decoding: after.root.text.bytes, as: UTF8.self)
  } catch {
    guard case .refused(let reason) = error else { return "interrupted" }
    return "refused: \(reason)"
  }
}

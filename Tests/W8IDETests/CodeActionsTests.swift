import Testing
import W8Book
import W8IDE
import W8Laws
import W8Lint
import W8TestSupport
import W8Text

/// The actions of `text` for the bytes of `needle`, one a line: kind, title and the text afterwards.
private func actions(_ text: String, on needle: String) -> [String] {
  guard let analysis = analyze(text), let start = offset(of: needle, in: text) else { return ["?"] }
  let range = TextRange(start, start + needle.utf8.count)
  let actions = (try? analysis.codeActions(in: analysis.root, range: range)) ?? []
  return actions.map { action in
    let result = Array(text.utf8).applying(action.edits) ?? Array("overlap".utf8)
    return "\(action.kind) \(action.title)\(action.isPreferred ? " (preferred)" : ""): "
      + String(decoding: result, as: UTF8.self).debugDescription
  }
}

@Suite struct CodeActionsTests {
  /// 3 January 2026 is a Saturday; the nearest Friday is the 2nd.
  @Test func fixTheDiagnosticsOnTheLinesOfTheRange() {
    #expect(
      actions("# 2026-01\n03 Fri 82.1\n04 Mon 82kg\nunit kg\n", on: "Fri") == [
        ##"quickFix Write Sat: "# 2026-01\n03 Sat 82.1\n04 Mon 82kg\nunit kg\n""##,
        ##"quickFix Write day 02, the nearest Friday: "# 2026-01\n02 Fri 82.1\n04 Mon 82kg\nunit kg\n""##,
      ])
  }

  @Test func standAnywhereOnItsLine() throws {
    let text = "# 2026-01\n03 Fri 82.1\nunit kg\n"
    guard let analysis = analyze(text) else { return #expect(Bool(false)) }
    let titles = try [9, 10, 13, 17, 21, 22].map { offset in
      try analysis.codeActions(in: analysis.root, range: TextRange(at: offset)).map(\.title).first
    }
    #expect(titles == [nil, "Write Sat", "Write Sat", "Write Sat", "Write Sat", nil])
  }

  @Test func nameTheirDiagnostic() throws {
    guard let analysis = analyze("# 2026-01\n03 Fri 82.1\nunit kg") else {
      return #expect(Bool(false))
    }
    let actions = try analysis.codeActions(in: analysis.root, range: TextRange(0, 99))
    #expect(
      actions.map { $0.diagnostic?.rule.name } == [
        "weekday-mismatch", "weekday-mismatch", "weekday-mismatch", "no-final-newline", nil,
      ])
  }

  @Test func endTheLastLineAfterAllElse() {
    #expect(
      actions("# 2026-01\n03 Fri 82.1kg", on: "Fri").map { $0.prefix { $0 != ":" } }
        == [
          "quickFix Write Sat", "quickFix Write day 02, the nearest Friday",
          "quickFix Change the header to # 2025-01, which fits the weekdays below it",
          "quickFix Add a line end",
          "sourceFixAll Apply all safe fixes",
        ])
  }

  @Test func sayWhichOfSeveralTheyAreFor() {
    let text = "unit kg\n# 2026-01\n03 Sat 82.1 — @iron “x”\n"
    let titles = actions(text, on: "Sat").map { $0.prefix { $0 != "\"" } }
    #expect(Set(titles).count == titles.count, "\(titles)")
  }

  @Test(arguments: [
    ("    Run: 5k 25:00", "Write 5km 25:00", "    Run: 5km 25:00"),
    ("    Bench: 60kg 3 sets of 10", "Write 3x10 60kg", "    Bench: 3x10 60kg"),
    (
      "    Row: 3x8/side 20", "Write 3x8 20 (left), 3x8 20 (right)",
      "    Row: 3x8 20 (left), 3x8 20 (right)"
    ),
    (
      "    Row: 3x8 each 20", "Write 3x8 20 (left), 3x8 20 (right)",
      "    Row: 3x8 20 (left), 3x8 20 (right)"
    ),
    ("    Lunge: 14 each", "Write 14 (left), 14 (right)", "    Lunge: 14 (left), 14 (right)"),
    ("    Run: 5km 25:00 150bpm", "Write > hr:150", "    Run: 5km 25:00  > hr:150"),
    ("    \"Row\" 3x5 100", "Write `\"Row\": …`", "    \"Row\": 3x5 100"),
    ("    Press: 10|8 50", "Write 10/8 50", "    Press: 10/8 50"),
    ("    Squat 3x5 100 RPE8", "Write \"Squat: …\"", "    Squat: 3x5 100 @8"),
    ("    Rower 8,6,5", "Write \"Rower: …\"", "    Rower: 8/6/5"),
  ])
  func readSetsAsPeopleWriteThem(_ line: String, _ title: String, _ right: String) {
    let day = "unit kg\n# 2026-01\n03 Sat 82.1\n"
    let action = actions(day + line + "\n", on: line).first
    #expect(action == "quickFix \(title) (preferred): \((day + right + "\n").debugDescription)")
  }

  @Test(arguments: ["\"Bench day\"", "18:00-19:10", "18:00-19:10 \"Bench day\" #late"])
  func openASessionForItsParts(_ parts: String) {
    let action = actions(
      "unit kg\n# 2026-01\n03 Sat 82.1 @iron \(parts)\n    Row: 5\n", on: "03 Sat"
    ).first
    let right = "unit kg\n# 2026-01\n03 Sat 82.1\n    @iron \(parts)\n    Row: 5\n"
    #expect(
      action == "quickFix Put the session on a line below (preferred): \(right.debugDescription)")
  }

  /// Equal words at two columns.
  @Test func sayWhichColumnTheyAreFor() {
    let titles = actions(
      "unit kg\n# 2026-01\n03 Sat 82.1\n    Row: 5x100, 5x100\n", on: "5x100, 5x100"
    )
    .map { $0.prefix { $0 != "(" } }.filter { $0.contains("Write 5 100") }
    #expect(
      titles.map(String.init) == [
        "quickFix Write 5 100: 5x100: column 10 ", "quickFix Write 5 100: 5x100: column 17 ",
      ])
  }

  @Test func fixAllThatIsSafeWhereverItIs() {
    #expect(
      actions("unit kg\n03 82.1", on: "unit").last
        == #"sourceFixAll Apply all safe fixes: "unit kg\n03 82.1\n""#)
  }

  /// As `check --fix` does: whose lines these are is not settled.
  @Test func fixNothingUnseenInAnUnfinishedMerge() {
    let text = "unit kg\n\n# 2026-01\n\n<<<<<<< a\n03 82,1\n=======\n03 82,2\n>>>>>>> b\n"
    #expect(actions(text, on: "unit").allSatisfy { !$0.hasPrefix("sourceFixAll") })
  }

  /// Joining both versions comes first.
  @Test func noFixIsPreferredOnAConflict() {
    let text = "# 2026-01\n\n<<<<<<< a\n03 Fri 82.1kg\n=======\n04 82.2kg\n>>>>>>> b\n"
    #expect(!actions(text, on: "03 Fri").isEmpty)
    #expect(!actions(text, on: "03 Fri").contains { $0.contains("(preferred)") })
  }

  @Test func offerOnlyTheKindsAskedFor() throws {
    guard let analysis = analyze("# 2026-01\n03 Fri 82.1\nunit kg") else {
      return #expect(Bool(false))
    }
    for kind in CodeActionKind.allCases {
      let actions = try analysis.codeActions(
        in: analysis.root, range: TextRange(0, 99), kinds: [kind])
      #expect(!actions.isEmpty && actions.allSatisfy { $0.kind == kind })
    }
  }

  @Test func haveEditsInTheTextThatDoNotOverlap() throws {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<200 {
      let bytes = randomLog(&random)
      guard let analysis = analyze(bytes) else { continue }
      for action in try analysis.codeActions(in: analysis.root, range: TextRange(0, .max)) {
        #expect(!action.edits.isEmpty && bytes.applying(action.edits) != nil)
        #expect(action.edits.allSatisfy { 0 <= $0.range.start && $0.range.end <= bytes.count })
      }
    }
  }
}

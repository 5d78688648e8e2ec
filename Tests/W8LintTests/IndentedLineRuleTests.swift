import Testing
import W8Book
import W8Laws
import W8Lint

@Suite struct IndentedLineRuleTests {
  private let day = "# 2026-01\n03 82kg\n"

  @Test(arguments: [
    ("Squat 3x5 80", "Squat: 3x5 80"), ("Run 5km 26:40", "Run: 5km 26:40"),
    ("Pull-up bw+10 3x3", "Pull-up: bw+10 3x3"), ("+ Calf raise 3x15 60", "+ Calf raise: 3x15 60"),
    ("Squat 3x5 @ 100", "Squat: 3x5 100"), ("\"Curl 21s\" 3x7", "\"Curl 21s\": 3x7"),
    ("Squat\t5  100 > deep", "Squat:\t5  100 > deep"),
  ])
  func missingColon(_ line: String, _ fixed: String) {
    let mended = mended("missing-colon", in: "\(day)    \(line)\n")
    let name = fixed.split(separator: ":").first.map { $0.drop { "+ ".contains($0) } } ?? ""
    #expect(
      mended == [
        "*Write \(quoted("\(name): …"))", "\(day)    \(fixed)\n", "Make it a note",
        "\(day)    > \(line)\n",
      ])
  }

  @Test func missingColonIsShownUpToTheTail() {
    #expect(
      found("missing-colon", in: "\(day)    Squat 3x5 80  > deep\n") == [
        "3:5 \"Squat 3x5 80\": \"Squat 3x5 80\" has no colon; write \"Name: sets\", or > before a note"
      ])
    #expect(found("missing-colon", in: "\(day)    Squat: 3x5 80\n") == [])
  }

  // An effort, sets without a name, a name that needs quotes, and a second colon in the sets.
  @Test(arguments: ["RPE 8", "5 100", "felt great", "Curl 21:3x7", "Tabata 20:10: 8", "+Squat: 5"])
  func missingColonWithoutAName(_ line: String) {
    #expect(
      mended("missing-colon", in: "\(day)    \(line)\n")
        == ["Make it a note", "\(day)    > \(line)\n"])
  }

  @Test func noteAtMargin() {
    let text = "\(day)\nunit kg\n>sore \n"
    #expect(
      found("note-at-margin", in: text) == [
        "5:1 \">sore\": \">sore\" is a note; indent it by four spaces"
      ])
    #expect(
      mended("note-at-margin", in: text) == ["!Indent the note", "\(day)\nunit kg\n    >sore \n"])
    #expect(found("note-at-margin", in: "\(day)    > sore\n>>>>>>> phone\n") == [])
  }

  // Where no day is above, the note would be an orphan: that is for a person to decide.
  @Test(arguments: ["> sore\n", "# 2026-01\n03 82kg\n# 2026-02\n> sore\n"])
  func noteWithoutADayIsNotIndentedUnseen(_ text: String) throws {
    let analysis = try #require(analyze(text))
    let diagnostic = try #require(
      analysis.diagnostics(of: analysis.root).first { $0.rule.name == "note-at-margin" })
    let fix = try #require(analysis.fixes(for: diagnostic, in: analysis.root).first)
    #expect(!fix.isSafe)
    #expect(fix.title == "Indent the note")
  }

  @Test(arguments: [
    ("#1", "start the name with a letter"), ("#", "write a name, such as #salty"),
    ("#a.b", "use only letters, digits, - and _"),
  ])
  func badTag(_ tag: String, _ rule: String) {
    #expect(
      found("bad-tag", in: "03 82kg \(tag) > #1\n") == [
        "1:9 \"\(tag)\": \"\(tag)\" is not a tag; \(rule)"
      ])
    #expect(mended("bad-tag", in: "03 82kg \(tag)\n") == [])
    #expect(found("bad-tag", in: "03 82kg #a-b_1 > \(tag)\n") == [])
  }

  @Test(arguments: [
    ("unit kg", "unit kg\n"), ("unit kg\r\n; a", "unit kg\r\n; a\r\n"), ("; a\r", "; a\r\n"),
    ("; a\n    ", "; a\n    \n"),
  ])
  func noFinalNewline(_ text: String, _ fixed: String) {
    #expect(mended("no-final-newline", in: text) == ["!Add a line end", fixed])
    #expect(found("no-final-newline", in: fixed) == [])
  }

  @Test func anEmptyFileLacksNothing() {
    #expect(diagnostics("") == [])
    #expect(
      found("no-final-newline", in: "unit kg") == ["1:1 \"u\": the last line has no line end"])
  }

  /// Below a session a note at the margin may be of the day, of the session or of the exercise.
  @Test func noteAtMarginBelowASessionIsOfNoExercise() {
    let text = "\(day)  Squat: 3x5 80\n> sore\n"
    #expect(
      mended("note-at-margin", in: text)
        == ["*Indent the note", "\(day)  Squat: 3x5 80\n  > sore\n"])
    #expect(
      mended("note-at-margin", in: text.replacing("  Squat", with: "    Squat"))
        == ["*Indent the note", "\(day)    Squat: 3x5 80\n    > sore\n"])
  }

  @Test func unknownLineBecomesANoteOfTheDay() {
    let text = "# 2026-01\n03 Sat 82\n  Squat: 3x5 80\n~ sore\n"
    #expect(
      applyFix("Make it a note of 03 Sat", of: "unknown-line", in: text)
        == "# 2026-01\n03 Sat 82\n  Squat: 3x5 80\n  > ~ sore\n")
  }

  /// Notes of the line would become notes of the exercise above, and so would a line that stands deeper.
  @Test(arguments: [
    "    Squat: 5 80\n    Curl 5 20\n        > strict\n", "  Squat: 5 80\n    Curl 5 20\n",
  ])
  func lineWithNotesOfItsOwnIsNoNote(_ lines: String) {
    #expect(fixTitles(of: "missing-colon", in: day + lines) == ["Write \"Curl: …\""])
  }

  /// The line above may be the exercise that the + joins.
  @Test(arguments: [
    ("", true), ("    @iron\n", true), ("Dip: 5\n", false), ("~ Dip\n", false),
  ])
  func plusBelowALineThatCannotBeReadIsNotCertain(_ above: String, _ isCertain: Bool) {
    let titles = fixTitles(of: "lone-superset", in: "\(day)\(above)    + Row: 5\n")
    #expect(titles == [isCertain ? "!Remove the +" : "Remove the +"])
  }

  @Test func lineThatASupersetNeedsStaysAnExercise() {
    let text = "# 2026-01\n03 Sat 82\n    Squat\n    + Row: 5\n"
    #expect(mended("missing-colon", in: text) == [])
    #expect(mended("missing-colon", in: text.replacing("+ Row", with: "Row")).count == 2)
    let second = text.replacing("    Squat", with: "    Dip: 5\n    Squat")
    #expect(mended("missing-colon", in: second).count == 2)
  }

  /// The colon goes before the first number; which one is the load is a question if it is not clear.
  @Test(
    arguments: [
      ("Bench 60 x 8 x 3", ["    Bench: 3x8 60", "    Bench: 8x3 60"], false),
      ("Squat 100x5x3", ["    Squat: 3x5 100", "    Squat: 5x3 100"], false),
      ("Squat 100 x 5", ["    Squat: 5 100"], false),
      ("Squat 60x8", ["    Squat: 60x8", "    Squat: 8 60"], false),
      ("Squat 100kg x 5", ["    Squat: 100kg x 5"], true),
      ("Squat 3 x 5 60", ["    Squat: 3 x 5 60"], true),
      ("Bench 1 arm 3x5 20", ["    Bench 1 arm: 3x5 20"], true),
      ("Squat 5 60 x 3", [], false),
    ] as [(String, [String], Bool)])
  func noNumberOfSetsBecomesPartOfTheName(_ line: String, _ readings: [String], _ isPreferred: Bool)
  {
    let fixes = mended("missing-colon", in: "# 2026-01\n03 Sat 82\n    \(line)\n")
    let named = zip(fixes, fixes.dropFirst()).enumerated().filter { $0.offset % 2 == 0 }
      .map {
        (title: $0.element.0, line: $0.element.1.split(separator: "\n").last.map(String.init))
      }
      .filter { $0.title.contains("Write") }
    #expect(named.map(\.line) == readings)
    #expect(named.contains { $0.title.hasPrefix("*") || $0.title.hasPrefix("!") } == isPreferred)
  }
}

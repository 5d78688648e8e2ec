import Testing
import W8Analysis

@Suite struct IndentedLineRuleTests {
  private let day = "# 2026-01\n03 82kg\n"

  @Test(arguments: [
    ("Squat 3x5 80", "Squat: 3x5 80"), ("Run 5km 26:40", "Run: 5km 26:40"),
    ("Pull-up bw+10 3x3", "Pull-up: bw+10 3x3"), ("+ Calf raise 3x15 60", "+ Calf raise: 3x15 60"),
    ("\"Curl 21s\" 3x7", "\"Curl 21s\": 3x7"), ("Squat\t5  100 > deep", "Squat:\t5  100 > deep"),
  ])
  func missingColon(_ line: String, _ fixed: String) {
    let mended = mended("missing-colon", in: "\(day)    \(line)\n")
    let name = fixed.split(separator: ":").first.map { $0.drop { "+ ".contains($0) } } ?? ""
    #expect(
      mended == [
        "*Write \"\(name): …\"", "\(day)    \(fixed)\n", "Make it a note", "\(day)    > \(line)\n",
      ])
  }

  @Test func missingColonIsShownUpToTheTail() {
    #expect(
      found("missing-colon", in: "\(day)    Squat 3x5 80  > deep\n") == [
        "3:5 \"Squat 3x5 80\": \"Squat 3x5 80\" is no exercise: expected \"Name: sets\""
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
    ("#1", "its name starts with a letter"), ("#", "a name follows, as in #salty"),
    ("#a.b", "its name has letters, digits, - and _ only"),
  ])
  func badTag(_ tag: String, _ rule: String) {
    #expect(
      found("bad-tag", in: "03 82kg \(tag) > #1\n") == [
        "1:9 \"\(tag)\": \"\(tag)\" is no tag: \(rule)"
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
}

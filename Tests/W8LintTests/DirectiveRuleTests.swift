import Testing
import W8Book
import W8Engine
import W8Laws
import W8Lint
import W8TestSupport

@Suite struct DirectiveRuleTests {
  @Test func unknownDirective() {
    let text = "gaol 75\n"
    #expect(
      found("unknown-directive", in: text) == [
        "1:1 \"gaol\": \"gaol\" cannot start a line; did you mean goal?"
      ])
    #expect(
      mended("unknown-directive", in: text) == [
        "*Write goal", "goal 75\n", "Make it a word of your own: x-gaol", "x-gaol 75\n",
        "Make it a comment",
        "; gaol 75\n",
      ])
  }

  @Test func proseAtTheMargin() {
    let text = "Weight today was fine\n"
    #expect(
      found("unknown-directive", in: text) == [
        "1:1 \"Weight\": \"Weight\" cannot start a line; write it after ; (a comment), or indented after > (a note)"
      ])
    #expect(
      mended("unknown-directive", in: text) == [
        "*Make it a comment", "; Weight today was fine\n",
      ])
    #expect(
      fixTitles(of: "unknown-directive", in: "mood fine\n").contains(
        "Make it a word of your own: x-mood"))
  }

  // With the right word each of these lines would be wrong for another reason. A number may be a weight, which a comment
  // would hide.
  @Test(arguments: [
    ("unitt kilo\n", "*Make it a comment"), ("unit kg\nunitt lb\n", "*Make it a comment"),
    ("gym @iron\ngmy @iron\n", "*Make it a comment"), ("w8lgo 2.0\n", "Make it a comment"),
    ("goal 80\ngaol 75\n", "Make it a comment"),
  ])
  func nearestDirectiveThatWouldNotDo(_ text: String, _ first: String) {
    #expect(mended("unknown-directive", in: text).first == first)
  }

  @Test(arguments: ["x-gaol 75\n", "X-y\n", "goal 75\n", "Unit kg\n", "w8log 1.3\ngaol 75\n"])
  func knownAndOwnDirectives(_ text: String) {
    #expect(found("unknown-directive", in: text) == [])
  }

  @Test func anXAloneIsUnknown() {
    #expect(found("unknown-directive", in: "x- 1\n").count == 1)
  }

  @Test(arguments: [
    ("w8log", "1:1 \"w8log\": w8log needs the version of the format, e.g. w8log 1.0"),
    (
      "w8log one",
      "1:7 \"one\": invalid value \"one\"; w8log needs the version of the format, e.g. w8log 1.0"
    ),
    ("unit", "1:1 \"unit\": unit needs kg, lb or st, e.g. unit kg"),
    ("unit kilo", "1:6 \"kilo\": invalid value \"kilo\"; unit needs kg, lb or st, e.g. unit kg"),
    ("unit kg lb", "1:9 \"lb\": unexpected \"lb\"; unit takes only kg, lb or st"),
    ("trend", "1:1 \"trend\": trend needs values such as span:7 or day:mean, e.g. trend span:7"),
    (
      "trend span:x",
      "1:7 \"span:x\": invalid value \"span:x\"; example: span:7"
    ),
    ("trend day:x", "1:7 \"day:x\": invalid value \"day:x\"; example: day:mean"),
    (
      "trend start:x",
      "1:7 \"start:x\": invalid value \"start:x\"; example: start:82.4"
    ),
    ("gym", "1:1 \"gym\": gym needs a name with @, e.g. gym @iron \"Iron Temple\""),
    (
      "gym @a b",
      "1:8 \"b\": unexpected \"b\"; gym takes a name in quotes, color:, unit:, alias:, default, closed: and equipment such as bar:"
    ),
    (
      "gym @a unit:st",
      "1:8 \"unit:st\": invalid value \"unit:st\"; example: unit:lb"
    ),
    (
      "gym @a closed:x",
      "1:8 \"closed:x\": invalid value \"closed:x\"; example: closed:2026-01-31"
    ),
    (
      "gym @a alias:b",
      "1:8 \"alias:b\": invalid value \"alias:b\"; example: alias:@old"
    ),
    (
      "plan \"Squat\" from:2026-01-05 3x5 92,5kg",
      "1:34 \"92,5kg\": invalid value \"92,5kg\"; write 92.5kg"
    ),
    (
      "plan \"Squat\" from:2026-01-05 3x5 92.5 kg",
      "1:34 \"92.5 kg\": invalid value \"92.5 kg\"; write 92.5kg"
    ),
    (
      "plan \"Squat\" from:2026-01-05 3x5 60kg +5kg reset:90",
      "1:44 \"reset:90\": \"reset:90\" needs % or a change; write reset:90%, or a change such as reset:-5kg"
    ),
    (
      "plan \"Squat\" until:2026-01-01 from:2026-01-05 3x5 60kg",
      "1:14 \"until:2026-01-01\": until:2026-01-01 is before from:; correct one of the two dates"
    ),
    (
      "plan \"Squat\" from:2026-02-30 3x5 60kg",
      "1:14 \"from:2026-02-30\": no such date: 2026-02-30 (February 2026 has 28 days)"
    ),
    (
      "lint",
      "1:1 \"lint\": lint needs a rule and a severity (error, warning, info, hint, off), e.g. lint weekday-mismatch off"
    ),
    (
      "lint no-unit",
      "1:1 \"lint\": lint needs a rule and a severity (error, warning, info, hint, off), e.g. lint weekday-mismatch off"
    ),
    (
      "lint no-unit no",
      "1:14 \"no\": invalid value \"no\"; lint needs a rule and a severity (error, warning, info, hint, off), e.g. lint weekday-mismatch off"
    ),
  ])
  func badArgument(_ line: String, _ finding: String) {
    #expect(found("bad-argument", in: line + "\n") == [finding])
  }

  @Test(arguments: [
    "w8log 1.0", "unit ST", "trend span:7 day:mean start:82.4", "lint no-unit off",
    "gym \"Iron\" @iron color:teal unit:LB default closed:2026-01-31 alias:@a alias:@b > note",
  ])
  func argumentsThatCanBeRead(_ line: String) {
    #expect(found("bad-argument", in: line + "\n") == [])
  }

  @Test func repeatedSetting() throws {
    let text = "unit kg\n# 2026-01\nUnit lb\nunit st\ntrend span:7\ngoal 80\ngoal 75\n"
    #expect(
      found("repeated-setting", in: text) == [
        "3:1 \"Unit\": unit is already set on line 1; remove one line",
        "4:1 \"unit\": unit is already set on line 1; remove one line",
        "7:1 \"goal\": goal is already set on line 6; remove one line",
      ])
    let analysis = try #require(analyze(text))
    let diagnostic = try #require(
      analysis.diagnostics(of: analysis.root).first { $0.rule.name == "repeated-setting" })
    #expect(diagnostic.related.map { analysis.root.string($0.range) } == ["unit kg"])
    #expect(mended("repeated-setting", in: text) == [])
  }

  // What sets nothing is not repeated; milestones, gyms and rules may be many.
  @Test(arguments: [
    "unit kilo\nunit kg\n", "milestone 80\nmilestone 75\n", "gym @a\ngym @b\n",
    "lint no-unit off\nlint gap off\n",
  ])
  func settingsThatAreNotRepeated(_ text: String) {
    #expect(found("repeated-setting", in: text) == [])
  }

  @Test func aVersionLineThatMovesIsNotCanonical() {
    let log = "lint       not-canonical hint\n\nw8log 1.0\n\nunit       kg\n"
    #expect(
      found("not-canonical", in: log) == [
        "3:1 \"w8log 1.0\": fmt would move this line to the top"
      ])
    #expect(found("not-canonical", in: "w8log 1.0\nlint       not-canonical hint\n") == [])
  }

  @Test func unknownRule() {
    let text = "lint weekday-mismach off\n; w8log:ignore W8104, no-untit zzz\n"
    #expect(
      found("unknown-rule", in: text) == [
        "1:6 \"weekday-mismach\": unknown rule \"weekday-mismach\"; "
          + "did you mean weekday-mismatch?",
        "2:23 \"no-untit\": unknown rule \"no-untit\"; did you mean no-unit?",
        "2:32 \"zzz\": unknown rule \"zzz\"",
      ])
    #expect(
      mended("unknown-rule", in: text) == [
        "*Write weekday-mismatch",
        "lint weekday-mismatch off\n; w8log:ignore W8104, no-untit zzz\n",
      ])
    #expect(mended("unknown-rule", in: "; w8log:ignore zzz\n") == [])
    #expect(found("unknown-rule", in: "lint W8104 off\nlint No-Unit off\n") == [])
  }

  @Test func newerMinor() {
    let text = "w8log 1.3\ndiet 5x5\nx-mine\n"
    #expect(
      found("newer-minor", in: text) == [
        "1:7 \"1.3\": this file is for format 1.3, and this w8log reads 1.0; update w8log",
        "2:1 \"diet\": \"diet\" has no effect in format 1.0; update w8log to use it",
      ])
    #expect(found("newer-minor", in: "w8log 1.0\n") == [])
    #expect(found("newer-minor", in: "w8log 2.1\ndiet\n") == [])
  }

  @Test(arguments: [("2.0", "2.0"), ("2", "2.0"), ("0.9", "0.9")])
  func unsupportedVersion(_ version: String, _ read: String) {
    #expect(
      found("unsupported-version", in: "w8log \(version)\n") == [
        "1:7 \"\(version)\": this file is for format \(read), and this w8log reads 1.x; update w8log"
      ])
    #expect(found("unsupported-version", in: "w8log 1.9\n") == [])
    // Of several the first counts.
    #expect(found("unsupported-version", in: "w8log 1.0\nw8log 2\n") == [])
    #expect(found("unsupported-version", in: "w8log 2\nw8log 3\n").count == 1)
    #expect(found("newer-minor", in: "w8log 1.0\nw8log 1.3\n") == [])
  }

  /// Any words behind `plan` are a plan, or something says what is wrong with them.
  @Test func wordsArePlansOrErrors() throws {
    let words = [
      "\"Squat\"", "\"Row\"", "\"", "Squat", "from:2026-01-05", "from:2026-13-05", "from:",
      "until:2026-02-01",
      "until:2025-02-01", "@iron", "@", "in:\"Day A\"", "in:", "3x5", "5", "2x5,5+", "3x8-12",
      "8-3",
      "5x65%,5x75%,5+x85%", "3x5x80%", "5x151%", "max:180kg", "max:0kg", "max:", "95kg", "225lb",
      "bw", "bw-20kg",
      "7lvl", "95", "+2.5kg", "+2.5", "+", "10:+5kg", "10:5kg", "fail:3", "fail:0", "reset:90%",
      "reset:-5kg",
      "reset:", "stage:5x2,2+", "stage:", "test:5", "test:21", "@8", "@8.5", "@11", "round:down",
      "round:up", "round:",
      "> note", "é", "3×5", "99x99", "100x5", "#tag", "x:y", "kg", "-5kg",
    ]
    var random = SeededGenerator(seed: 9)
    for _ in rounds(1000) {
      // Half of the lines have what each plan needs.
      let needed =
        Bool.random(using: &random) ? ["\"Squat\"", "from:2026-01-05", "3x5"] : []
      let more = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }
      let line = (["plan"] + (needed + more).shuffled(using: &random)).joined(separator: " ")
      let analysis = try #require(analyze("gym @iron default\n\(line)\n"))
      let isPlan = !analysis.logbook.settings.training.plans.isEmpty
      let problems = analysis.diagnostics(of: analysis.root).filter { $0.severity >= .warning }
      #expect(isPlan || !problems.isEmpty, "\(line)")
    }
  }
}

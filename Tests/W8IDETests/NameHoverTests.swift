import Testing
import W8Book
import W8IDE
import W8Laws
import W8TestSupport

/// What a hover tells of names, directives and rules.
@Suite struct NameHoverTests {
  /// The hover of `text` at the first offset where `needle` stands, `skipped` bytes behind it.
  private func hover(_ text: String, at needle: String, skipping skipped: Int = 0) -> Hover? {
    guard let analysis = analyze(text), let offset = offset(of: needle, in: text) else {
      return nil
    }
    return analysis.hover(in: analysis.root, at: offset + skipped)
  }

  @Test(arguments: ["@iron \"Iron", "@iron  fat", "@iron  #travel"])
  func ofAGymIsTheSameWhereverItStands(_ needle: String) {
    #expect(
      hover(canonicalLog, at: needle, skipping: 2)?.content.plainText == """
        @iron, Iron Temple
        Colour: red
        Default: for sessions without a gym
        Visits: 2
        Last use: 10 January 2026
        """)
  }

  @Test func ofAGymThatNobodyDeclaredOrVisited() {
    let text = "gym @b unit:lb alias:@old closed:2026-01-05\n# 2026-01\n01 82 @a\n"
    #expect(
      hover(text, at: "@a")?.content.plainText
        == "@a\nDeclared: nowhere\nVisits: 1\nLast use: 1 January 2026")
    #expect(
      hover(text, at: "@old")?.content.plainText == """
        @b
        Colour: blue
        Loads: lb
        Aliases: @old
        Closed: 5 January 2026
        Visits: 0
        """)
  }

  /// Epley: 102.5 · (1 + 5/30) = 119.58…, more than 107.5 · (1 + 3/30) = 118.25.
  @Test func ofAnExerciseIsItsHistory() {
    let hover = hover(canonicalLog, at: "Squat:")
    #expect(
      hover?.content.plainText == """
        Squat
        Sessions: 2
        Best: 3 × 107.5 kg, 3 January 2026
        e1RM: 119.6 kg (Epley)
        @iron: 2 sessions, last 10 January 2026: w5 60, w3 80, 3x5 102.5; best 3 × 107.5 kg
        """)
    let file = analyze(canonicalLog)?.root
    #expect(hover.flatMap { file?.string($0.range) } == "Squat")
  }

  /// 160 · (1 + 12/30) = 224.
  @Test(arguments: ["\"Leg press\"  >", "Leg press:"])
  func ofAnExerciseHasItsSetUp(_ needle: String) {
    #expect(
      hover(canonicalLog, at: needle, skipping: 1)?.content.plainText == """
        Leg press
        Sessions: 1
        Best: 12 × 160.0 kg, 3 January 2026
        e1RM: 224.0 kg (Epley)
        @iron: 1 session, last 3 January 2026: 3x12 160; best 12 × 160.0 kg
        Set-up at @iron: sled is 45 kg; seat 4, back pad 2
        """)
  }

  @Test func ofAnExerciseThatWasNeverDone() {
    #expect(
      hover("exercise \"Row\"\n", at: "Row")?.content.plainText == "Row\nSessions: 0")
  }

  @Test func ofATagIsWhenItStands() {
    #expect(
      hover(canonicalLog, at: "#travel")?.content.plainText
        == "#travel\nUses: 3 days\nFirst: 7 January 2026\nLast: 10 January 2026")
    #expect(hover("tag #x\n", at: "#x")?.content.plainText == "#x\nUses: 0 days")
  }

  @Test func ofADirectiveIsItsForm() {
    #expect(
      hover(canonicalLog, at: "goal  ")?.content.plainText == """
        goal: the weight to reach
        Form: goal WEIGHT [by:DATE] [from:DATE] [band:WEIGHT]
        Applies to: the whole log
        """)
    #expect(hover("goal\n", at: "goal")?.content.title == "goal: the weight to reach")
    #expect(hover("x-mine 1\n", at: "x-mine") == nil)
    #expect(hover("gaol 78\n", at: "gaol") == nil)
  }

  @Test(arguments: [
    "lint weekday-mismatch off\n", "; w8log:ignore W8112, weekday-mismatch\n# 2026-01\n",
  ])
  func ofARuleIsItsExplanation(_ text: String) {
    let hover = hover(text, at: "weekday-mismatch")
    #expect(hover?.content.title.hasSuffix(" weekday-mismatch") == true)
    #expect(
      hover?.content.facts.map(\.label) == ["Finds", "Why it matters", "Severity"])
    let file = analyze(text)?.root
    #expect(hover.flatMap { file?.string($0.range) } == "weekday-mismatch")
  }

  @Test func ofARuleThatIsNoneIsNothing() {
    #expect(hover("; w8log:ignore nonsense\n", at: "nonsense") == nil)
    #expect(
      hover("lint nonsense off\n", at: "nonsense")?.content.title == "lint: the severity of a rule")
  }
}

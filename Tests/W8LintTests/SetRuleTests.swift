import Testing
import W8Laws

@Suite struct SetRuleTests {
  private let day = "# 2026-01\n03 Sat 82\n"

  /// Sets, what is found, and each fix with the sets that it gives.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let sets: String
    let found: String
    let message: String
    let fixes: [String: String]

    init(
      _ rule: String, _ sets: String, _ found: String, _ message: String,
      _ fixes: [String: String] = [:]
    ) {
      self.rule = rule
      self.sets = sets
      self.found = found
      self.message = message
      self.fixes = fixes
    }

    var testDescription: String { "\(rule): \(sets)" }
  }

  static let unreadable = "is not reps, a time, a distance, a load, an effort or a label in ( )"
  static let comma = "nothing on one side of this comma; add sets there, or remove the comma"
  static let effort = "is not an effort (@1 to @10 in steps of 0.5); for a load, leave out the @"
  static let spelling = "is an effort; write"
  static let repsFirst =
    "has the load first; write it last (3x5 100), or with its unit (100kg 3x5)"
  static let times = "may be one set of several reps, or several sets of one rep"
  static let list = "joins numbers by commas; write several sets as 5/5/4, a decimal as 5.5"
  static func decimal(_ decimal: String, _ groups: String) -> String {
    "may be a decimal or two groups of sets; write \(decimal) or \(groups)"
  }
  static let plan = "is a range; write the reps you did"

  static let cases = [
    Case("bad-set", "10r 20", "10r", "\"10r\" \(unreadable)", ["Write 10 20": "10 20"]),
    Case(
      "bad-set", "135 10r 2s", "10r", "\"10r\" \(unreadable)", ["Write 2x10 135": "2x10 135"]),
    Case(
      "bad-set", "3x5 80%", "80%", "\"80%\" \(unreadable)",
      ["Make it a label in parentheses": "3x5 (80%)", "Make it a note": "3x5  > 80%"]),
    Case(
      "bad-set", "5/5 60 to failure, 3x5 80", "to failure", "\"to failure\" \(unreadable)",
      ["Make it a label in parentheses": "5/5 60 (to failure), 3x5 80"]),
    Case("bad-set", "5 100 3", "3", "\"3\" \(unreadable)", ["Make it a note": "5 100  > 3"]),
    Case("bad-set", "3x5 7 lvl", "lvl", "\"lvl\" \(unreadable)", ["Write 7lvl": "3x5 7lvl"]),
    Case(
      "detached-unit", "3x5 100 kg", "kg",
      "\"kg\" is separated from its number; write 100kg", ["!Write 100kg": "3x5 100kg"]),
    Case(
      "detached-unit", "5 102.5LBS, 5 90", "LBS", "\"LBS\" is not a unit; write 102.5lb",
      ["!Write 102.5lb": "5 102.5lb, 5 90"]),
    Case(
      "detached-unit", "100\t kgs x 5", "kgs",
      "\"kgs\" is separated from its number; write 100kg", ["!Write 100kg": "100kg x 5"]),
    Case("bad-set", "30 min", "min", "\"min\" \(unreadable)", ["Write 30min": "30min"]),
    Case("bad-set", "18 KM", "KM", "\"KM\" \(unreadable)", ["Write 18km": "18km"]),
    Case("bad-set", "3x60 sec", "sec", "\"sec\" \(unreadable)", ["Write 3x60s": "3x60s"]),
    Case("bad-set", "3x5 100 x @8", "x", "\"x\" \(unreadable)", ["Remove the x": "3x5 100 @8"]),
    Case("bad-set", "3x5 100 ×, 5", "×", "\"×\" \(unreadable)", ["Remove the ×": "3x5 100, 5"]),
    Case("bad-set", "5 100,, 3", ",", comma, ["Keep one comma": "5 100, 3"]),
    Case("bad-set", "5 100 ,", ",", comma, ["Remove the comma": "5 100"]),
    Case("bad-set", ", 5 100", ",", comma, ["Remove the comma": "5 100"]),
    Case(
      "effort-spelling", "5 100 @RIR2", "@RIR2", "\"@RIR2\" \(spelling) rir2",
      ["!Write rir2": "5 100 rir2"]),
    Case("effort-range", "5 @bw+10", "@bw+10", "\"@bw+10\" \(effort)", ["Write bw+10": "5 bw+10"]),
    Case("effort-range", "8/8/7 @60", "@60", "\"@60\" \(effort)", ["Write 60": "8/8/7 60"]),
    Case("effort-range", "8/8/7 @ 60", "@ 60", "\"@ 60\" \(effort)", ["Write 60": "8/8/7 60"]),
    Case(
      "effort-range", "8/8/7 @85", "@85", "\"@85\" \(effort)",
      ["Write 85": "8/8/7 85", "Write @8.5": "8/8/7 @8.5"]),
    Case("effort-range", "8/8 @12", "@12", "\"@12\" \(effort)", ["Write 12": "8/8 12"]),
    Case("effort-range", "8/8 @62.5", "@62.5", "\"@62.5\" \(effort)", ["Write 62.5": "8/8 62.5"]),
    Case("effort-range", "8/8 60 @80", "@80", "\"@80\" \(effort)"),
    Case(
      "effort-range", "5 100 rir12", "rir12",
      "\"rir12\" is not an effort (rir0 to rir9)"),
    Case("effort-range", "@60 5", "@60", "\"@60\" \(effort)"),
    Case("effort-range", "3x60s @60", "@60", "\"@60\" \(effort)"),
    Case("effort-range", "3x5 @80%", "@80%", "\"@80%\" \(effort)", ["Write (80%)": "3x5 (80%)"]),
    Case("effort-range", "3x5 100 RPE 11", "RPE 11", "\"RPE 11\" \(effort)"),
    Case(
      "effort-spelling", "3x5 100 RPE 8", "RPE 8", "\"RPE 8\" \(spelling) @8",
      ["!Write @8": "3x5 100 @8"]),
    Case(
      "effort-spelling", "3x5 100 @rpe8.5", "@rpe8.5", "\"@rpe8.5\" \(spelling) @8.5",
      ["!Write @8.5": "3x5 100 @8.5"]),
    Case("effort-spelling", "3x5 @ 8", "@ 8", "\"@ 8\" \(spelling) @8", ["!Write @8": "3x5 @8"]),
    Case(
      "effort-spelling", "3x5 RIR 2", "RIR 2", "\"RIR 2\" \(spelling) rir2",
      ["!Write rir2": "3x5 rir2"]),
    Case(
      "bad-set", "3x5 @7 RPE 8", "RPE 8", "\"RPE 8\" \(unreadable)",
      ["Make it a label in parentheses": "3x5 @7 (RPE 8)", "Make it a note": "3x5 @7  > RPE 8"]),
    Case(
      "load-first", "100 3x5", "100 3x5", "\"100 3x5\" \(repsFirst)",
      ["Write 3x5 100": "3x5 100"]),
    Case(
      "load-first", "102.5 5 @8", "102.5 5", "\"102.5 5\" \(repsFirst)",
      ["Write 5 102.5": "5 102.5 @8"]),
    Case(
      "load-first", "100 x 5/5", "100 x 5/5", "\"100 x 5/5\" \(repsFirst)",
      ["Write 5/5 100": "5/5 100"]),
    Case("load-first", "w100×5", "w100×5", "\"w100×5\" \(repsFirst)", ["Write w5 100": "w5 100"]),
    Case(
      "load-first", "100 3 x 5", "100 3 x 5", "\"100 3 x 5\" \(repsFirst)",
      ["Write 3x5 100": "3x5 100"]),
    Case(
      "load-first", "5 60 x 3", "5 60 x 3", "\"5 60 x 3\" \(repsFirst)",
      ["Write 3x5 60": "3x5 60", "Write 5x3 60": "5x3 60"]),
    Case(
      "load-first", "5 8x3", "5 8x3", "\"5 8x3\" \(repsFirst)",
      ["Write 8x3 5": "8x3 5", "Write 3x5 8": "3x5 8", "Write 5x3 8": "5x3 8"]),
    Case("load-first", "100x60s", "100x60s", "\"100x60s\" \(repsFirst)"),
    Case(
      "ambiguous-x", "5x100kg", "5x100kg", "\"5x100kg\" \(times)",
      ["Write 5 100kg (one set of 5)": "5 100kg", "Write 5x1 100kg (5 sets of 1)": "5x1 100kg"]),
    Case(
      "ambiguous-x", "w3xbw+10", "w3xbw+10", "\"w3xbw+10\" \(times)",
      ["Write w3 bw+10 (one set of 3)": "w3 bw+10", "Write w3x1 bw+10 (3 sets of 1)": "w3x1 bw+10"]),
    Case(
      "ambiguous-comma", "6,6,5", "6,6,5", "\"6,6,5\" \(list)", ["Write 6/6/5": "6/6/5"]),
    Case(
      "ambiguous-comma", "12,5 60", "12,5", "\"12,5\" \(list)", ["Write 12/5": "12/5 60"]),
    Case(
      "ambiguous-comma", "3x5 102,5", "102,5", "\"102,5\" \(decimal("102.5", "102, 5"))",
      ["Write 102.5": "3x5 102.5"]),
    Case(
      "ambiguous-comma", "62,5kg 3x5", "62,5", "\"62,5\" \(decimal("62.5", "62, 5"))",
      ["Write 62.5": "62.5kg 3x5"]),
    Case(
      "ambiguous-comma", "3x12 12,5LB", "12,5", "\"12,5\" \(decimal("12.5", "12, 5"))",
      ["Write 12.5": "3x12 12.5LB"]),
    Case(
      "ambiguous-comma", "3x5 100,3x5 105", "100,3", "\"100,3\" \(decimal("100.3", "100, 3"))",
      ["Write 100, 3": "3x5 100, 3x5 105"]),
    Case("ambiguous-comma", "82,5", "82,5", "\"82,5\" \(decimal("82.5", "82, 5"))"),
    Case(
      "ambiguous-comma", "102,5x5", "102,5", "\"102,5\" \(decimal("102.5", "102, 5"))",
      ["Write 5 102.5": "5 102.5"]),
    Case(
      "ambiguous-comma", "102,5 x 5", "102,5", "\"102,5\" \(decimal("102.5", "102, 5"))",
      ["Write 5 102.5": "5 102.5"]),
    Case(
      "ambiguous-comma", "6,5x5", "6,5", "\"6,5\" \(list)",
      ["Write 5 6.5": "5 6.5", "Write 6, 5": "6, 5x5"]),
    Case("bad-set", "102,5 x 5", "x", "\"x\" \(unreadable)"),
    Case(
      "bad-set", "3x5 100> easy", "100> easy", "\"100> easy\" \(unreadable)",
      ["Insert a space before >": "3x5 100 > easy"]),
    Case("rep-range", "8-12 60", "8-12", "\"8-12\" \(plan)"),
    Case("rep-range", "3x8–12", "3x8–12", "\"3x8–12\" \(plan)"),
  ]

  @Test(arguments: cases)
  func setsThatCannotBeRead(_ fault: Case) {
    let text = "\(day)    Squat: \(fault.sets)\n"
    let index = fault.sets.ranges(of: fault.found).last?.lowerBound ?? fault.sets.endIndex
    let column = fault.sets[..<index].unicodeScalars.count + 12
    let found = diagnostics(text).filter { $0.contains(" \(fault.rule) ") }
    let offending = fault.found.debugDescription
    #expect(found == ["3:\(column) \(fault.rule) \(offending): \(fault.message)"])
    #expect(Set(fixTitles(of: fault.rule, in: text)) == Set(fault.fixes.keys))
    for (title, sets) in fault.fixes {
      let title = title.hasPrefix("!") ? String(title.dropFirst()) : title
      #expect(applyFix(title, of: fault.rule, in: text) == "\(day)    Squat: \(sets)\n")
    }
  }

  @Test(
    arguments: [
      ("3x5 102,5", ["*Write 102.5"]), ("62,5kg 3x5", ["*Write 62.5"]),
      ("12,5 60", ["*Write 12/5"]), ("102,5x5", ["*Write 5 102.5"]),
      ("3x5 100,3x5 105", ["*Write 100, 3"]), ("6,5x5", ["Write 5 6.5", "Write 6, 5"]),
    ])
  func aCommaOfOneReadingHasAPreferredFix(_ sets: String, titles: [String]) {
    let fixes = mended("ambiguous-comma", in: "\(day)    Squat: \(sets)\n")
    #expect(fixes.filter { $0.contains("Write") } == titles)
  }

  @Test(arguments: [
    "3x5 100", "5/5/4! 70 @9", "100kg 3x5", "100kg x 5 x 3", "w5 60, 3x5 100", "3x60s", "1:30",
    "5km 26:40 @6", "8/6/5 bw, 3x3 bw+10", "10/10/8 45, 8 40 (drop)", "3x10 7lvl rir2", "0! 150",
  ])
  func setsThatCanBeRead(_ sets: String) {
    #expect(diagnostics("\(day)    Squat: \(sets)\n") == [])
  }

  @Test func gymInSetsGoesToTheDay() {
    let text = "\(day)    Squat: 3x5 100 @iron  > note\n"
    #expect(
      diagnostics(text) == [
        "3:20 gym-in-sets \"@iron\": gym \"@iron\" among sets; write it after the day or on a line above"
      ])
    #expect(fixTitles(of: "gym-in-sets", in: text) == ["Move it to the line of the day"])
    #expect(
      applyFix("Move it to the line of the day", of: "gym-in-sets", in: text)
        == "# 2026-01\n03 Sat 82   @iron\n    Squat: 3x5 100  > note\n")
  }

  @Test func gymInSetsThatTheSessionNamesAlreadyGoes() {
    let text = "# 2026-01\n03 Sat 82 @Iron\n    Squat: @iron, 3x5 100\n"
    let title = "Remove it; the session has this gym already"
    #expect(fixTitles(of: "gym-in-sets", in: text) == [title])
    #expect(
      applyFix(title, of: "gym-in-sets", in: text)
        == "# 2026-01\n03 Sat 82 @Iron\n    Squat: 3x5 100\n")
  }

  @Test func gymInSetsOpensASessionWhereOtherExercisesStandAbove() {
    let text = "\(day)    Row: 3x5 40\n    Squat: 3x5 100, @iron\r\n        > note\n"
    #expect(fixTitles(of: "gym-in-sets", in: text) == ["Start a session at that gym"])
    #expect(
      applyFix("Start a session at that gym", of: "gym-in-sets", in: text)
        == "\(day)    Row: 3x5 40\n    @iron\r\n    Squat: 3x5 100\r\n        > note\n")
  }

  /// A note of the session would be one of the new session.
  @Test func gymInSetsOpensNoSessionAboveANoteOfTheOther() {
    let text = "\(day)    Row: 3x5 40\n    Squat: 3x5 100 @iron\n    > note\n"
    #expect(fixTitles(of: "gym-in-sets", in: text) == [])
  }

  @Test func loadBeforeTheTimesIsNoNumberOfSets() {
    let text = "\(day)    Squat: 60x5\n"
    #expect(
      found("implausible-reps", in: text) == [
        "3:12 \"60x5\": 60x5 means 60 sets of 5 reps; for 5 reps at 60 write 5 60"
      ])
    #expect(
      mended("implausible-reps", in: text) == [
        "Write 5 60", "\(day)    Squat: 5 60\n", "Write 60 5", "\(day)    Squat: 60 5\n",
      ])
  }

  @Test(arguments: [
    // Row would move to @iron too.
    "# 2026-01\n03 Sat 82\n    Squat: 3x5 100 @iron\n    Row: 3x5 40\n",
    // The superset would be torn from its exercise.
    "# 2026-01\n03 Sat 82 @home\n    Row: 3x5 40\n    + Squat: 3x5 100 @iron\n",
    "# 2026-01\n    Squat: 3x5 100 @iron\n",
    "# 2026-01\n03 Sat 82\n    Squat: 3x5 100 @iron!\n",
  ])
  func gymInSetsStaysWhereAMoveWouldMeanMore(_ text: String) {
    #expect(fixTitles(of: "gym-in-sets", in: text) == [])
  }

  @Test func gymsInAllSetsOfADayMoveOneAfterTheOther() {
    let text = "\(day)    Squat: 3x5 100 @iron\n    + Row: 3x5 40 @iron\n"
    #expect(
      applyFix("Move it to the line of the day", of: "gym-in-sets", in: text)
        == "# 2026-01\n03 Sat 82   @iron\n    Squat: 3x5 100\n    + Row: 3x5 40 @iron\n")
  }
}

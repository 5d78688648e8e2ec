import Testing
import W8CommandLine

@Suite struct TodayTests {
  /// Today is 10 February, a Tuesday. From 80 to 80.35 in 14 days: 0.18 kg a week.
  @Test func itTellsWhereThingsStand() {
    let outcome = FakeWorld(["a": smallLog]).run("today", "a")
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.prefix(6) == [
        "Tuesday 10 February 2026",
        "Weight   80.4 kg, 3 February 2026, 7 days ago",
        "Average  80.4 kg",
        "         ▁▆██",
        "Pace     ↑ 0.2 kg a week over 14 days",
        "Streak   none; weigh in today",
      ])
    #expect(lines.last == "Session  3 February 2026, 7 days ago, at @home")
    #expect(outcome.code == .success)
    #expect(FakeWorld(["a": smallLog]).run("status", "a") == outcome)
  }

  @Test func aStreakEndsTodayOrYesterday() {
    let world = FakeWorld(["a": "# 2026-02\n01 80\n02 80\n03 80?\n"])
    for (today, words) in [
      ("2026-02-03", "weighed 3 days in a row"), ("2026-02-04", "weighed 3 days in a row"),
      ("2026-02-05", "none; weigh in today"),
    ] {
      #expect(world.run("today", "--today", today, "a").output.contains("\nStreak   \(words)\n"))
    }
  }

  @Test func theDocumentHasEveryField() {
    let world = FakeWorld(["a": "# 2026-02\n09 80 @Home\n"])
    #expect(
      world.run("today", "--format", "json", "--lenient", "-q", "a").output
        == #"{"complete":true,"date":"2026-02-10","forecast":null,"#
        + #""goal":{"average":80,"by":null,"chance":null,"crossed":null,"earliest":null,"#
        + #""gap":null,"goal":null,"latest":null,"needed":null,"pace":null,"status":"no-goal","#
        + #""unit":"kg","warnings":[]},"lastSession":{"date":"2026-02-09","exercises":[],"#
        + #""gym":"home"},"latest":{"average":80,"comparedWith":null,"date":"2026-02-09","#
        + #""direction":null,"excluded":false,"file":"a","gyms":["home"],"line":2,"#
        + #""milestones":[],"note":false,"noteText":null,"notes":[],"pace":null,"rate":null,"#
        + #""rateDays":null,"tags":[],"#
        + #""time":null,"weight":80,"written":{"unit":"kg","value":"80"}},"leftOut":[],"next":null,"schema":1,"#
        + #""streak":1}"# + "\n")
  }

  @Test func anEmptyLogHasNoWeightYet() {
    let outcome = FakeWorld(["a": ""]).run("today", "a")
    #expect(outcome.output.contains("\nWeight  none yet; add one with `w8log add 80.0`"))
    #expect(
      FakeWorld(["a": ""]).run("today", "-O", "json", "a").output
        .contains(#""lastSession":null,"latest":null,"leftOut":[],"next":null"#))
    for (unit, weight) in [("lb", "176.0"), ("st", "12st8.0")] {
      #expect(
        FakeWorld(["a": "unit \(unit)\n"]).run("today", "a").output.contains("add \(weight)`"))
      let added = FakeWorld(["a.w8log": "unit \(unit)\n"]).run("add", weight)
      #expect(added.code == .success, "\(added.errors)")
    }
  }
}

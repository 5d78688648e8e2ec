import Testing
import W8CommandLine

/// What tells its reader nothing, or something else than it seems to.
@Suite struct ShownAloneTests {
  @Test func countsOfAMonthSaySo() {
    let world = FakeWorld(["a": "unit kg\n\n# 2026-02\n\n09 Mon   82.0\n10 Tue   81.9\n"])
    let today = world.run("log", "-p", "2026-02-10", "a").output
    #expect(today.contains("\n2 entries of the month, 2 days weighed"))
    #expect(world.run("log", "a").output.contains("\n2 entries, 2 days weighed"))
  }

  @Test func aGymWithItsOwnUnitIsShownInThat() {
    let log =
      "unit kg\ngym @iron default\ngym @hotel unit:lb\n\n# 2026-01\n\n05 Mon   82.0   @hotel\n"
      + "    Squat:              5 185\n06 Tue   82.0   @iron\n    Squat:              5 100\n"
    let world = FakeWorld(["a": log])
    let text = world.run("history", "Squat", "a").output
    #expect(text.contains("@hotel: 1 session, the last on 5 January 2026; loads in lb\n"))
    #expect(text.contains("5 x 185\n") && !text.contains("83.9"), "\(text)")
    #expect(world.run("history", "Squat", "--unit", "kg", "a").output.contains("83.9"))
  }

  @Test func theFormatIsThatOfTheNameOfTheResult() {
    let world = FakeWorld(["a": "unit kg\n\n# 2026-02\n\n09 Mon   82.0\n"])
    #expect(world.run("log", "-o", "x.csv", "a").written["x.csv"]?.hasPrefix("date,time,") == true)
    #expect(world.run("log", "-o", "x.JSON", "a").written["x.JSON"]?.hasPrefix("{") == true)
    #expect(world.run("log", "-o", "x.txt", "a").written["x.txt"]?.hasPrefix("February") == true)
    #expect(
      world.run("log", "-O", "text", "-o", "x.csv", "a").written["x.csv"]?.hasPrefix("February")
        == true)
  }

  @Test func pacesThatDifferAreShownSo() {
    let days = (1...31).map { day in
      "\(day < 10 ? "0" : "")\(day)   \(86 - Double(day) * 0.055)".prefix(10) + "\n"
    }
    let log = "unit kg\ngoal 78 by:2026-06-14\n\n# 2026-01\n\n\(days.joined())"
    let lines = FakeWorld(["a": log]).run("goal", "--today", "2026-01-31", "a").output
      .split(separator: "\n")
    let paces = lines.filter { $0.hasPrefix("Pace") || $0.hasPrefix("Needed") }
      .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    #expect(Set(paces).count == 2, "\(lines)")
  }

  @Test func aStoneOfPoundsIsAStone() {
    let world = FakeWorld(["a": "unit st\n\n# 2026-02\n\n09 Mon   13st14\n10 Tue   13st15.5\n"])
    let found = world.run("check", "-O", "short", "a").output
    #expect(found.contains("14 pounds make a stone; write 14st [*] [detached-unit W8208]"))
    #expect(
      world.run("check", "--fix", "a").written["a"]
        == "unit st\n\n# 2026-02\n\n09 Mon   14st\n10 Tue   14st1.5\n")
  }
}

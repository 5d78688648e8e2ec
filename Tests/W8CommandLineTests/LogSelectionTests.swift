import Testing
import W8CommandLine

/// The entries that `log` chooses, and its formats for other programs.
@Suite struct LogSelectionTests {
  @Test(
    arguments: [
      ("--period", "2026-02", [3]), ("--gym", "iron", [21]), ("--tag", "#travel", [22]),
      ("--weekday", "fri,thu", [23, 22]), ("-p", "2026-W05", [27, 27]), ("-p", "last-year", []),
    ])
  func entriesAreChosen(option: String, value: String, days: [Int]) {
    let outcome = FakeWorld(["a": smallLog]).run("log", option, value, "-q", "-O", "tsv", "a")
    let rows = outcome.output.split(separator: "\n").dropFirst()
    #expect(rows.map { Int($0.dropFirst(8).prefix(2)) } == days)
    #expect(outcome.code == .success)
  }

  @Test func conditionsAreJoinedByAnd() {
    let world = FakeWorld(["a": smallLog])
    let notes = world.run("log", "--notes", "-O", "tsv", "a").output.split(separator: "\n")
    #expect(notes.dropFirst().map { $0.prefix(10) } == ["2026-01-27", "2026-01-21", "2026-01-20"])
    let both = world.run("log", "--notes", "--gym=@iron", "-O", "tsv", "a").output
    #expect(
      both.split(separator: "\n").dropFirst()
        == ["2026-01-21\t\t81\tfalse\t80.25\t\t\tiron\t\tfirst note second note"])
  }

  @Test func spreadsheetsGetEveryRow() {
    let log = "# 2026-01\n01 80 #x > =1+1\n08 79? 07:05\n"
    let outcome = FakeWorld(["a": log]).run("log", "--format", "csv", "--oldest-first", "a")
    #expect(
      outcome.output
        == "date,time,weight,excluded,average,rate,milestones,gyms,tags,note\r\n"
        + "2026-01-01,,80,false,80,,,,x,'=1+1\r\n2026-01-08,07:05,79,true,,,,,,\r\n")
    #expect(
      FakeWorld(["a": log]).run("log", "--format", "md", "-p", "2026-01-01", "a").output.hasSuffix(
        "| 2026-01-01 Thu |  | 80.0 |  | 80.0 |  |  |  | \\#x | =1+1 |\n"))
  }
}

import Testing
import W8CommandLine

/// The entries that `log` chooses, and its formats for other programs.
@Suite struct LogSelectionTests {
  @Test(arguments: [("log", true), ("report", true), ("stats", false)])
  func aPeriodGivenAsAFileIsToldItsOption(_ command: String, _ hasPeriod: Bool) {
    let outcome = FakeWorld([:]).run(arguments: [command, "2026-02"])
    let hint = hasPeriod ? ", or choose a period with -p 2026-02" : ""
    #expect(
      outcome.errors == "w8log: \"2026-02\" does not exist; check the spelling of the path\(hint)\n"
    )
  }

  @Test(arguments: [("@iron", "choose a gym with --gym @iron"), ("Press", "such as 'Bench Press'")])
  func aGymOrHalfANameGivenAsAFileIsToldWhatToWrite(_ given: String, _ remedy: String) {
    let outcome = FakeWorld(["log.w8log": ""]).run("history", "Bench", given)
    #expect(outcome.errors.contains(remedy), "\(outcome.errors)")
  }

  @Test func theWeightOfAGoalGivenAsAFileIsToldItsLine() {
    let outcome = FakeWorld([:]).run(arguments: ["goal", "75kg"])
    #expect(outcome.errors.hasSuffix("to set a goal, add the line `goal 75kg` to a log\n"))
  }

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

  /// The last of those chosen, whatever the order; the world's today is no day of the log.
  @Test func theLastOfThoseChosen() {
    let log = "# 2026-01\n01 80 #a\n02 80 #b\n03 80 #a\n04 80\n05 80 #a #b\n"
    func days(_ filter: String...) -> [Substring] {
      let arguments = ["log", "-O", "csv", "--lenient", "-q", "--oldest-first", "a"] + filter
      let rows = FakeWorld(["a": log]).run(arguments: arguments).output.split(separator: "\r\n")
      return rows.dropFirst().map { $0.dropFirst(8).prefix(2) }
    }
    #expect(days("--last", "2") == ["04", "05"] && days("--last", "9").count == 5)
    #expect(days("--last", "2", "--tag", "a") == ["03", "05"] && days("--last", "0") == [])
    #expect(days("--no-tag", "#a") == ["02", "04"])
    #expect(days("--no-tag", "a", "--no-tag", "b") == ["04"])
    #expect(days("--tag", "a", "--no-tag", "b") == ["01", "03"])
    let unknown = FakeWorld(["a": log]).run("log", "--no-tag", "c", "a")
    #expect(unknown.code == .usage && unknown.errors.contains("no tag \"#c\""))
  }

  /// As seen from 10 January 2026, a Saturday.
  @Test func daysAreNamedAsSeenFromToday() {
    let log = "# 2026-01\n01 80\n05 80\n09 80\n10 80\n"
    func days(_ filter: String...) -> [Substring] {
      let arguments =
        ["log", "-O", "csv", "--lenient", "-q", "--oldest-first", "--today", "2026-01-10", "a"]
        + filter
      let rows = FakeWorld(["a": log]).run(arguments: arguments).output.split(separator: "\r\n")
      return rows.dropFirst().map { $0.dropFirst(8).prefix(2) }
    }
    #expect(
      days("--since", "yesterday") == ["09", "10"] && days("--since=mon") == ["05", "09", "10"])
    #expect(days("--since", "-5d") == ["05", "09", "10"] && days("--until", "-1w") == ["01"])
    let wrong = FakeWorld(["a": log]).run("log", "--since", "soon", "a")
    #expect(wrong.code == .usage && wrong.errors.contains("-30d"))
  }

  @Test func conditionsAreJoinedByAnd() {
    let world = FakeWorld(["a": smallLog])
    let notes = world.run("log", "--notes", "-O", "tsv", "a").output.split(separator: "\n")
    #expect(notes.dropFirst().map { $0.prefix(10) } == ["2026-01-27", "2026-01-21", "2026-01-20"])
    let both = world.run("log", "--notes", "--gym=@iron", "-O", "tsv", "a").output
    #expect(
      both.split(separator: "\n").dropFirst()
        == ["2026-01-21\t\t81\tfalse\t80.25\t\t\t\t\tiron\t\tfirst note | second note\t\ta\t8\tkg"])
  }

  @Test func ofOneKindAnyMayHold() {
    let log = "# 2026-01\n01 80 #a @x\n02 80 #b @y\n03 80 #c @z\n04 80\n"
    func days(_ filter: String...) -> [Substring] {
      let arguments = ["log", "-O", "csv", "--lenient", "-q", "--oldest-first", "a"] + filter
      let rows = FakeWorld(["a": log]).run(arguments: arguments).output.split(separator: "\r\n")
      return rows.dropFirst().map { $0.dropFirst(8).prefix(2) }
    }
    #expect(days("--tag", "a", "--tag", "b") == ["01", "02"])
    #expect(days("--gym", "x", "--gym", "z") == ["01", "03"])
    #expect(days("--weekday", "thu", "--weekday", "sun") == ["01", "04"])
    #expect(days("--tag", "a", "--tag", "b", "--gym", "y") == ["02"])
  }

  @Test func anEmptyLogHasAHeader() {
    for (format, text) in [
      (
        "csv",
        "date,time,weight,excluded,average,rate,rateDays,pace,milestones,gyms,tags,note,trainingNotes,file,line,unit\r\n"
      ),
      ("json", #"{"complete":true,"leftOut":[],"rows":[],"schema":1,"span":7,"unit":"kg"}"# + "\n"),
    ] {
      let outcome = FakeWorld(["a": ""]).run("log", "-O", format, "a")
      #expect(outcome.output == text)
      #expect(outcome.errors == "no entries to show in \"a\"\n" && outcome.code == .success)
    }
    let table = FakeWorld(["a": ""]).run("log", "-O", "md", "a").output
    #expect(table.hasPrefix("| Date | Time |") && table.split(separator: "\n").count == 2)
  }

  @Test func rowsOfSeveralLogsTellTheirUnits() {
    let logs = ["a": "unit kg\n# 2026-01\n01 80\n", "b": "unit lb\n# 2026-01\n01 180\n"]
    for command in ["log", "trend", "report"] {
      let arguments = [command, "-O", "tsv", "--lenient", "-q", "a", "b"]
      let rows = FakeWorld(logs).run(arguments: arguments).output.split(separator: "\n")
      #expect(rows.map { $0.split(separator: "\t").last } == ["unit", "kg", "lb"])
    }
  }

  @Test func spreadsheetsGetEveryRow() {
    let log = "# 2026-01\n01 80 #x > =1+1\n08 79? 07:05\n"
    let outcome = FakeWorld(["a": log]).run("log", "--format", "csv", "--oldest-first", "a")
    #expect(
      outcome.output
        == "date,time,weight,excluded,average,rate,rateDays,pace,milestones,gyms,tags,note,trainingNotes,file,line,unit\r\n"
        + "2026-01-01,,80,false,80,,,,,,x,'=1+1,,a,2,kg\r\n2026-01-08,07:05,79,true,,,,,,,,,,a,3,kg\r\n"
    )
    #expect(
      FakeWorld(["a": log]).run("log", "--format", "md", "-p", "2026-01-01", "a").output.hasSuffix(
        "| 2026-01-01 Thu |  | 80.0 |  | 80.0 |  |  |  |  |  | \\#x | =1+1 |  | a | 2 | kg |\n"))
  }
}

import Testing
import W8CommandLine
import W8TestSupport

@Suite struct TrendTests {
  /// Averages as worked out at `smallLog`. The pace of the last day looks back over 14 days.
  @Test func everyDayWithAWeightIsARow() {
    let outcome = FakeWorld(["a": smallLog]).run("trend", "a")
    #expect(
      outcome.output == """
        4 days from 20 January 2026 to 3 February 2026: 80.0 → 80.4 kg, average ↑ 0.3 kg
        ▁▆██

        Date            Weight   Avg      Pace
        2026-01-20 Tue    80.0  80.0
        2026-01-21 Wed    81.0  80.2
        2026-01-27 Tue    80.6  80.4
        2026-02-03 Tue    80.4  80.4  ↑ 0.2/wk

        """)
    #expect(outcome.errors == "")
    #expect(outcome.code == .success)
  }

  @Test func programsGetExactNumbers() {
    let world = FakeWorld(["a": "# 2026-01\n01 80\n15 81\n", "b": "# 2026-01\n22 82.5\n"])
    #expect(
      world.run("trend", "-O", "csv", "a").output
        == "date,value,average,pace,unit\r\n2026-01-01,80,80,,kg\r\n"
        + "2026-01-15,81,80.25,0.125,kg\r\n")
    #expect(
      world.run("trend", "-O", "tsv", "a", "b").output
        == "file\tdate\tvalue\taverage\tpace\tunit\na\t2026-01-01\t80\t80\t\tkg\n"
        + "a\t2026-01-15\t81\t80.25\t0.125\tkg\nb\t2026-01-22\t82.5\t82.5\t\tkg\n")
    #expect(
      world.run("trend", "--format", "json", "a").output
        == #"{"complete":true,"days":[{"average":80,"date":"2026-01-01","pace":null,"value":80},"#
        + #"{"average":80.25,"date":"2026-01-15","pace":0.125,"value":81}],"#
        + #""forecast":null,"leftOut":[],"of":null,"schema":1,"span":7,"unit":"kg"}"# + "\n")
    #expect(
      world.run("trend", "--format", "md", "--newest-first", "a").output == """
        | Date | Weight | Avg | Pace | Unit |
        | --- | ---: | ---: | ---: | --- |
        | 2026-01-15 Thu | 81.0 | 80.2 | ↑ 0.1/wk | kg |
        | 2026-01-01 Thu | 80.0 | 80.0 |  | kg |

        """)
  }

  /// α = 2/(1 + 1) = 1: the average is the value.
  @Test func anotherSpanMakesAnotherAverage() {
    let world = FakeWorld(["a": "# 2026-01\n20 80\n21 81\n"])
    let output = world.run("trend", "--span", "1", "-O", "json", "a").output
    #expect(output.contains(#""average":81,"#))
    #expect(output.contains(#""span":1,"#))
    for span in ["0", "1000", "x", "-1", "", "9999999999999999999999"] {
      let outcome = world.run("trend", "--span=\(span)", "a")
      #expect(outcome.code == .usage)
      #expect(outcome.errors.hasSuffix("; it must be a number of days from 1 to 999\n"))
    }
  }

  @Test func aSelectionChangesNoFigure() {
    let world = FakeWorld(["a": smallLog])
    let all = world.run("trend", "-O", "tsv", "a").output.split(separator: "\n")
    let selections: [(String, String, [Int])] = [
      ("--period=2026-02", "-q", [4]), ("--weekday=wed,Thu", "-q", [2]),
      ("--gym=@home", "-q", [4]), ("--gym=iron", "--tag=salty", []), ("--tag=#salty", "-q", [1]),
      ("--notes", "--until=2026-01-21", [1, 2]),
      ("--since=2026-01-21", "--period=2026-01", [2, 3]),
      ("-p=last-month", "-q", [1, 2, 3]),
    ]
    for (first, second, rows) in selections {
      let outcome = world.run("trend", first, second, "-O", "tsv", "a")
      #expect(outcome.output.split(separator: "\n") == [all[0]] + rows.map { all[$0] })
      #expect(outcome.code == .success)
    }
  }

  @Test func strictRefusesALogWithErrors() {
    let world = FakeWorld(["bad": badWeight, "good": faultless])
    let outcome = world.run("trend", "--strict", "bad", "good")
    #expect(outcome.code == .badData)
    #expect(outcome.output.hasPrefix("good\n\n1 day from 3 January 2026"))
    #expect(outcome.errors.contains("; run `w8log check bad`"))
    #expect(world.run("trend", "nowhere").code == .unreadable)
  }
}

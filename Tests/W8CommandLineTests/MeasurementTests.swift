import Testing
import W8CommandLine

/// What stands behind weights as `key:value`, shown as weights are.
@Suite struct MeasurementTests {
  private static let log = """
    unit lb
    metric hrv ms
    goal 150
    trend start:200lb

    # 2026-01

    01 180 fat:20% waist:84cm
    02 180 FAT:19% sleep:7:30 fat:10%
    03 180 > no value
    05 179 fat:61% hrv:60ms
    09 178? fat:"18%" waist:33in hrv:62.5ms
    """
  private let world = FakeWorld(["a": log, "b": faultless])

  /// α = 0.25: 20, 19.75, 19.3125. The second `fat` of a day and 61 % count for nothing,
  /// and neither does the `?` of a weight.
  @Test func trendTellsItsAverage() {
    #expect(
      world.run("trend", "--of", "FAT", "-O", "csv", "--lenient", "-q", "a").output
        == "date,value,average,pace,unit\r\n2026-01-01,20,20,,%\r\n"
        + "2026-01-02,19,19.75,,%\r\n2026-01-09,18,19.3125,,%\r\n")
    let page = world.run("trend", "--of=fat", "--lenient", "-q", "a").output
    #expect(
      page.hasPrefix(
        "3 days from 1 January 2026 to 9 January 2026: 20.0 → 18.0 %, average ↓ 0.7 %\n"), "\(page)"
    )
    #expect(
      world.run("trend", "--of=fat", "-O", "json", "--lenient", "-q", "a").output
        .hasSuffix(#""of":"fat","schema":1,"span":7,"unit":"%"}"# + "\n"))
  }

  /// 33 in are 83.82 cm, 7:30 are 7.5 h.
  @Test(
    arguments: [
      ("waist", "2026-01-01,84,84,,cm\r\n2026-01-09,83.82,83.955,,cm\r\n"),
      ("sleep", "2026-01-02,7.5,7.5,,h\r\n"),
      ("hrv", "2026-01-05,60,60,,ms\r\n2026-01-09,62.5,60.625,,ms\r\n"),
    ])
  func everyKeyHasItsUnit(key: String, rows: String) {
    let output = world.run("trend", "--of", key, "-O", "csv", "--lenient", "-q", "a").output
    #expect(output == "date,value,average,pace,unit\r\n" + rows)
  }

  @Test func anUnknownKeyNamesThoseThereAre() {
    for command in [["trend"], ["report"], ["trend", "--chart"], ["trend", "--svg", "x.svg"]] {
      let outcome = world.run(arguments: command + ["--of", "fta", "--lenient", "-q", "a"])
      #expect(outcome.code == .usage && outcome.output == "")
      #expect(
        outcome.errors
          == "w8log: no measurement \"fta\" in \"a\"; the log has fat, hrv, sleep and waist\n")
    }
    let none = world.run("trend", "--of", "fat", "b")
    #expect(
      none.errors.hasSuffix(
        "the log has no measurements; write one after a weight, such as `fat:18.6%`\n"))
    #expect(world.run("log", "--columns", "fat,x", "--lenient", "a").code == .usage)
    #expect(world.run("trend", "--of", "fat", "--unit", "lb", "--lenient", "a").code == .usage)
    // Of several logs one may have it.
    let both = world.run("trend", "--of", "fat", "-O", "csv", "--lenient", "b", "a")
    #expect(both.code == .success && both.output.split(separator: "\r\n").count == 4)
    #expect(both.errors.contains("no measurement \"fat\" in \"b\""))
  }

  /// The mean of 20, 19 and 18; the average moves from 20 to 19.3125.
  @Test func reportTellsItsPeriods() {
    #expect(
      world.run("report", "--of", "fat", "-O", "csv", "--lenient", "-q", "a").output
        == "period,daysWeighed,first,last,mean,changeOfAverage,unit\r\n"
        + "2026-01,3,20,18,19,-0.6875,%\r\n")
    let weeks = world.run("report", "--of=waist", "--by=week", "-O", "tsv", "--lenient", "-q", "a")
    #expect(
      weeks.output.split(separator: "\n").dropFirst().map { $0.prefix(8) } == [
        "2026-W01", "2026-W02",
      ])
    let table = world.run("report", "--of", "fat", "--lenient", "-q", "a").output
    #expect(table.hasPrefix("fat in %\nMonth "), "\(table)")
  }

  @Test func chartsShowIt() {
    let days = (1...20).map { "\($0 < 10 ? "0" : "")\($0) 80 fat:\(30 - $0 / 2).5%\n" }.joined()
    let world = FakeWorld(["a": "unit kg\ngoal 75\nmilestone 79\n# 2026-01\n\(days)"])
    let chart = world.run("trend", "--of", "fat", "--chart", "a").output
    #expect(
      chart.hasPrefix("1 January 2026 to 20 January 2026: 30.5 → 20.5 %, average ↓"), "\(chart)")
    #expect(chart.contains("• measurement") && !chart.contains("expected"))
    #expect(!chart.contains("goal") && !chart.contains("milestone") && !chart.contains("kg"))
    let svg = world.run("trend", "--of", "fat", "--svg", "-", "a").output
    #expect(svg.contains("<title id=\"title\">fat from 1 January 2026 to 20 January 2026</title>"))
    #expect(svg.contains("<title>1 January 2026: 30.5 %</title>") && !svg.contains(" kg"))
  }

  /// A measurement has a pace, and no forecast.
  @Test func itsPaceIsShown() {
    let world = FakeWorld(["a": "unit kg\n# 2026-01\n01 80 fat:20%\n15 80 fat:18%\n"])
    let trend = world.run("trend", "--of", "fat", "a").output
    #expect(trend.contains("2026-01-15 Thu  18.0  19.5  ↓ 0.2/wk\n"), "\(trend)")
    let document = world.run("trend", "--of", "fat", "-O", "json", "a").output
    #expect(
      document.contains(#""pace":-0.25,"value":18}],"forecast":null,"#), "\(document)")
  }

  /// The rate of 18 on the 9th is that from 19 on the 2nd.
  @Test func logHasItAsColumns() {
    let table = world.run(
      "log", "--columns", "fat,sleep,fat", "--oldest-first", "--lenient", "-q", "a"
    ).output
    let lines = table.split(separator: "\n")
    #expect(lines[2].hasPrefix("Date    Weight     Avg   Rate  fat %  sleep h"), "\(table)")
    #expect(lines[3] == "01 Thu   180.0   195.0          20.0", "\(table)")
    #expect(lines[4] == "02 Fri   180.0   191.2          19.0      7.5", "\(table)")
    let rows = world.run(
      "log", "--columns=fat", "-O", "csv", "--lenient", "-q", "--oldest-first", "a"
    ).output
    let cells = rows.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).suffix(9).prefix(6)
        .joined(separator: ",")
    }
    #expect(
      cells == [
        "fat,fatAverage,fatRate,fatRateDays,fatPace,fatUnit", "20,20,,,,%", "19,19.75,,,,%",
        ",,,,,", ",,,,,", "18,19.3125,-1,7,,%",
      ],
      "\(rows)")
    let document = world.run("log", "--columns=fat", "-O", "json", "--lenient", "-q", "a").output
    #expect(
      document.contains(
        #""measurements":{"fat":{"average":19.3125,"pace":null,"rate":-1,"rateDays":7,"unit":"%","value":18}}"#
      )
    )
    #expect(document.contains(#""measurements":{"fat":null}"#))
    #expect(!world.run("log", "-O", "json", "--lenient", "-q", "a").output.contains("measurements"))
  }
}

import Testing
import W8CommandLine
import W8TestSupport

@testable import W8CommandLine
@testable import W8Reports

/// No line of a page for people is wider than the terminal.
@Suite struct PageWidthTests {
  private static let reports = [
    ["log"], ["log", "--with-exercises"], ["log", "--unit", "st"], ["report"],
    ["report", "--by", "week", "--unit", "st"], ["today"], ["goal"],
    ["goal", "--by", "2026-12-24"], ["trend"], ["trend", "--chart"], ["milestones"], ["gyms"],
    ["exercises"], ["exercises", "--groups"],
    ["report", "--groups"], ["history", "Bench press"],
    ["tags"], ["notes"], ["stats"],
  ]

  @Test(arguments: [60, 80, 100, 120], reports)
  func everyLineFitsIntoTheTerminal(width: Int, report: [String]) {
    for (name, log) in samples() {
      var world = FakeWorld([name: log])
      world.terminals.insert(.output)
      world.width = width
      let fixed = ["--today", "2026-02-10", "--color", "never", "--lenient", "-q"]
      let outcome = world.run(arguments: report + fixed + [name])
      let isKnown = report[0] != "history" || log.contains("Bench press")
      #expect(outcome.code == (isKnown ? .success : .usage), "\(report) of \(name)")
      for line in outcome.output.split(separator: "\n") where displayWidth(line) > width {
        Issue.record("\(report) of \(name) at \(width): \(displayWidth(line)): \(line)")
      }
    }
  }

  @Test(arguments: [60, 80, 100, 120])
  func everyPageOfHelpFitsIntoTheTerminal(width: Int) {
    var world = FakeWorld()
    world.terminals.insert(.output)
    world.width = width
    let pages =
      [["help"], ["explain"]] + Command.all.map { ["help", $0.name] }
      + ["weekday-mismatch", "ambiguous-x", "line-too-long", "merge-conflict"].map {
        ["explain", $0]
      }
    for page in pages {
      let outcome = world.run(arguments: page)
      #expect(outcome.code == .success)
      for line in outcome.output.split(separator: "\n") where displayWidth(line) > width {
        Issue.record("\(page) at \(width): \(displayWidth(line)): \(line)")
      }
    }
  }

  /// What is not on the page for want of room is named on it, and nothing that is written gets lost.
  @Test func nothingIsLeftOutInSilence() {
    var world = FakeWorld(["a": Self.twoGyms])
    world.terminals.insert(.output)
    world.width = 60
    let report = world.run("report", "a", "--color", "never").output
    #expect(report.contains("Columns that do not fit: Entries"))
    let notes = world.run("notes", "a", "--color", "never").output
    #expect(notes.filter { !$0.isWhitespace }.contains(String(repeating: "ananas-", count: 20)))
    world.terminals.remove(.output)
    #expect(!world.run("report", "a").output.contains("Columns that do not fit"))
  }

  private func samples() -> [(name: String, log: String)] {
    [
      ("canonical", canonicalLog),
      ("two-gyms", Self.twoGyms), ("wide", Self.wide), ("stones", Self.stones),
      ("typed", asTypedLog),
      ("empty", ""), ("notes", "# 2026-01\n\n03 Sat  > only a note\n"),
      (String(repeating: "long/", count: 30), Self.extremes),
    ]
  }

  private static let twoGyms = """
    unit kg
    goal 72 by:2026-06-01
    milestone 80 "A rather long name of a milestone, longer than most people would write it down"
    milestone every:2
    gym @iron "Iron Temple of the Northern Suburbs" color:red default
    gym @a-hotel-with-a-name-that-is-longer-than-any-line-should-ever-be "Hotel gym, Lyon" unit:lb
    exercise "Bench press" alias:bench alias:BP alias:"flat bench press with a barbell"
    setup @iron "Bench press" > seat at four, the safeties at eleven, grip with the ring finger on the mark

    # 2026-01 January, the month in which everything began again after a very long time

    01 Thu   82.9   #salty #a-rather-long-tag-that-someone-typed  > \(String(repeating: "ananas-", count: 20))
    02 Fri   82.6   @iron 06:30  > early
        Bench press: 5/5/5/5/5 70 @9, 3x5 72.5 (pause), 3x5 75 (slow), 8 60 (drop)  > a note at the end that is long
        Some extraordinarily long name of an exercise that nobody would do: 3x8 40
        > and a note for the session which is long enough that it must be wrapped at eighty columns
    03 Sat   180lb  @a-hotel-with-a-name-that-is-longer-than-any-line-should-ever-be 19:00
        BP: 3x5 150, 99x99 999
        Run: 5km 25:00
    10 Sat   81.0   @iron
        Bench press: 3x5 77.5
        Bench pres: 3x5 77.5
    11 Sun   79.9
    12 Mon   79.5?
    24 Sat   78.2
    25 Sun   77.9

    """

  private static let wide = """
    unit kg
    goal 55
    gym @体育館 "体育館体育館体育館体育館体育館体育館体育館" default
    # 2026-01 体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重
    01 Thu 60 #体重体重体重体重体重体重体重 > 体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重
    02 Fri 59 @体育館 > 👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦
        Bench press: 3x5 60 (体重), 3x5 62.5 (体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重体重)
        懸垂懸垂懸垂懸垂懸垂懸垂懸垂懸垂懸垂懸垂懸垂懸垂懸垂懸垂: 8/6/5 bw

    """

  private static let stones = """
    unit st
    goal 11st7 by:2026-06-01
    # 2026-01
    01 Thu 12st13.96 @iron > new
        Bench press: 3x5 100
    02 Fri 180lb @home
    03 Sat 12st12.5 @hotel
    12 Mon 12st11.25? @garden
    13 Tue 12st10.75 @office

    """

  private static let extremes = """
    unit kg
    # 2026-01
    01 Thu 20 @a
        Bench press: 99x999 999
    02 Fri 400
    03 Sat 9999
    # 9998-12
    31 Thu 0.1

    """
}

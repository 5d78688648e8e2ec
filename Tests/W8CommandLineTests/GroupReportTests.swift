import Testing
import W8CommandLine

/// What reports tell of groups of muscles.
@Suite struct GroupReportTests {
  private let log = """
    exercise "Bench press" group:chest group:triceps
    exercise "Squat" group:Legs group:legs
    exercise "Calf raise" group:calves

    # 2026-01

    05 Mon   80.0
        Bench press:        w5 40, 3x5 60
        Curl:               2x12 10
    20 Tue   80.0   @iron
        Squat:              5/5/0! 100
        bench press:        60

    """

  /// Weeks 2, 3 and 4: 3 + 2, nothing, 2 + 1 sets; (3 + 1)/3, (3 + 1)/2/3, 2/3 and 8/3 a week.
  @Test func weeksAreRowsAndGroupsColumns() {
    let world = FakeWorld(["a": log])
    #expect(
      world.run("report", "--groups", "-q", "--lenient", "a").output == """
        Week      All  chest  triceps  legs  no group
        2026-W02    5      3       +3     ·         2
        2026-W04    3      1       +1     2         ·
        Total       8      4       +4     2         2
        A week    2.7    1.3      0.7   0.7       0.7

        Sets after a + train the group indirectly; "A week" counts two of them as one.
        Not trained: calves

        """)
    #expect(
      world.run("report", "--groups", "--fill", "--newest-first", "-q", "--lenient", "a").output
        .contains("2026-W04    3      1       +1     2         ·\n2026-W03    ·"))
  }

  @Test func programsGetARowForEachGroupOfAPeriod() {
    let world = FakeWorld(["a": log])
    #expect(
      world.run("report", "--groups", "-O", "csv", "-q", "--lenient", "a").output
        .split(separator: "\r\n") == [
          "period,group,direct,indirect,weighted", "2026-W02,chest,3,0,3",
          "2026-W02,triceps,0,3,1.5", "2026-W02,,2,0,2", "2026-W04,chest,1,0,1",
          "2026-W04,triceps,0,1,0.5", "2026-W04,legs,2,0,2",
        ])
    #expect(
      world.run(
        "report", "--groups", "--by", "month", "--gym", "@iron", "-O", "json", "-q", "--lenient",
        "a"
      ).output
        == #"{"by":"month","complete":true,"groups":[{"direct":4,"group":"chest","indirect":0,"#
        + #""mean":4,"weighted":4},"#
        + #"{"direct":0,"group":"triceps","indirect":4,"mean":2,"weighted":2},"#
        + #"{"direct":2,"group":"legs","indirect":0,"mean":2,"weighted":2},"#
        + #"{"direct":0,"group":"calves","indirect":0,"mean":0,"weighted":0},"#
        + #"{"direct":2,"group":null,"indirect":0,"mean":2,"weighted":2}],"leftOut":[],"periodCount":1,"#
        + #""periods":[{"groups":[{"direct":4,"group":"chest","indirect":0,"weighted":4},"#
        + #"{"direct":0,"group":"triceps","indirect":4,"weighted":2},"#
        + #"{"direct":2,"group":"legs","indirect":0,"weighted":2},"#
        + #"{"direct":2,"group":null,"indirect":0,"weighted":2}],"period":"2026-01","sets":8}],"#
        + #""schema":1}"# + "\n")
  }

  @Test func aSelectionChoosesWeeksAndEachIsShownWhole() {
    let outcome = FakeWorld(["a": log]).run(
      "report", "--groups", "--exercise", "curl", "-O", "tsv", "-q", "--lenient", "a")
    #expect(
      outcome.output.split(separator: "\n").dropFirst().map { $0.prefix(14) }
        == ["2026-W02\tchest", "2026-W02\ttrice", "2026-W02\t\t2\t0\t"])
  }

  @Test func groupsWithoutRoomGoIntoFurtherTables() {
    var world = FakeWorld(["a": log])
    world.terminals = [.output]
    world.width = 34
    let lines = world.run("report", "--groups", "--color", "never", "--lenient", "-q", "a").output
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(7).map { $0.prefix(12) }.filter { $0.hasPrefix("Week") }.count == 2)
    #expect(lines.allSatisfy { $0.count <= 34 })
  }

  @Test func aLogWithoutGroupsIsToldHowToHaveSome() {
    let outcome = FakeWorld(["a": "# 2026-01\n05 80\n  Squat: 5\n"]).run(
      "report", "--groups", "--lenient", "a")
    #expect(outcome.output == "" && outcome.code == .success)
    let reason = #"no exercise with a group (exercise "Bench press" group:chest) in "a""#
    #expect(outcome.errors.contains(reason))
    for other in ["--of=fat", "--unit=lb"] {
      #expect(FakeWorld(["a": log]).run("report", "--groups", other, "a").code == .usage)
    }
  }

  @Test func exercisesStandUnderEachOfTheirGroups() {
    let world = FakeWorld(["a": log])
    #expect(
      world.run("exercises", "--groups", "-q", "--lenient", "a").output == """
          Exercise     Sets  Sessions  Last            Trained
        chest: 4 sets
          Bench press     4         2  2026-01-20 Tue
        triceps: 0 sets, 4 indirect
          Bench press     4         2  2026-01-20 Tue  indirectly
        legs: 2 sets
          Squat           2         1  2026-01-20 Tue
        calves: 0 sets
          Calf raise      0         0  never
        No group: 2 sets
          Curl            2         1  2026-01-05 Mon

        """)
    #expect(
      world.run("exercises", "--groups", "-O", "csv", "-q", "--lenient", "a").output
        .split(separator: "\r\n").suffix(3) == [
          "legs,Squat,2,1,2026-01-20,direct", "calves,Calf raise,0,0,,direct",
          ",Curl,2,1,2026-01-05,",
        ])
    #expect(
      world.run("exercises", "--groups", "-O", "json", "-q", "--lenient", "a").output.hasSuffix(
        #"{"direct":2,"exercises":[{"lastDate":"2026-01-05","name":"Curl","role":null,"sessions":1,"#
          + #""sets":2}],"group":null,"indirect":0}],"leftOut":[],"schema":1}"# + "\n"))
  }
}

import Testing
import W8CommandLine

/// What reports tell of exercises.
@Suite struct ExerciseReportTests {
  private let log = """
    exercise "Bench press" alias:BP
    exercise "Never done"

    # 2026-01

    20 Tue   80.0   @iron
        Squat:              w5 60, 3x5 100
        Bench press:        3x8 50
    27 Tue   80.0   @home
        bp:                 10 50

    """

  @Test func theExerciseDoneLastComesFirst() {
    let world = FakeWorld(["a": log])
    let outcome = world.run("exercises", "-q", "a")
    #expect(
      outcome.output == """
        Exercise     Sessions  Last            Gyms         Also called
        Bench press         2  2026-01-27 Tue  @home @iron  BP
        Squat               1  2026-01-20 Tue  @iron
        Never done          0  never

        """)
    #expect(outcome.code == .success)
    #expect(
      world.run("exercises", "--format", "json", "a").output.hasSuffix(
        #"{"aliases":[],"gyms":[],"lastDate":null,"name":"Never done","sessions":0}],"#
          + #""leftOut":[],"schema":1}"# + "\n"))
  }

  @Test func entriesAreChosenByExerciseWhateverItIsCalled() {
    let world = FakeWorld(["a": log])
    let squat = world.run("log", "--exercise", "SQUAT", "-O", "tsv", "a").output
    #expect(squat.split(separator: "\n").dropFirst().map { $0.prefix(10) } == ["2026-01-20"])
    let bench = world.run("trend", "--exercise=bench  press", "-O", "tsv", "a").output
    #expect(bench.split(separator: "\n").count == 3)
  }

  /// 15·100 + 24·50 = 2700 without the warm-up, then 10·50.
  @Test func periodsHaveTheirVolume() {
    let output = FakeWorld(["a": log]).run("report", "--by", "week", "-O", "csv", "a").output
    let rows = output.split(separator: "\r\n").map { $0.split(separator: ",") }
    #expect(rows.dropFirst().map { $0[7] } == ["2700", "500"])
  }
}

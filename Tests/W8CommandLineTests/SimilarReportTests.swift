import Testing
import W8CommandLine

/// `exercises --similar`.
@Suite struct SimilarReportTests {
  private static let log =
    "unit kg\n\n# 2026-01\n\n"
    + (1...5).map { "0\($0)   80.0   @home\n    Squat:              3x5 100\n" }.joined()
    + "06   80.0   @home\n    Squats:             3x5 100\n"

  @Test func aSlipIsNamedWithWhatIsMeant() {
    let world = FakeWorld(["a": Self.log])
    #expect(
      world.run("exercises", "--similar", "--lenient", "-q", "a").output == """
        Exercise  Sessions  Looks like  Its sessions  Written         File  Line
        Squats           1  Squat                  5  2026-01-06 Tue  a       16

        If both are meant, declare the first with an `exercise` line; else write it as the other.

        """)
    #expect(
      world.run("exercises", "--similar", "-O", "json", "--lenient", "-q", "a").output
        == #"{"complete":true,"leftOut":[],"schema":1,"similar":[{"date":"2026-01-06","#
        + #""file":"a","line":16,"name":"Squats","other":"Squat","#
        + #""otherSessions":5,"sessions":1}]}"# + "\n")
    #expect(
      world.run("exercises", "--similar", "-O", "csv", "--lenient", "-q", "a").output
        == "name,sessions,other,otherSessions,date,file,line\r\nSquats,1,Squat,5,2026-01-06,a,16\r\n"
    )
  }

  @Test func withoutOneThatIsSaid() {
    let outcome = FakeWorld(["a": faultless]).run("exercises", "--similar", "a")
    #expect(outcome.code == .success)
    #expect(outcome.output == "")
    #expect(outcome.errors == "no similar names of exercises in \"a\"\n")
  }
}

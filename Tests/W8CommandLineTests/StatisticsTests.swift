import Testing
import W8CommandLine

@Suite struct StatisticsTests {
  private let world = FakeWorld([
    "a": "\u{FEFF}" + wrongWeekday, "b": wrongWeekday + "10 Sat   82.4.1\n",
  ])

  @Test func rulesAreCountedMostOftenFirst() {
    let outcome = world.run("check", "--statistics", "a", "b")
    #expect(
      outcome.output == """
        2  W8104 weekday-mismatch  warning
        1  W8201 bad-weight        error

        """)
    #expect(outcome.code == .findings)
    let marked = world.run("check", "--statistics", "--hints", "a").output
    #expect(
      marked.hasSuffix("1  W8104 weekday-mismatch  warning\n") && marked.contains("  hint  1 [*]\n")
    )
  }

  @Test func aDocumentCountsThemToo() {
    let outcome = world.run("check", "--statistics", "--format", "json", "a")
    #expect(
      outcome.output.contains(
        #"{"code":"W8002","count":1,"fixable":1,"name":"byte-order-mark","severity":"hint","unsafelyFixable":0}"#
      ))
  }

  @Test func otherDocumentsHaveNoPlaceForThem() {
    let outcome = world.run("check", "--statistics", "--format", "sarif", "a")
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("--statistics and --format sarif cannot be combined"))
  }

  @Test func nothingFoundIsNothingTold() {
    let outcome = FakeWorld(["a": faultless]).run("check", "--statistics", "a")
    #expect(outcome.output == "" && outcome.errors == "" && outcome.code == .success)
  }
}

import Testing
import W8Laws

/// A weight on a line by itself; today is 1 June 2030 in these tests.
@Suite struct NewWeighInTests {
  private let title = "Make it the weigh-in of 1 June 2030"

  @Test func itIsOfferedFirstAndNeverMadeUnseen() {
    #expect(
      fixTitles(of: "unknown-line", in: "# 2030-05\n03 Sat 82\n82.4\n") == [
        title, "Make it a note of 03 Sat", "Make it a comment",
      ])
  }

  @Test(arguments: [
    ("82.4\n", "# 2030-06\n\n01 Sat   82.4\n"),
    ("82.4", "# 2030-06\n\n01 Sat   82.4\n"),
    ("unit kg\n182lb\n", "unit kg\n\n# 2030-06\n\n01 Sat  182lb\n"),
    ("# 2030-06\n82,4 @iron > x\n", "# 2030-06\n01 Sat   82.4   @iron  > x\n"),
    ("# 2030-05\n31 82\n7:05 82.4\n", "# 2030-05\n31 82\n\n# 2030-06\n\n01 Sat   82.4   07:05\n"),
    // Below a later header, and above another one.
    (
      "# 2030-05\n31 82\n82.4\n30 81\n# 2030-06\n# 2030-07\n",
      "# 2030-05\n31 82\n30 81\n# 2030-06\n01 Sat   82.4\n# 2030-07\n"
    ),
    (
      "order newest\n82.4\n# 2030-05\n31 82\n",
      "order newest\n\n# 2030-06\n\n01 Sat   82.4\n\n# 2030-05\n31 82\n"
    ),
    // Without headers the days below keep their dates.
    ("82.4\n2030-05-30 82\n", "2030-06-01 Sat   82.4\n2030-05-30 82\n"),
  ])
  func itComesWhereItBelongs(_ text: String, _ expected: String) {
    #expect(applyFix(title, of: "unknown-line", in: text) == expected)
    let left = diagnostics(expected).filter { $0.contains("error") || $0.contains("unknown") }
    #expect(left.isEmpty)
  }

  @Test func theDayAfterTheLastEntryMayBeLater() {
    #expect(
      applyFix(
        "Make it the weigh-in of 3 June 2030", of: "unknown-line",
        in: "# 2030-06\n02 81\n82.4\n") == "# 2030-06\n02 81\n03 Mon   82.4\n")
  }

  @Test func longAgoNobodyWrites() {
    let text = "# 2029-01\n03 82\n# 2029-02\n82.4\n# 2029-03\n03 82\n"
    #expect(fixTitles(of: "unknown-line", in: text) == ["Make it a comment"])
  }

  @Test(arguments: ["3x5 100", "~ 82.4", "82.4.1x", "-", "82.4 \"x\"", "82.4 kg", "7:05"])
  func whatIsNoWeightIsNoWeighIn(_ line: String) {
    #expect(fixTitles(of: "unknown-line", in: line + "\n") == ["Make it a comment"])
  }
}

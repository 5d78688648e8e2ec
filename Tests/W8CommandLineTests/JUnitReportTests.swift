import Testing

@testable import W8CommandLine

@Suite struct JUnitReportTests {
  @Test func aLogIsASuiteAndAFindingACase() {
    let world = FakeWorld(["<a>": wrongWeekday + "10 Sat   82.4.1\n", "b": faultless])
    let outcome = world.run("check", "--format", "junit", "--color", "always", "<a>", "b")
    #expect(
      outcome.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="w8log check">
          <testsuite name="&lt;a&gt;" tests="2" failures="1" errors="0" skipped="0">
            <testcase name="3:4 weekday-mismatch W8104" classname="&lt;a&gt;">
              <system-out>&lt;a&gt;:3:4: warning: 3 January 2026 is a Saturday, not a Friday [weekday-mismatch W8104]
        3 | 03 Fri   82.1
          |    ^^^
          = fix: write Sat; or write day 02, the nearest Friday
        </system-out>
            </testcase>
            <testcase name="5:10 bad-weight W8201" classname="&lt;a&gt;">
              <failure message="&quot;82.4.1&quot; is not a weight, time, @gym, #tag or key:value" type="error">&lt;a&gt;:5:10: error: &quot;82.4.1&quot; is not a weight, time, @gym, #tag or key:value [bad-weight W8201]
        5 | 10 Sat   82.4.1
          |          ^^^^^^
          = fix: make it a note
        </failure>
            </testcase>
          </testsuite>
          <testsuite name="b" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="no problems" classname="b"/>
          </testsuite>
        </testsuites>

        """)
    #expect(outcome.errors == "")
    #expect(outcome.code == .findings)
  }

  @Test func whatMakesTheCheckFailIsAFailure() {
    let world = FakeWorld(["a": wrongWeekday])
    #expect(world.run("check", "-O", "junit", "a").output.contains("failures=\"0\""))
    let strict = world.run("check", "-O", "junit", "--strict", "a").output
    #expect(strict.contains("failures=\"1\""))
    #expect(strict.contains("type=\"warning\">"))
  }

  @Test func withoutALogItIsADocument() {
    let outcome = FakeWorld().run("check", "-O", "junit", "nowhere")
    #expect(
      outcome.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="w8log check">
        </testsuites>

        """)
    #expect(outcome.code == .unreadable)
  }

  @Test(arguments: [(wrongWeekday, 0), (badWeight, 1)])
  func whatIsLeftOutIsACaseThatFailsIfTheCheckDoes(log: String, failures: Int) {
    let output = FakeWorld(["a": log]).run("check", "-O", "junit", "--max", "0", "a").output
    let suite = "<testsuite name=\"w8log check\" tests=\"1\" failures=\"\(failures)\""
    #expect(output.contains(suite))
    #expect(output.contains("name=\"1 more problem not shown; raise --max to see them\""))
    #expect(output.contains("<failure ") == (failures == 1))
  }
}

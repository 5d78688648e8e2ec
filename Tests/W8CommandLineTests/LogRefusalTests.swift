import Foundation
import Testing
import W8CommandLine
import W8Files

/// What `log` does with logs that it cannot or should not show.
@Suite struct LogRefusalTests {
  @Test func strictRefusesALogWithErrorsWithTheRemedy() {
    let outcome = FakeWorld(["log.w8log": badWeight]).run("log", "--strict", "log.w8log")
    #expect(
      outcome
        == FakeWorld.Outcome(
          code: .badData,
          errors: "log.w8log:3: \"82.4.1\" is not a weight, time, @gym, #tag or key:value; "
            + "run `w8log check log.w8log`\n", askedForToday: true))
  }

  @Test func lenientShowsWhatCanBeRead() {
    let world = FakeWorld(["a": badWeight + "04 Sun   82.1\n"])
    let outcome = world.run("log", "--lenient", "a")
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("\n04 Sun    82.1   82.1\n03 Sat\n"))
    #expect(
      outcome.errors == """
        a:3: "82.4.1" is not a weight, time, @gym, #tag or key:value; run `w8log check a`

        """)
    #expect(world.run("log", "--lenient", "-q", "a").errors == "")
    // Who does not say that they know is told.
    let plain = world.run("log", "-q", "a")
    #expect(plain.code == .badData && plain.errors == outcome.errors)
    #expect(plain.output == outcome.output)
  }

  @Test func theFirstErrorIsToldAndTheRestCounted() {
    let days = (1...31).map { "\($0) 82.4.1\n" }.joined()
    let errors = FakeWorld(["a": "# 2026-01\n" + days]).run("log", "a").errors
    #expect(
      errors == """
        a:2: "82.4.1" is not a weight, time, @gym, #tag or key:value; 30 more errors; run `w8log check a`

        """)
  }

  @Test func strictAndLenientDoNotGoTogether() {
    let outcome = FakeWorld(["a": badWeight]).run("log", "--strict", "--lenient", "a")
    #expect(outcome.code == .usage && outcome.output == "")
  }

  @Test func anUnfinishedMergeIsNotShownUnlessAskedFor() {
    let world = FakeWorld([
      "a": "# 2026-01\n<<<<<<< ours\n03 Sat 82\n=======\n03 Sat 82\n>>>>>>> theirs\n"
    ])
    let outcome = world.run("stats", "a")
    #expect(outcome.code == .badData && outcome.output == "")
    #expect(outcome.errors.hasPrefix("w8log: no report: a:2: "))
    #expect(world.run("stats", "--lenient", "a").code == .success)
  }

  @Test func warningsRefuseNothing() {
    let outcome = FakeWorld(["a": wrongWeekday]).run("log", "a")
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("\n03 Sat    82.1   82.1\n"))
  }

  @Test func whatIsNotUTF8IsRefusedEvenIfLenient() {
    var world = FakeWorld()
    world.files["a"] = Array(faultless.utf8) + Array("04 Sun   82.1  > caf".utf8) + [0xE9, 0x0A]
    for arguments in ["--lenient", "--oldest-first"] {
      let outcome = world.run("log", arguments, "a")
      #expect(outcome.code == .unreadable)
      #expect(outcome.output == "")
      #expect(
        outcome.errors
          == "w8log: \"a\" is not UTF-8 on line 6; `w8log check a` shows how to fix it\n")
    }
  }

  @Test func oneBadFileHidesNothingAndTheGravestCodeCounts() {
    let world = FakeWorld(["good": faultless, "bad": badWeight])
    let outcome = world.run("log", "--strict", "bad", "good")
    #expect(outcome.code == .badData)
    #expect(outcome.output.hasPrefix("good\n\nJanuary 2026\n"))
    #expect(world.run("log", "bad", "nowhere", "good").code == .unreadable)
  }

  @Test func anEmptyLogIsNoFault() {
    for log in ["", "\n\n", "unit kg\n"] {
      let outcome = FakeWorld(["a": log]).run("log", "a")
      #expect(outcome.code == .success)
      #expect(outcome.output == "")
      #expect(outcome.errors == "no entries to show in \"a\"\n")
    }
  }

  @Test func lineEndsAndMarksOfOtherSystemsAreNoFault() {
    let expected = FakeWorld(["a": smallLog]).run("log", "a")
    for log in [smallLog.replacing("\n", with: "\r\n"), "\u{FEFF}" + smallLog] {
      #expect(FakeWorld(["a": log]).run("log", "a") == expected)
    }
  }
}

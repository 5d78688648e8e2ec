import Testing
import W8CommandLine

/// What `--unsafe-fixes` does beside `--fix`.
@Suite struct UnsafeFixTests {
  /// A weight with its comma has one reading, one with two points a likely one, a `824` another.
  private static let log = """
    unit kg

    # 2026-01

    03 Sat   82,1
    04 Sun   824

    """

  @Test func itMakesTheLikelyFixOfEachFinding() {
    let world = FakeWorld(["a": Self.log])
    #expect(
      world.run("check", "a").errors.hasSuffix(
        "(1 fixable with --fix, 1 more with --unsafe-fixes)\n"))
    let safe = world.run("check", "--fix", "a")
    #expect(safe.written == ["a": Self.log.replacing("82,1", with: "82.1")])
    #expect(safe.errors.hasSuffix("(1 fixable with --unsafe-fixes)\n"))
    let unsafe = world.run("check", "--unsafe-fixes", "a")
    #expect(
      unsafe.written == [
        "a": Self.log.replacing("82,1", with: "82.1").replacing("824", with: "82.4")
      ])
    #expect(unsafe.output == "")
  }

  /// After a pause at another weight the first weigh-in is doubted until the next agrees; that it is marked makes no other
  /// stand out.
  @Test func afterAPauseOnlyWhatWasToldIsMended() {
    let before = (1...20).map { "\($0 < 10 ? "0" : "")\($0)   90.\($0 % 3)\n" }.joined()
    let after = (1...14).map { "\($0 < 10 ? "0" : "")\($0)   80.\($0 % 3)\n" }.joined()
    let log = "unit kg\n\n# 2025-01\n\n\(before)\n# 2025-03\n\n\(after)"
    let isTold = { FakeWorld(["a": $0]).run("check", "-O", "short", "a").output.contains("W8206") }
    #expect(!isTold(log))
    let first = log.replacing("02   80.2\n03   80.0", with: "02   90.2\n03   90.0")
    #expect(isTold(first))
    #expect(
      FakeWorld(["a": first]).run("check", "--unsafe-fixes", "a").written["a"]?
        .contains("# 2025-03\n\n01   80.1?\n02   90.2\n") == true)
  }

  /// On a new scale no weight is doubted that the next one agrees with; one that stands alone is marked, and no other.
  @Test func ofWeightsThoseThatWereToldAreMended() {
    let before = (1...20).map { "\($0 < 10 ? "0" : "")\($0)   90.\($0 % 3)\n" }.joined()
    let after = (21...31).map { "\($0)   \($0 == 24 ? 95 : 80).\($0 % 3)\n" }.joined()
    let log = "unit kg\n\n# 2025-01\n\n\(before)\(after)"
    let told = FakeWorld(["a": log]).run("check", "-O", "short", "a").output
      .split(separator: "\n").count { $0.contains("W8206") }
    let mended = FakeWorld(["a": log]).run("check", "--unsafe-fixes", "a").written["a"] ?? ""
    #expect(told >= 1 && mended.count { $0 == "?" } == told)
  }

  @Test func onlyWhatFixMendsIsMarked() {
    let lines = FakeWorld(["a": Self.log]).run("check", "-O", "short", "a").output
      .split(separator: "\n")
    #expect(lines.map { $0.contains(" [*] [") } == [true, false])
  }

  /// Both weights would count: which one stays is for the user to say.
  @Test func anUnfinishedMergeStays() {
    let merge = "<<<<<<< mine\n05 Mon   82.1\n=======\n05 Mon   82.2\n>>>>>>> theirs\n"
    let world = FakeWorld(["a": Self.log + merge])
    #expect(world.run("check", "--fix", "a").written == [:])
    #expect(world.run("check", "--unsafe-fixes", "a").written == [:])
  }

  /// A log with a mark that belongs to no whole merge is left alone, whatever is allowed.
  @Test func itRefusesWhatFixRefuses() {
    let outcome = FakeWorld(["a": Self.log + "=======\n"]).run("check", "--unsafe-fixes", "a")
    #expect(outcome.written == [:])
    #expect(outcome.errors.contains("is a conflict marker"))
  }

  /// A line that was appended where the last one had no end becomes two.
  @Test(arguments: [
    ("26 Thu   82.42026-11-27", "26 Thu   82.4\n2026-11-27"),
    ("26 Thu   82.42026-11-27 Fri 82.3", "26 Thu   82.4\n2026-11-27 Fri 82.3"),
    ("26 Thu   82.4 @iron2026-11-27 82.3", "26 Thu   82.4 @iron\n2026-11-27 82.3"),
    ("26 Thu   82.4 #late2026-11-27 82.3", "26 Thu   82.4 #late\n2026-11-27 82.3"),
    (
      "26 Thu   82.4\n    Squat: 3x5 1002026-11-27 82.3",
      "26 Thu   82.4\n    Squat: 3x5 100\n2026-11-27 82.3"
    ),
  ])
  func anAppendedLineBeginsItsOwn(_ given: String, _ mended: String) {
    let head = "unit kg\n\n# 2026-11\n\n"
    let world = FakeWorld(["a": head + given + "\n"])
    let outcome = world.run("check", "--unsafe-fixes", "--allow", "W8104", "--allow", "W8106", "a")
    let lines = { (text: String) in text.split(separator: "\n").count }
    #expect(outcome.written["a"].map(lines) == lines(head + mended), "\(outcome)")
    #expect(outcome.written["a"]?.contains(">") == false)
  }
}

import Testing
import W8Book
import W8Laws
import W8Lint
import W8TestSupport
import W8Text

/// `text` after the safe fixes of one round.
private func afterOneRound(_ text: String) -> String? {
  let bytes = Array(text.utf8)
  return analyze(bytes).flatMap { bytes.applying($0.fixingEdits(of: $0.root)) }
    .map { String(decoding: $0, as: UTF8.self) }
}

/// `text` after all safe fixes.
private func afterAll(_ text: String) -> String? {
  let bytes = Array(text.utf8)
  return analyze(bytes).flatMap { bytes.applying($0.allFixingEdits(of: $0.root)) }
    .map { String(decoding: $0, as: UTF8.self) }
}

@Suite struct SafeEditsTests {
  @Test func mendWhatHasOneReading() {
    #expect(afterOneRound("unit kg") == "unit kg\n")
    #expect(afterAll("unit kg") == "unit kg\n")
  }

  /// Which of weekday and day is wrong cannot be known.
  @Test(arguments: ["unit kg\n", "# 2026-01\n03 Fri 82.1\n"])
  func leaveTheRestAlone(text: String) {
    #expect(analyze(text).map { $0.fixingEdits(of: $0.root) } == [])
    #expect(analyze(text).map { $0.allFixingEdits(of: $0.root) } == [])
  }

  /// The first of two is mended; with it mended, the second has no certain reading. The rest is mended too.
  @Test(arguments: [
    ("06 82 7am 8am", "06 82 07:00 8am"), ("06 82\n    @a 7am 8am", "06 82\n    @a 07:00 8am"),
    ("06 82\n    A: 5 RPE 8 RPE 9", "06 82\n    A: 5 @8 RPE 9"),
    ("06 82\n    A: 3\u{A0}x\u{A0}5 100 RPE\u{A0}8", "06 82\n    A: 3 x 5 100 @8"),
    ("06 82\n    A: 5 RPE 8, 5 RPE 9", "06 82\n    A: 5 @8, 5 @9"),
  ])
  func ofOneLineAreMadeAsFarAsTheyAgree(line: String, mended: String) {
    let text = "# 2026-01\n\(line)\n07 83,5"
    #expect(afterAll(text) == "# 2026-01\n\(mended)\n07 83.5\n")
    #expect(afterAll("# 2026-01\n\(mended)\n07 83.5\n") == "# 2026-01\n\(mended)\n07 83.5\n")
  }

  @Test(arguments: FaultyLogs.Recipe.allCases, UInt64(0)..<60)
  func bringNoErrorTogether(_ recipe: FaultyLogs.Recipe, _ seed: UInt64) {
    var logs = FaultyLogs(recipe, seed: seed)
    for _ in 0..<3 {
      let log = logs.next()
      let broken = brokenFixingLaw(log)
      #expect(broken == nil, "\(String(decoding: log, as: UTF8.self).debugDescription)")
    }
  }

  @Test func areSilentWhereTheBookIs() {
    let text = "lint no-final-newline off"
    #expect(analyze(text).map { $0.fixingEdits(of: $0.root) } == [])
  }
}

import Testing
import W8Analysis
import W8Text

/// `text` after the safe fixes of one round.
private func afterOneRound(_ text: String) -> String? {
  let bytes = Array(text.utf8)
  return analyze(bytes).flatMap { bytes.applying($0.safeEdits(of: $0.root)) }
    .map { String(decoding: $0, as: UTF8.self) }
}

/// `text` after all safe fixes.
private func afterAll(_ text: String) -> String? {
  let bytes = Array(text.utf8)
  return analyze(bytes).flatMap { bytes.applying($0.allSafeEdits(of: $0.root)) }
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
    #expect(analyze(text).map { $0.safeEdits(of: $0.root) } == [])
    #expect(analyze(text).map { $0.allSafeEdits(of: $0.root) } == [])
  }

  @Test func areSilentWhereTheBookIs() {
    let text = "lint no-final-newline off"
    #expect(analyze(text).map { $0.safeEdits(of: $0.root) } == [])
  }
}

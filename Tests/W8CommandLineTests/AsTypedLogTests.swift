import Testing
import W8Book
import W8CommandLine
import W8Engine
import W8Lint
import W8TestSupport
import W8Text

/// A log typed in a hurry, up to where only a person can go on.
@Suite struct AsTypedLogTests {
  @Test func aMergeThatIsNotFinishedIsLeftAlone() {
    let outcome = FakeWorld(["a": asTypedLog]).run("check", "--fix", "-q", "a")
    #expect(outcome.code == .findings)
    #expect(outcome.written == [:])
    #expect(
      outcome.errors.contains("is not fixed: line 36 is a conflict marker; resolve the conflict"))
  }

  @Test func fixingAndFormattingLeaveWhatNeedsAPerson() throws {
    let settled = try #require(Self.settled())
    let fixed = try #require(FakeWorld(["a": settled]).run("check", "--fix", "a").written["a"])
    let formatted = try #require(FakeWorld(["a": fixed]).run("fmt", "a").written["a"])
    #expect(FakeWorld(["a": formatted]).run("fmt", "--check", "a").code == .success)
    #expect(FakeWorld(["a": formatted]).run("check", "--fix", "a").written == [:])
    let analysis = try #require(Self.analysis(of: formatted))
    let left = analysis.diagnostics(of: analysis.root)
    for diagnostic in left {
      let fixes = analysis.fixes(for: diagnostic, in: analysis.root)
      #expect(!fixes.contains { $0.isSafe }, "\(diagnostic.message)")
    }
    let errors = Set(left.filter { $0.severity == .error }.map(\.rule.name))
    #expect(
      errors == [
        "bad-weight", "missing-colon", "ambiguous-x", "two-gyms", "load-first", "ambiguous-comma",
        "rep-range", "bad-set", "no-such-day", "bad-argument", "unbalanced", "unknown-directive",
        "effort-range", "note-at-margin",
      ])
  }

  @Test func noByteOfProseIsLost() throws {
    let settled = try #require(Self.settled())
    let fixed = try #require(FakeWorld(["a": settled]).run("check", "--fix", "a").written["a"])
    let formatted = try #require(FakeWorld(["a": fixed]).run("fmt", "a").written["a"])
    let before = Self.words(of: settled)
    let after = Self.words(of: formatted)
    // Only what is spelled otherwise goes: `3 tue 83,7`, `7:05am`, `# March 2026`, `DB press :` and so on.
    let gone = before.filter { (word, count) in after[word, default: 0] < count }.keys.sorted()
    #expect(
      gone == [
        "2", "2026", "2026-03-10", "3", "3×10", "4", "5", "7:05am", "83,7", ":", "March", "press",
        "tue",
      ])
    for prose in [
      "back at it", "first day, no idea where this goes", "> after dinner", "> felt great",
      "> legs sore", "scale was on carpet", "Weight today was fine",
    ] {
      #expect(formatted.contains(prose), "\(prose)")
    }
  }

  /// The log with both sides of its merge; nil when no fix keeps them.
  private static func settled() -> String? {
    guard let analysis = analysis(of: asTypedLog),
      let conflict = analysis.diagnostics(of: analysis.root).first(where: {
        $0.rule.name == "merge-conflict"
      }),
      let fix = analysis.fixes(for: conflict, in: analysis.root).first,
      let settled = Array(asTypedLog.utf8).applying(fix.edits)
    else { return nil }
    return String(decoding: settled, as: UTF8.self)
  }

  private static func analysis(of text: String) -> Analysis? {
    guard let today = CivilDate(year: 2026, month: 3, day: 31) else { return nil }
    var host = AnalysisHost(today: today)
    let file = FileID("a")
    host.apply(.open(file, Array(text.utf8), version: 0))
    return host.analysis(of: file)
  }

  /// How often each word stands in the text.
  private static func words(of text: String) -> [Substring: Int] {
    text.split(whereSeparator: \.isWhitespace).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

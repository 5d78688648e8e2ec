import Testing
import W8Book
import W8Engine
import W8Laws
import W8Lint

@Suite struct SeverityOverridesTests {
  private let text = "lint empty-day error\n# 2026-01\n03 Fri 82.1 #salty\n04 Sun\n05 Mo 82.4.1\n"

  @Test func weighMoreThanTheBook() throws {
    let mismatch = try #require(Rule.named("weekday-mismatch"))
    let empty = try #require(Rule.named("empty-day"))
    let plain = try analysis(of: text, [:])
    let seen = try analysis(of: text, ["weekday-mismatch": .hint, "empty-day": .off])
    #expect(plain.book.severity(of: empty) == .error)
    #expect(seen.book.severity(of: empty) == .off)
    let found = seen.diagnostics(of: seen.root)
    #expect(found.contains { $0.code == mismatch.code && $0.severity == .hint })
    #expect(!found.contains { $0.code == empty.code })
  }

  @Test func switchOnWhatIsOffByDefault() throws {
    let rule = try #require(Rule.all.first { $0.severity == .off })
    let example = String(decoding: rule.explanation.exampleBytes, as: UTF8.self)
    let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
    let bare = lines.filter { !$0.hasPrefix("lint ") }.joined(separator: "\n")
    let seen = try analysis(of: bare, [rule.name: .error])
    let found = seen.diagnostics(of: seen.root).filter { $0.code == rule.code }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .error })
    let plain = try analysis(of: bare, [:])
    #expect(!plain.diagnostics(of: plain.root).contains { $0.code == rule.code })
  }

  @Test func errorsAreCountedAsTheyAreListed() throws {
    for severity in [nil] + Severity.allCases {
      let chosen = Rule.all.flatMap { rule in severity.map { [(rule.name, $0)] } ?? [] }
      let seen = try analysis(of: text, Dictionary(uniqueKeysWithValues: chosen))
      let errors = seen.diagnostics(of: seen.root).filter { $0.severity == .error }
      #expect(seen.errorCount == errors.count)
      if severity == .error { #expect(errors.count > 3) }
    }
  }

  @Test func safeFixesLeaveAloneWhatIsSwitchedOff() throws {
    let plain = try analysis(of: "unit kg", [:])
    #expect(plain.allFixingEdits(of: plain.root).count == 1)
    let seen = try analysis(of: "unit kg", ["no-final-newline": .off])
    #expect(seen.allFixingEdits(of: seen.root) == [])
  }

  private func analysis(of text: String, _ severities: [String: Severity]) throws -> Analysis {
    var overrides = SeverityOverrides()
    for (name, severity) in severities { overrides[try #require(Rule.named(name))] = severity }
    let today = try #require(CivilDate(year: 2030, month: 6, day: 1))
    var host = AnalysisHost(today: today, overriding: overrides)
    host.apply(.open(FileID("a"), Array(text.utf8), version: 1))
    let analysis = host.analysis(of: FileID("a"))
    return try #require(analysis)
  }
}

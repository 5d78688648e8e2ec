import Primitives
import Testing
import W8Book
import W8IDE
import W8Laws
import W8TestSupport

@Suite struct WorkspaceSymbolsTests {
  private func found(_ query: String, _ text: String = canonicalLog) throws -> [WorkspaceSymbol] {
    guard let analysis = analyze(text) else { return [] }
    return try workspaceSymbols(matching: query, in: [analysis])
  }

  private func names(_ query: String, _ text: String = canonicalLog) throws -> [String] {
    try found(query, text).map { "\($0.kind) \($0.name)" }
  }

  @Test(
    arguments: [
      ("@iron", "gym @iron"), ("iron", "gym @iron"), ("Garage", "gym @home"),
      ("squat", "exercise Squat"),
      ("PRESS", "exercise Bench press"), ("bp", "exercise Bench press"), ("#salty", "tag #salty"),
      ("salt", "tag #salty"), ("2026-02", "month 2026-02 February"),
      ("january", "month 2026-01 January"),
      ("2026-01-03", "day 2026-01-03 Sat"), ("dlift", "exercise Deadlift"),
    ])
  func findWhatIsMeant(_ query: String, _ first: String) throws {
    #expect(try names(query).first == first)
  }

  @Test func leadToDeclarationsElseToTheLastUse() throws {
    guard let analysis = analyze(canonicalLog) else { return #expect(Bool(false)) }
    func text(_ query: String) throws -> String? {
      try found(query).first.map { analysis.root.string($0.target.range) }
    }
    #expect(try text("@home") == "@home")
    #expect(try found("@home").first.map { analysis.lines($0.target.range) } == "10")
    #expect(try text("squat") == "    Squat:              w5 60, w3 80, 3x5 102.5 @8")
    #expect(try text("#travel") == "10 Sat   81.7   @iron  #travel")
    #expect(try text("2026-02") == "# 2026-02 February, first deload")
  }

  @Test func daysAreFoundOnlyByDates() throws {
    #expect(try !names("sat").contains { $0.hasPrefix("day") })
    #expect(try !names("").contains { $0.hasPrefix("day") })
    #expect(try names("").first?.hasPrefix("gym") == true)
    #expect(try names("2026-02-0").prefix(2) == ["day 2026-02-04 Wed", "day 2026-02-03 Tue"])
  }

  @Test(arguments: ["e\u{323}\u{301}pee", "\u{1EB9}\u{301}PEE", "p\u{301}", "\u{C9}"])
  func namesAreFoundInAnySpelling(_ query: String) throws {
    let exercises = ["E\u{301}\u{323}pee", "P\u{301}", "e\u{301}"]
    let text = "# 2026-01\n\n03 82.1\n" + exercises.map { "    \($0): 5 20\n" }.joined()
    let name = try #require(try names(query, text).first)
    #expect(name.lowercased().hasSuffix(query.lowercased()))
  }

  @Test func aNameOfManyMarksIsFound() throws {
    let marks = String(repeating: "\u{323}\u{301}", count: 90)
    let text = "# 2026-01\n\n03 82.1\n    Squat\(marks): 5 20\n"
    #expect(try names("qua", text).count == 1)
    #expect(try names("quat\(marks)", text).count == 1)
    #expect(try names("quats", text).isEmpty)
  }

  @Test func whatMatchesNothingIsNotThere() throws {
    #expect(try names("zzz").isEmpty)
    #expect(try names(String(repeating: "a", count: 100_000)).isEmpty)
    #expect(try workspaceSymbols(matching: "", in: []).isEmpty)
  }

  @Test func areBoundedAndToldOnce() throws {
    let text = (2000...2029).map { year in
      (1...12).map { "# \(year)-\($0 < 10 ? "0" : "")\($0)\n01 82\n02 82\n" }.joined()
    }.joined()
    guard let analysis = analyze(text) else { return #expect(Bool(false)) }
    #expect(try workspaceSymbols(matching: "20", in: [analysis, analysis]).count == 200)
    #expect(try workspaceSymbols(matching: "2029-12-01", in: [analysis, analysis]).count == 1)
  }

  @Test func areGivenUpOnceNobodyWantsThem() {
    guard let analysis = analyze(canonicalLog) else { return #expect(Bool(false)) }
    #expect(throws: Interrupted.self) {
      try workspaceSymbols(matching: "a", in: [analysis], unless: Interruption { true })
    }
  }
}

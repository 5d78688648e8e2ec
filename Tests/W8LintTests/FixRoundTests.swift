import Testing
import W8Laws
import W8TestSupport
import W8Text

@testable import W8Book
@testable import W8Lint

/// What fixes find once for all who ask, and how those of a file are made together.
@Suite struct FixRoundTests {
  /// What holds itself is never given back: a server would grow with each look at the fixes of a file.
  @Test(arguments: FaultyLogs.Recipe.allCases)
  func whatFixesFoundGoesWithThem(recipe: FaultyLogs.Recipe) throws {
    var logs = FaultyLogs(recipe, seed: 7)
    weak var held: FixedFile?
    for _ in 0..<200 {
      let log = logs.next()
      let analysis = try #require(analyze(log))
      do {
        let fixed = FixedFile(analysis.root, in: analysis)
        held = fixed
        for diagnostic in analysis.diagnostics(of: analysis.root) {
          guard let fileLine = analysis.root.line(at: diagnostic.range.start) else { continue }
          _ = fixed.fixes(for: diagnostic, at: fileLine)
        }
      }
      #expect(held == nil, "\(String(decoding: log, as: UTF8.self))")
    }
  }

  /// `check --fix` and `--unsafe-fixes` ask no other rules.
  @Test(arguments: FaultyLogs.Recipe.allCases)
  func noFixIsSurerThanItsRuleSays(recipe: FaultyLogs.Recipe) throws {
    var logs = FaultyLogs(recipe, seed: 11)
    for _ in 0..<400 {
      let log = logs.next()
      let analysis = try #require(analyze(log))
      let search = FixSearch(analysis, analysis.root)
      for diagnostic in analysis.diagnostics(of: analysis.root) {
        let (fixes, rule) = (search.fixes(for: diagnostic), diagnostic.rule)
        for safety in [FixSafety.safe, .preferred] where safety.choice(among: fixes) != nil {
          #expect(safety.allows(rule), "\(rule.name)")
        }
      }
    }
  }

  @Test(arguments: ["5 100 RPE 8", "3x5\u{A0}100"])
  func manyFindingsOfALineAreMended(group: String) throws {
    let sets = Array(repeating: group, count: 100)
    let bytes = Array(
      "unit kg\n# 2026-01\n03 82\n    Squat: \(sets.joined(separator: ", "))\n".utf8)
    let analysis = try #require(analyze(bytes))
    let mended = try #require(bytes.applying(analysis.allFixingEdits(of: analysis.root)))
    let after = try #require(analyze(mended))
    #expect(!analysis.diagnostics(of: analysis.root).isEmpty)
    #expect(after.diagnostics(of: after.root).map(\.message) == [])
  }

  /// Two of these make a time and a field too many.
  @Test func findingsThatDoNotAgreeAreMendedAsFarAsTheyDo() throws {
    let times = Array(repeating: "7am", count: 100).joined(separator: " ")
    let bytes = Array("# 2026-01\n06 82kg \(times)\n".utf8)
    let analysis = try #require(analyze(bytes))
    let mended = bytes.applying(analysis.allFixingEdits(of: analysis.root))
    let expected = "# 2026-01\n06 82kg 07:00" + times.dropFirst(3) + "\n"
    #expect(mended.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  /// Without its + a line is blank, and the + below it the first of its session.
  @Test func plusesWithoutExercisesGoAtOnce() throws {
    let count = 1_000
    let bytes = Array("# 2026-01\n03 82kg\n\(String(repeating: "    + \n", count: count))".utf8)
    let analysis = try #require(analyze(bytes))
    let mended = try #require(bytes.applying(analysis.fixingEdits(of: analysis.root)))
    #expect(!mended.contains(UInt8(ascii: "+")))
  }

  /// What stands behind the last + of such a run is judged by itself.
  @Test func plusesAboveAnExerciseAreMended() throws {
    let bytes = Array(
      "# 2026-01\n03 82kg\n    + \n    + + \n    + Squat: 5 60\n    + Row: 5\n".utf8)
    let analysis = try #require(analyze(bytes))
    let mended = try #require(bytes.applying(analysis.allFixingEdits(of: analysis.root)))
    #expect(
      String(decoding: mended, as: UTF8.self)
        == "# 2026-01\n03 82kg\n    \n    \n    Squat: 5 60\n    + Row: 5\n")
  }

  /// One by one they would take a round each, for all are opened at the same place.
  @Test func gymsOfALineOpenSessionsAtOnce() throws {
    let bytes = Array("# 2026-01\n03 82kg @a @b @c @d\n    Squat: 5 60\n".utf8)
    let analysis = try #require(analyze(bytes))
    let mended = try #require(bytes.applying(analysis.fixingEdits(of: analysis.root, .preferred)))
    #expect(
      String(decoding: mended, as: UTF8.self)
        == "# 2026-01\n03 82kg @a\n    Squat: 5 60\n    @b\n    @c\n    @d\n")
  }

  /// The book that comes of the fixes is the one that its text makes.
  @Test func theMendedBookIsThatOfTheText() throws {
    let bytes = Array("# 2026-01\n03\u{A0}82kg\n    + Row: 5\n".utf8)
    let analysis = try #require(analyze(bytes))
    let fixes = try analysis.allFixes(of: analysis.root, .safe)
    let mended = try #require(fixes.mended)
    #expect(mended.root.text.bytes == bytes.applying(fixes.edits))
    #expect(mended.diagnostics(of: mended.root) == [])
  }

  /// A keyword that is none is looked up among the directives of the file once, however many lines have it.
  @Test func aMisspelledKeywordIsNotMendedToASettingThatIsMade() throws {
    #expect(fixTitles(of: "unknown-directive", in: "gaol 78\n").first == "Write goal")
    #expect(
      fixTitles(of: "unknown-directive", in: "goal 80\ngaol 78\n").contains("Write goal") == false)
  }

  @Test func aSharedFixIsNewOnce() throws {
    let analysis = try #require(
      analyze("# 2026-01\n05 82kg\n04 81kg\n03 80kg\n# 2026-02\n05 82kg\n04 81kg\n"))
    var search = FixSearch(analysis, analysis.root)
    let counts = analysis.diagnostics(of: analysis.root).filter { $0.rule.name == "out-of-order" }
      .map { diagnostic in
        let fixes = search.fixes(for: diagnostic)
        #expect(fixes.count == 1)
        return search.newFixes(among: fixes, of: diagnostic).count
      }
    #expect(counts == [1, 0, 1])
  }

  /// What is kept of a month from one finding to the next says what a look anew would.
  @Test func fixesInARowAreThoseOfEachFinding() throws {
    let month = "05 Tue 82kg\n04 81kg\n2026-02-01 80\n81.5\n 06 80\n05 Fri 82\n"
    let text =
      "04 82kg\n    Squat: 5 100\n03 81\n# 2026-01\n    Row: 5 60\n" + month
      + "# 2026-03\n\(month)# 2026-01\n\(month)"
    let analysis = try #require(analyze(text))
    let search = FixSearch(analysis, analysis.root)
    let found = analysis.diagnostics(of: analysis.root)
    #expect(
      Set(found.map(\.rule.name)).isSuperset(of: ["no-month", "out-of-order", "wrong-month"]))
    for diagnostic in found {
      #expect(search.fixes(for: diagnostic) == analysis.fixes(for: diagnostic, in: analysis.root))
    }
  }

  /// Each of them is settled by the marks around it alone.
  @Test func everyOneOfManyConflictsIsSettled() throws {
    let conflict = "<<<<<<< a\n03 82kg\n||||||| b\n04 81kg\n=======\n05 80kg\n>>>>>>> c\n"
    let text = "# 2026-01\n" + String(repeating: conflict, count: 400)
    let analysis = try #require(analyze(text))
    let marks = analysis.diagnostics(of: analysis.root).filter { $0.rule.name == "merge-conflict" }
    #expect(marks.count == 400)
    for mark in marks {
      let titles = analysis.fixes(for: mark, in: analysis.root).map(\.title)
      #expect(titles.contains("Keep both sides"))
    }
  }

  @Test(arguments: ["<<<<<<< a\n=======\n", "=======\n>>>>>>> c\n", "<<<<<<< a\n>>>>>>> c\n"])
  func marksThatAreNotCompleteAreNoConflict(marks: String) throws {
    let whole = "<<<<<<< a\n=======\n>>>>>>> c\n"
    let analysis = try #require(analyze(marks + marks + whole))
    let found = analysis.diagnostics(of: analysis.root).filter { $0.rule.name == "merge-conflict" }
    let hasBoth = found.map { mark in
      analysis.fixes(for: mark, in: analysis.root).contains { $0.title == "Keep both sides" }
    }
    #expect(hasBoth == Array(repeating: false, count: found.count - 1) + [true])
  }
}

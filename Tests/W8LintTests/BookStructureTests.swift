import Testing
import W8Engine
import W8Laws
import W8Text

@testable import W8Book
@testable import W8Lint

@Suite struct BookStructureTests {
  /// The root first, then the files in the order of the directives, each followed by what it includes.
  @Test func filesStandInTheOrderOfTheDirectives() {
    let analysis = analyzeBook(
      """
      include "b.w8log"
      include "years/*.w8log"

      === years/2025.w8log

      === b.w8log

      include "c.w8log"

      === c.w8log

      === years/2024.w8log

      """)
    #expect(
      analysis?.files.map(\.id.name) == [
        "log.w8log", "b.w8log", "c.w8log", "years/2024.w8log", "years/2025.w8log",
      ])
    #expect((0..<5).map { analysis?.depth(ofFileAt: $0) } == [0, 1, 2, 1, 1])
  }

  @Test func aFileReachedTwiceIsReadOnceAtItsFirstPlace() {
    let analysis = analyzeBook(
      """
      include "a.w8log"
      include "b.w8log"

      === a.w8log

      include "b.w8log"

      === b.w8log

      # 2026-01
      03 82.1kg
      """)
    #expect(analysis?.files.map(\.id.name) == ["log.w8log", "a.w8log", "b.w8log"])
    #expect(analysis?.logbook.days.count == 1)
    #expect(analysis?.errorCount == 0)
  }

  @Test func aCycleIsToldWhereItCloses() {
    #expect(
      bookDiagnostics(
        """
        include "a.w8log"

        === a.w8log

        include "log.w8log"
        """) == [
          #"a.w8log:1:9 include-cycle "\"log.w8log\"": include cycle: "#
            + "log.w8log → a.w8log → log.w8log; remove one of these includes"
        ])
  }

  /// 16 includes one below the other are read; the 17th is told.
  @Test func includesGoSixteenDeep() {
    let files = (1...17).map { "=== \($0).w8log\n\ninclude \"\($0 + 1).w8log\"\n" }
    let book = "include \"1.w8log\"\n\n" + files.joined(separator: "\n") + "\n=== 18.w8log\n\n"
    #expect(analyzeBook(book)?.files.count == 17)
    #expect(
      bookDiagnostics(book) == [
        #"16.w8log:1:9 include-missing "\"17.w8log\"": "17.w8log" is not read: "#
          + "includes can be at most 16 deep"
      ])
  }

  @Test func aBookHasTenThousandFilesAtMost() {
    let root = FileID("log.w8log")
    let many = (1...10_000).map { FileID("y/\($0).w8log") }
    for (files, faultCount) in [(Array(many.dropLast()), 0), (many, 1)] {
      let known = KnownIncludes(
        inclusions: [IncludeSite("y/*", in: "."): Inclusion(files: files)])
      let structure = BookStructure(of: root, known, mostBytes: .max) { file in
        FileState(file == root ? Array("include \"y/*\"\n".utf8) : [], version: 0, revision: 0)
      }
      #expect(structure.files.count == 10_000)
      #expect(structure.faults.count == faultCount)
    }
  }

  /// What is too large for the book is told by name, and what comes after it is read.
  @Test func aBookHasRoomForSoManyBytes() throws {
    let root = FileID("log.w8log")
    let disk = ExampleBook([
      ("log.w8log", []), ("a.w8log", Array("include \"b.w8log\"\n".utf8)),
      ("b.w8log", Array("; \(String(repeating: "x", count: 97))\n".utf8)),
      ("c.w8log", Array("unit kg\n".utf8)),
    ])
    let text = "include \"a.w8log\"\ninclude \"c.w8log\"\n"
    for (limit, expected) in [(100, ["log", "a", "c"]), (200, ["log", "a", "b", "c"])] {
      var host = AnalysisHost(today: .first, mostBytes: limit)
      host.apply(.open(root, Array(text.utf8), version: 0))
      #expect(host.load(root, from: disk) == expected.map { FileID("\($0).w8log") })
      let analysis = host.analysis(of: root)
      let faults = try #require(analysis).structure.faults
      #expect(faults.count == 4 - expected.count)
      for fault in faults {
        guard case .refused(let refusal) = fault.kind else { continue }
        #expect(refusal.name == "b.w8log")
        #expect(refusal.reason.hasPrefix("a log with its includes can have at most"))
      }
    }
  }

  /// A line counts as sixteen bytes, and a header as more, however short they are.
  @Test(arguments: [
    ("\n", 16), ("#1\n", 272), ("# 2026-01\n03 82\n", 288),
    ("; " + String(repeating: "x", count: 400), 402),
  ])
  func shortLinesCountMore(text: String, size: Int) {
    #expect(bookSize(of: Array(text.utf8)) == size)
  }

  /// The patterns of a book look at so many names together; each folder of names counts as often as it is looked at.
  @Test func aBookLooksAtSoManyNames() throws {
    let root = FileID("log.w8log")
    let disk = CountedNames()
    var host = AnalysisHost(today: .first)
    let text = (1...2_000).map { "include \"\($0)*.w8log\"\n" }.joined()
    host.apply(.open(root, Array(text.utf8), version: 0))
    host.load(root, from: disk)
    #expect(disk.askedCount == 11)
    let analysis = host.analysis(of: root)
    let faults = try #require(analysis).structure.faults
    #expect(faults.count == 2_000)
    guard case .refused(let refusal)? = faults.last?.kind else {
      Issue.record("the last include is not refused")
      return
    }
    #expect(refusal == .tooManyNames)
  }

  /// However often includes name the same files: each time costs.
  @Test func includesLeadSoOftenToAFile() {
    let root = FileID("log.w8log")
    let site = IncludeSite("y/*", in: ".")
    let files = (1...1_000).map { FileID("y/\($0).w8log") }
    let known = KnownIncludes(inclusions: [site: Inclusion(files: files)])
    let text = Array(repeating: Array("include \"y/*\"\n".utf8), count: 60).flatMap(\.self)
    let structure = BookStructure(of: root, known, mostBytes: .max) { file in
      FileState(file == root ? text : [], version: 0, revision: 0)
    }
    #expect(structure.files.count == 1_001)
    #expect(structure.faults.count == 1)
  }

  @Test func whatIsNotThereIsTold() {
    #expect(
      bookDiagnostics("include \"2025/*.w8log\"\n") == [
        #"log.w8log:1:9 include-missing "\"2025/*.w8log\"": no *.w8log file matches "2025/*.w8log"; paths are relative to the folder of this file"#
      ])
  }

  @Test func onlyLoadingAsksForFiles() throws {
    let today = try #require(CivilDate(year: 2030, month: 6, day: 1))
    var host = AnalysisHost(today: today)
    let file = FileID("log.w8log")
    host.apply(.open(file, Array("include \"a.w8log\"\n".utf8), version: 1))
    let analysis = host.analysis(of: file)
    #expect(analysis?.files.count == 1)
    #expect(analysis?.errorCount == 0)
  }
}

/// A disk where each pattern looks at 20,000 names for nothing.
private final class CountedNames: FileLibrary {
  private(set) var askedCount = 0

  func reach(of root: FileID) -> String { "." }

  func inclusion(of pattern: String, from folder: String, within reach: String) -> Inclusion? {
    askedCount += 1
    var inclusion = Inclusion(hasWildcards: true)
    inclusion.lookedAt = 20_000
    return inclusion
  }

  func bytes(of file: FileID, room: Int, of limit: Int) -> [UInt8]? { [] }
}

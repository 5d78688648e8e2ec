import Testing
import W8Engine
import W8Text

@testable import W8Analysis

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
          #"a.w8log:1:9 include-cycle "\"log.w8log\"": the include leads back: "#
            + "log.w8log → a.w8log → log.w8log"
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
          + "includes go at most 16 deep"
      ])
  }

  @Test func aBookHasTenThousandFilesAtMost() throws {
    let root = FileID("log.w8log")
    let settings = try #require(analyze("include \"y/*\"\n")).root.settings
    let many = (1...10_000).map { FileID("y/\($0).w8log") }
    for (files, faultCount) in [(Array(many.dropLast()), 0), (many, 1)] {
      let known = KnownIncludes(
        inclusions: [IncludeSite("y/*", in: "."): Inclusion(files: files)])
      let structure = BookStructure(of: root, known) { file in
        file == root ? settings : FileSettings([])
      }
      #expect(structure.files.count == 10_000)
      #expect(structure.faults.count == faultCount)
    }
  }

  @Test func whatIsNotThereIsTold() {
    #expect(
      bookDiagnostics("include \"2025/*.w8log\"\n") == [
        #"log.w8log:1:9 include-missing "\"2025/*.w8log\"": no *.w8log file matches "2025/*.w8log"; a path counts from the folder of this file"#
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

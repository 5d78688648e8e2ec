import Testing
import W8Book
import W8Engine
import W8Lint
import W8TestSupport
import W8Text

/// Figures do not depend on files, and a book kept up to date is the same as one read anew.
@Suite struct BookLawTests {
  @Test(arguments: UInt64(0)..<12)
  func figuresDoNotDependOnHowMonthsAreSplitOverFiles(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    let log = random.log(days: random.number(in: 60...400))
    let today = try #require(CivilDate(year: 2026, month: 3, day: 1))
    let whole = try #require(ExampleBook([("log.w8log", Array(log.utf8))]).analysis(today: today))
    let files = split(log, over: random.number(in: 2...6), &random)
    let book = try #require(ExampleBook(files).analysis(today: today))
    #expect(book.files.count == files.count)
    expectSameFigures(book.logbook, whole.logbook)
    let names = { (analysis: Analysis) in
      analysis.diagnosticsOfFiles.joined().map(\.message).sorted()
    }
    #expect(names(book) == names(whole))
  }

  @Test(arguments: seeds(8))
  func editsInAnyFileGiveWhatReadingAnewGives(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    let log = random.log(days: random.number(in: 40...160))
    var files = split(log, over: 3, &random)
    let root = FileID("log.w8log")
    let today = try #require(CivilDate(year: 2026, month: 3, day: 1))
    var host = AnalysisHost(today: today)
    host.apply(.open(root, files[0].bytes, version: 0))
    host.load(root, from: ExampleBook(files))
    for version in 1...20 {
      let index = random.number(in: 0...files.count - 1)
      let edit = edit(of: files[index].bytes, &random)
      files[index].bytes.replaceSubrange(
        edit.range.start..<edit.range.end, with: edit.replacement)
      host.apply(.edit(FileID(files[index].name), [edit], version: version))
      host.load(root, from: ExampleBook(files))
      let fresh = ExampleBook(files).analysis(today: today)
      let analyses = (kept: host.analysis(of: root), anew: fresh)
      let kept = try #require(analyses.kept)
      let anew = try #require(analyses.anew)
      try #require(kept.files.map(\.id) == anew.files.map(\.id), "edit \(version) of seed \(seed)")
      try #require(
        kept.diagnosticsOfFiles == anew.diagnosticsOfFiles, "edit \(version) of seed \(seed)")
      expectSameFigures(kept.logbook, anew.logbook)
      for file in kept.files {
        #expect(file.text.bytes == files.first { $0.name == file.id.name }?.bytes)
      }
    }
  }

  /// The preamble in the root, which includes the files over which the months are spread. Every file
  /// repeats the settings that hold for itself.
  private func split(
    _ log: String, over count: Int, _ random: inout RandomLog
  ) -> [(name: String, bytes: [UInt8])] {
    var parts = [String](repeating: "", count: count)
    var current = 0
    for line in log.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") { current = random.number(in: 0...count - 1) }
      parts[current] += line + "\n"
    }
    let ownSettings = log.split(separator: "\n").filter { line in
      ["unit ", "lift-unit", "order "].contains { line.hasPrefix($0) }
    }.joined(separator: "\n")
    return parts.enumerated().map { index, part in
      index == 0
        ? ("log.w8log", Array(withIncludes(count, part).utf8))
        : ("\(index).w8log", Array((ownSettings + "\n\n" + part).utf8))
    }
  }

  /// The first line of a log says its version.
  private func withIncludes(_ count: Int, _ log: String) -> String {
    let includes = (1..<count).map { "include \"\($0).w8log\"\n" }.joined()
    let first = log.prefix { $0 != "\n" } + "\n"
    return first + includes + log.dropFirst(first.count)
  }

  private func edit(of bytes: [UInt8], _ random: inout RandomLog) -> TextEdit {
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    let start = random.isOne(in: 4) ? 0 : random.one(of: starts) ?? 0
    let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    switch random.number(in: 0...3) {
    case 0: return TextEdit(TextRange(start, end), "")
    case 1: return TextEdit(TextRange(start, end), random.mutated(Array(bytes[start..<end])))
    default: return TextEdit(TextRange(at: start), (random.one(of: decisive) ?? "") + "\n")
    }
  }

  private let decisive = [
    "include \"1.w8log\"", "include \"2.w8log\"", "include \"*.w8log\"", "include \"none\"",
    "include \"log.w8log\"", "# 2022-02", "unit       lb", "lift-unit  lb", "order      newest",
    "trend      span:3 day:last", "goal       70.0 by:2024-03-09", "milestone  every:2",
    "gym        @home alias:@iron default", "exercise   \"Squat\" alias:\"Bench press\" unit:lb",
    "setup      @iron \"Squat\"  > hook 14", "lint       outlier error", "2022-02-03 82.1",
    "09       91.0?", "    Squat:              5 1000", "    + Squatt:           3x5 80",
  ]
}

import Testing
import W8Analysis
import W8Engine
import W8TestSupport
import W8Text

/// Whatever is edited, a book kept up to date is the same as one read anew.
@Suite struct IncrementalAnalysisTests {
  @Test(arguments: UInt64(0)..<24)
  func editsGiveWhatReadingAnewGives(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    var bytes = Array(random.log(days: random.number(in: 40...160)).utf8)
    let today = try #require(CivilDate(year: 2024, month: 3, day: 1))
    let file = FileID("test.w8log")
    var host = AnalysisHost(today: today)
    host.apply(.open(file, bytes, version: 0))
    for version in 1...25 {
      let edits = (0..<random.number(in: 1...2)).map { _ in
        let edit = edit(of: bytes, &random)
        bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.replacement)
        return edit
      }
      host.apply(.edit(file, edits, version: version))
      var fresh = AnalysisHost(today: today)
      fresh.apply(.open(file, bytes, version: version))
      let analyses = (kept: host.analysis(of: file), anew: fresh.analysis(of: file))
      let kept = try #require(analyses.kept)
      let anew = try #require(analyses.anew)
      try #require(kept.root.text.bytes(in: TextRange(0, bytes.count)) == bytes)
      try #require(
        kept.diagnostics(of: kept.root) == anew.diagnostics(of: anew.root),
        "edit \(version) of seed \(seed)")
      #expect(kept.logbook.settings == anew.logbook.settings)
      #expect(kept.logbook.months.map(\.entries) == anew.logbook.months.map(\.entries))
      #expect(kept.logbook.exerciseUses == anew.logbook.exerciseUses)
      #expect(kept.logbook.history(of: "squat") == anew.logbook.history(of: "squat"))
      expectSameFigures(kept.logbook, anew.logbook)
    }
  }

  /// Puts in, takes out or spoils a line, most often one on which much depends.
  private func edit(of bytes: [UInt8], _ random: inout RandomLog) -> TextEdit {
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    let start = random.isOne(in: 8) ? 0 : random.one(of: starts) ?? 0
    let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    switch random.number(in: 0...5) {
    case 0: return TextEdit(TextRange(start, end), "")
    case 1: return TextEdit(TextRange(start, end), random.mutated(Array(bytes[start..<end])))
    case 2:
      let column = random.number(in: start...end)
      return TextEdit(TextRange(column, min(end, column + random.number(in: 0...2))), "\n")
    case 3: return TextEdit(TextRange(at: start), random.line() + "\n")
    default:
      return TextEdit(TextRange(at: start), (random.one(of: decisive) ?? "") + "\n")
    }
  }

  private let decisive = [
    "# 2022-02", "# 2019-05", "# soon", "", "w8log 1.1", "unit       lb", "unit       kg",
    "lift-unit  lb", "order      newest", "trend      span:3 day:last",
    "goal       70.0 by:2024-03-09", "goal       120", "milestone  every:2",
    "gym        @home alias:@iron default", "exercise   \"Squat\" alias:\"Bench press\" unit:lb",
    "setup      @iron \"Squat\"  > hook 14", "lint       outlier error",
    "; w8log:ignore weekday-mismatch, outlier", "; w8log:ignore implausible-load W8411",
    "03       182", "09       91.0?", "11       60lb", "28       82 @iron #sick",
    "    Squat:              5 1000", "    + Squatt:           3x5 80", "    Bench pres: 3x8 60",
    "    @9bad", "    @home 19:00", "    > #late", "<<<<<<< ours",
  ]
}

/// Expects the same averages, trend, milestones and training in both.
func expectSameFigures(_ kept: Logbook, _ anew: Logbook) {
  #expect(kept.days == anew.days)
  #expect(kept.trend == anew.trend)
  #expect(kept.milestones == anew.milestones)
  #expect(uses(in: kept) == uses(in: anew))
  let histories = (kept: kept.history(of: "squat"), anew: anew.history(of: "squat"))
  #expect(histories.kept.figures == histories.anew.figures)
  #expect(histories.kept.branches.map(\.figures) == histories.anew.branches.map(\.figures))
  #expect(histories.kept.weeks == histories.anew.weeks)
  #expect(rates(of: kept) == rates(of: anew))
}

/// The change behind each entry, in order.
private func rates(of logbook: Logbook) -> [Mass?] {
  logbook.months.indices.flatMap { month in
    logbook.months[month].entries.indices.map { entry in
      logbook.rate(of: EntryReference(month: month, entry: entry))?.change
    }
  }
}

/// What was done how often, without the spelling, which is that of the first file.
private func uses(in logbook: Logbook) -> [String] {
  logbook.exerciseUses.map { use in
    let last = use.lastDate?.description ?? "never"
    return "\(use.exercise) \(use.sessionCount) \(use.lineCount) \(last)"
  }.sorted()
}

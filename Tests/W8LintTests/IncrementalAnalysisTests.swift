import Primitives
import Testing
import W8Book
import W8Engine
import W8Laws
import W8Lint
import W8TestSupport
import W8Text

/// Whatever is edited, a book kept up to date is the same as one read anew.
@Suite struct IncrementalAnalysisTests {
  @Test(arguments: seeds(8))
  func editsGiveWhatReadingAnewGives(_ seed: UInt64) {
    #expect(checkEditing(seed: seed, edits: 25).broken == nil)
  }

  /// So many months that sections, months and chunks of months each fill several nodes.
  @Test(arguments: seeds(1))
  func editsOfALongLogGiveWhatReadingAnewGives(_ seed: UInt64) {
    #expect(checkEditing(seed: seed, edits: 12, days: 2000...2400).broken == nil)
  }

  @Test func anEditLeavesAllOtherMonthsAndSectionsWhatTheyWere() throws {
    let today = try #require(CivilDate(year: 2030, month: 6, day: 1))
    let file = FileID("log.w8log")
    let months = (1990..<2020).flatMap { year in
      (1...12).map {
        "# \(year)-\($0 < 10 ? "0" : "")\($0)\n03       82.1 @iron\n    Squat:  3x5 60\n"
      }
    }
    var host = AnalysisHost(today: today)
    host.apply(.open(file, Array(("unit kg\n" + months.joined()).utf8), version: 1))
    let first = host.analysis(of: file)
    let before = try #require(first)
    let line = before.root.text.range(ofLine: 3 * 100 + 2)
    host.apply(
      .edit(file, [TextEdit(TextRange(line.start + 9, line.start + 11), "81")], version: 2))
    let second = host.analysis(of: file)
    let after = try #require(second)
    let changed = zip(before.logbook.months, after.logbook.months).map { $0 !== $1 }
    #expect(changed.indices.filter { changed[$0] } == [100])
    let lowered = zip(before.root.sections, after.root.sections).map { $0.lowered !== $1.lowered }
    #expect(lowered.indices.filter { lowered[$0] } == [101])
    #expect(before.root.text.bytes(in: line) == Array("03       82.1 @iron\n".utf8))
  }
}

/// Expects the same averages, trend, milestones and training in both.
func expectSameFigures(_ kept: Logbook, _ anew: Logbook) {
  #expect(kept.days == anew.days)
  #expect(kept.forecast == anew.forecast)
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

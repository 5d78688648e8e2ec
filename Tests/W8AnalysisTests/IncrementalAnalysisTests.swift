import Testing
import W8Engine
import W8Laws

/// Whatever is edited, a book kept up to date is the same as one read anew.
@Suite struct IncrementalAnalysisTests {
  @Test(arguments: UInt64(0)..<24)
  func editsGiveWhatReadingAnewGives(_ seed: UInt64) {
    #expect(checkEditing(seed: seed, edits: 25).broken == nil)
  }
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

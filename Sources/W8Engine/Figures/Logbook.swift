import Primitives

/// All entries of a book with their figures.
///
/// Averages, trends, what rates compare with, and milestones are worked out when the logbook is
/// made; summaries, and all that is made of sets, when they are asked for.
/// Filters choose entries and change no figure.
package final class Logbook: Sendable {
  /// The months, ascending, each once.
  package let months: [MonthLog]
  /// The settings that the figures follow.
  package let settings: LogbookSettings
  /// The figures of the months, each chunk of as many as a chunk has, the last of the rest.
  let chunks: [FigureChunk]
  /// The chunks that have a counted weigh-in, ascending.
  let weighedChunks: [WeighedChunk]
  /// The milestones with their crossings.
  let board: MilestoneBoard

  /// Computes the figures of `months`, which must ascend, from scratch.
  package convenience init(months: [MonthLog], settings: LogbookSettings) {
    self.init(months: months, settings: settings, previous: nil)
  }

  /// The logbook of other months or settings, equal to one from scratch.
  ///
  /// Months that are the same objects keep their figures as long as what is carried into them is
  /// the same: a change costs the months from a little before it up to where the averages agree again.
  package func updated(months: [MonthLog], settings: LogbookSettings) -> Logbook {
    Logbook(months: months, settings: settings, previous: self)
  }

  /// The entry that `reference` names; nil when there is none.
  package func entry(at reference: EntryReference) -> Entry? {
    guard months.indices.contains(reference.month) else { return nil }
    let entries = months[reference.month].entries
    return entries.indices.contains(reference.entry) ? entries[reference.entry] : nil
  }

  /// The index of `month` among the months; nil when the book does not have it.
  package func index(of month: YearMonth) -> Int? {
    let index = months.partitioningIndex { $0.month >= month }
    return index < months.count && months[index].month == month ? index : nil
  }

  private convenience init(months: [MonthLog], settings: LogbookSettings, previous: Logbook?) {
    let chunks = LogbookChunks(of: months, settings, after: previous)
    // The milestones that were crossed follow from the figures.
    let figures = Logbook(months, settings, chunks, MilestoneBoard())
    self.init(months, settings, chunks, MilestoneBoard(of: figures))
  }

  private init(
    _ months: [MonthLog], _ settings: LogbookSettings, _ chunks: LogbookChunks,
    _ board: MilestoneBoard
  ) {
    self.months = months
    self.settings = settings
    self.chunks = chunks.all
    weighedChunks = chunks.weighed
    self.board = board
  }
}

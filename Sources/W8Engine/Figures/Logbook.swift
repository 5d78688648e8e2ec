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
  /// The days that have a value.
  let weighed: WeighedDays
  /// The milestones with their crossings.
  let board: MilestoneBoard

  /// Computes the figures of `months`, which must ascend.
  package convenience init(months: [MonthLog], settings: LogbookSettings) {
    let weighed = WeighedDays(of: months, settings)
    // The milestones that were crossed follow from the figures.
    let figures = Logbook(months, settings, weighed, MilestoneBoard())
    self.init(months, settings, weighed, MilestoneBoard(of: figures))
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

  private init(
    _ months: [MonthLog], _ settings: LogbookSettings, _ weighed: WeighedDays,
    _ board: MilestoneBoard
  ) {
    self.months = months
    self.settings = settings
    self.weighed = weighed
    self.board = board
  }
}

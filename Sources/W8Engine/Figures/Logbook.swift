import Primitives

/// All entries of a book with their figures.
///
/// Averages, what rates compare with, and milestones are worked out when the logbook is made; the trend, summaries, and
/// all that is made of sets, when they are asked for.
/// Filters choose entries and change no figure.
package final class Logbook: Sendable {
  /// The months, ascending, each once.
  package let months: [MonthLog]
  /// The settings that the figures follow.
  package let settings: LogbookSettings
  let weighed: WeighedDays
  let board: MilestoneBoard
  /// The trend after the last day, once it is asked for.
  let knownTrend = Lazy<WeightTrend?>()
  /// How its exercises go by their plans.
  let plans = Derived()
  let earlierPlans: EarlierPlans?

  /// How plans went in an earlier logbook.
  struct EarlierPlans: Sendable {
    let plans: Derived
    /// How many months are as they were.
    let months: Int
  }

  /// Computes the figures of `months`, which must ascend; of `earlier` it may know some of them.
  package convenience init(
    months: [MonthLog], settings: LogbookSettings, after earlier: Logbook? = nil
  ) {
    let weighed = WeighedDays(of: months, settings)
    let earlierPlans = earlier.flatMap { $0.plans(before: months, settings) }
    // The milestones that were crossed follow from the figures.
    let figures = Logbook(months, settings, weighed, MilestoneBoard(), nil)
    self.init(months, settings, weighed, MilestoneBoard(of: figures), earlierPlans)
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

  /// What is known of its plans, for a logbook that comes next; nil where settings differ.
  private func plans(before months: [MonthLog], _ settings: LogbookSettings) -> EarlierPlans? {
    guard !settings.training.plans.isEmpty, settings.training == self.settings.training,
      settings.gyms == self.settings.gyms
    else { return nil }
    let same = zip(months, self.months).prefix { $0 === $1 }.count
    if plans.isKnown { return EarlierPlans(plans: plans, months: same) }
    return earlierPlans.map { EarlierPlans(plans: $0.plans, months: min($0.months, same)) }
  }

  private init(
    _ months: [MonthLog], _ settings: LogbookSettings, _ weighed: WeighedDays,
    _ board: MilestoneBoard, _ earlierPlans: EarlierPlans?
  ) {
    self.months = months
    self.settings = settings
    self.weighed = weighed
    self.board = board
    self.earlierPlans = earlierPlans
  }
}

/// Which entry of a logbook is meant.
package struct EntryReference: Hashable, Comparable, Sendable {
  private let monthIndex: Int32
  private let entryIndex: Int32

  /// Names the entry at index `entry` of the month at index `month`, which no book has from 2³¹ on.
  package init(month: Int, entry: Int) {
    monthIndex = Int32(clamping: month)
    entryIndex = Int32(clamping: entry)
  }

  /// The index of the month in the logbook.
  package var month: Int { Int(monthIndex) }

  /// The index of the entry in the month.
  package var entry: Int { Int(entryIndex) }

  package static func < (left: EntryReference, right: EntryReference) -> Bool {
    (left.month, left.entry) < (right.month, right.entry)
  }
}

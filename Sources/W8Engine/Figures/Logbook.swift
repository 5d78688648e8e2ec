/// All entries of a book with their figures.
///
/// Averages, trends and milestones are computed when the logbook is made; rates, summaries, and all
/// that is made of sets when they are asked for.
/// Filters choose entries and change no figure.
package struct Logbook: Sendable {
  /// The months, ascending, each once.
  package let months: [MonthLog]
  /// The settings that the figures follow.
  package let settings: LogbookSettings
  /// The figures of each month.
  let figures: [MonthFigures]
  /// The months that have a counted weigh-in, ascending.
  let weighedMonths: [WeighedMonth]
  /// The trend before and after each month.
  let trends: [MonthTrend]
  /// The milestones with their crossings.
  private(set) var board: MilestoneBoard

  /// A month with a counted weigh-in: all that a search over months looks at.
  struct WeighedMonth: Sendable {
    let firstDate: CivilDate
    /// How many days with a value come before the month.
    let daysBefore: Int
    let index: Int32
  }

  /// Computes the figures of `months`, which must ascend, from scratch.
  package init(months: [MonthLog], settings: LogbookSettings) {
    self.init(months: months, settings: settings, previous: nil)
  }

  /// The logbook of other months or settings, equal to one from scratch.
  ///
  /// Months that are the same objects keep their figures as long as what is carried into them is
  /// the same: a change costs its own month and those after it up to where the averages agree again.
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

  private init(months: [MonthLog], settings: LogbookSettings, previous: Logbook?) {
    precondition(
      zip(months, months.dropFirst()).allSatisfy { $0.month < $1.month },
      "the months of a logbook ascend")
    self.months = months
    self.settings = settings
    figures = Self.figures(of: months, settings: settings, previous: previous)
    weighedMonths = Self.weighedMonths(of: months)
    trends = Self.trends(of: figures, in: months, settings: settings, previous: previous)
    board = MilestoneBoard()
    board = MilestoneBoard(of: self)
  }

  private static func weighedMonths(of months: [MonthLog]) -> [WeighedMonth] {
    var weighed: [WeighedMonth] = []
    weighed.reserveCapacity(months.count)
    var days = 0
    for (index, month) in months.enumerated() {
      guard let first = month.countedDays.first else { continue }
      weighed.append(
        WeighedMonth(firstDate: first.date, daysBefore: days, index: Int32(clamping: index)))
      days += month.countedDays.count
    }
    return weighed
  }

  private static func figures(
    of months: [MonthLog], settings: LogbookSettings, previous: Logbook?
  ) -> [MonthFigures] {
    let average = settings.movingAverage
    let kept = previous.flatMap { book in
      book.settings.averageSpan == settings.averageSpan
        && book.settings.dayValue == settings.dayValue ? book : nil
    }
    var figures: [MonthFigures] = []
    figures.reserveCapacity(months.count)
    var carry = MonthFigures.Carry(averageKilograms: settings.start?.kilograms, date: nil)
    var place = 0
    for month in months {
      let known = kept.flatMap { book in
        book.index(of: month, from: &place).map { book.figures[$0] }
      }
      let isKnown = known?.carriedIn.isIdentical(to: carry) ?? false
      let new =
        (isKnown ? known : nil)
        ?? MonthFigures(of: month, after: carry, average: average, dayValue: settings.dayValue)
      figures.append(new)
      carry = new.carriedOut
    }
    return figures
  }

  private static func trends(
    of figures: [MonthFigures], in months: [MonthLog], settings: LogbookSettings,
    previous: Logbook?
  ) -> [MonthTrend] {
    let kept = previous.flatMap { $0.settings.dayValue == settings.dayValue ? $0 : nil }
    var trends: [MonthTrend] = []
    trends.reserveCapacity(months.count)
    var carry: HoltTrend?
    var place = 0
    for (index, month) in months.enumerated() {
      let known = kept.flatMap { book in
        book.index(of: month, from: &place).map { book.trends[$0] }
      }
      let isKnown = known?.follows(carry) ?? false
      let new = (isKnown ? known : nil) ?? MonthTrend(of: figures[index].days, after: carry)
      trends.append(new)
      carry = new.carriedOut
    }
    return trends
  }

  /// The index of the very same month; `place` moves on to where the next one is to be looked for.
  func index(of month: MonthLog, from place: inout Int) -> Int? {
    while place < months.count, months[place].month < month.month { place += 1 }
    return place < months.count && months[place] === month ? place : nil
  }
}

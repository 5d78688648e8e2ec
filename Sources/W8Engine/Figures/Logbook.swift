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
    (figures, trends) = Self.figures(of: months, settings: settings, previous: previous)
    weighedMonths = Self.weighedMonths(of: figures)
    board = MilestoneBoard()
    board = MilestoneBoard(of: self)
  }

  private static func weighedMonths(of figures: [MonthFigures]) -> [WeighedMonth] {
    var weighed: [WeighedMonth] = []
    weighed.reserveCapacity(figures.count)
    var days = 0
    for index in figures.indices {
      guard let first = figures[index].days.first else { continue }
      weighed.append(
        WeighedMonth(firstDate: first.date, daysBefore: days, index: Int32(clamping: index)))
      days += figures[index].days.count
    }
    return weighed
  }

  /// Averages and trend of a month are worked out together, while its days are at hand.
  private static func figures(
    of months: [MonthLog], settings: LogbookSettings, previous: Logbook?
  ) -> (figures: [MonthFigures], trends: [MonthTrend]) {
    let kept = KeptFigures(previous, for: settings)
    let average = settings.movingAverage
    var figures: [MonthFigures] = []
    var trends: [MonthTrend] = []
    figures.reserveCapacity(months.count)
    trends.reserveCapacity(months.count)
    var carry = MonthFigures.Carry(averageKilograms: settings.start?.kilograms, date: nil)
    var trendCarry: HoltTrend?
    var place = 0
    for month in months {
      let known = kept.months.isEmpty ? nil : kept.index(of: month, from: &place)
      let days =
        known.flatMap { kept.figures(at: $0, after: carry) }
        ?? MonthFigures(of: month, after: carry, average: average, dayValue: settings.dayValue)
      carry = days.carriedOut
      let trend =
        known.flatMap { kept.trend(at: $0, after: trendCarry) }
        ?? MonthTrend(of: days.days, after: trendCarry)
      trendCarry = trend.carriedOut
      figures.append(days)
      trends.append(trend)
    }
    return (figures, trends)
  }

  /// The index of the very same month; `place` moves on to where the next one is to be looked for.
  func index(of month: MonthLog, from place: inout Int) -> Int? {
    while place < months.count, months[place].month < month.month { place += 1 }
    return place < months.count && months[place] === month ? place : nil
  }
}

/// What an older logbook knows about its months, taken out of it once: every look at a whole logbook
/// counts references.
private struct KeptFigures {
  let months: [MonthLog]
  private let figures: [MonthFigures]
  private let trends: [MonthTrend]
  private let keepsAverages: Bool

  /// Nothing where the settings make other days.
  init(_ book: Logbook?, for settings: LogbookSettings) {
    let book = book?.settings.dayValue == settings.dayValue ? book : nil
    months = book?.months ?? []
    figures = book?.figures ?? []
    trends = book?.trends ?? []
    keepsAverages = book?.settings.averageSpan == settings.averageSpan
  }

  /// The index of the very same month; `place` moves on to where the next one is to be looked for.
  func index(of month: MonthLog, from place: inout Int) -> Int? {
    if place < months.count, months[place] === month { return place }
    while place < months.count, months[place].month < month.month { place += 1 }
    return place < months.count && months[place] === month ? place : nil
  }

  /// The figures of a month, if they follow from the same average.
  func figures(at index: Int, after carry: MonthFigures.Carry) -> MonthFigures? {
    keepsAverages && figures[index].carriedIn.isIdentical(to: carry) ? figures[index] : nil
  }

  /// The trend of a month, if it follows from the same one.
  func trend(at index: Int, after carry: HoltTrend?) -> MonthTrend? {
    trends[index].follows(carry) ? trends[index] : nil
  }
}

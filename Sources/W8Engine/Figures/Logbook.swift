/// All entries of a book with their figures.
///
/// Averages are computed when the logbook is made; rates and summaries when they are asked for.
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

  /// A month with a counted weigh-in: all that a search over months looks at.
  struct WeighedMonth: Sendable {
    let firstDate: CivilDate
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
    let isReusable =
      settings.averageSpan == self.settings.averageSpan
      && settings.dayValue == self.settings.dayValue
    return Logbook(months: months, settings: settings, previous: isReusable ? self : nil)
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
  }

  private static func weighedMonths(of months: [MonthLog]) -> [WeighedMonth] {
    var weighed: [WeighedMonth] = []
    weighed.reserveCapacity(months.count)
    for (index, month) in months.enumerated() {
      guard let first = month.countedDays.first else { continue }
      weighed.append(WeighedMonth(firstDate: first.date, index: Int32(clamping: index)))
    }
    return weighed
  }

  private static func figures(
    of months: [MonthLog], settings: LogbookSettings, previous: Logbook?
  ) -> [MonthFigures] {
    let average = settings.movingAverage
    var figures: [MonthFigures] = []
    figures.reserveCapacity(months.count)
    var carry = MonthFigures.Carry(averageKilograms: settings.start?.kilograms, date: nil)
    var place = 0
    for month in months {
      let known = previous?.keptFigures(of: month, after: carry, from: &place)
      let new =
        known
        ?? MonthFigures(of: month, after: carry, average: average, dayValue: settings.dayValue)
      figures.append(new)
      carry = new.carriedOut
    }
    return figures
  }

  /// The figures of the very same month, if what is carried into it is the same; `place` moves on
  /// to where the next month is to be looked for.
  private func keptFigures(
    of month: MonthLog, after carry: MonthFigures.Carry, from place: inout Int
  ) -> MonthFigures? {
    while place < months.count, months[place].month < month.month { place += 1 }
    guard place < months.count, months[place] === month,
      figures[place].carriedIn.isIdentical(to: carry)
    else { return nil }
    return figures[place]
  }
}

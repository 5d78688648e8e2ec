import W8Engine

/// A long time without a weigh-in.
struct Gap: Hashable, Sendable {
  /// The last day with a weigh-in before it.
  let last: CivilDate
  /// How many days have none.
  let dayCount: Int

  /// nil when fewer than 15 days lie between `last` and `next`.
  init?(from last: CivilDate, to next: CivilDate) {
    let count = next.days(since: last) - 1
    guard count > Self.longestUnnoticed else { return nil }
    self.last = last
    dayCount = count
  }

  private static let longestUnnoticed = 14
}

/// The days of one month with a weigh-in, as far as gaps between them go.
struct WeighedDays: Sendable {
  /// The first such day, and the index of its first entry with a weigh-in.
  private(set) var first: (date: CivilDate, entry: Int)?
  /// The last such day.
  private(set) var last: CivilDate?
  /// The gaps inside the month, each with the index of the entry that ends it.
  private(set) var gaps: [(gap: Gap, entry: Int)] = []

  init(_ log: MonthLog) {
    let entries = log.entries
    for index in entries.indices where entries[index].weighIn != nil {
      let date = entries[index].date
      if first == nil { first = (date, index) }
      if let last, let gap = Gap(from: last, to: date) { gaps.append((gap, index)) }
      last = date
    }
  }
}

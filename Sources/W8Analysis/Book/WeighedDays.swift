import W8Engine

/// The days of one month with a weigh-in, as far as gaps between them go.
struct WeighedDays: Sendable {
  /// The first such day, and the index of its first entry with a weigh-in.
  private(set) var first: (date: CivilDate, entry: Int)?
  /// The last such day.
  private(set) var last: CivilDate?
  /// The long gaps inside the month, each with the index of the entry that ends it.
  private(set) var gaps: [(gap: Gap, entry: Int)] = []

  init(_ log: MonthLog) {
    let entries = log.entries
    for index in entries.indices where entries[index].weighIn != nil {
      let date = entries[index].date
      if first == nil { first = (date, index) }
      if let last, case let gap = Gap(last, date), gap.isLong { gaps.append((gap, index)) }
      last = date
    }
  }
}

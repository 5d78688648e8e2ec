/// Finds the last counted weights before days that ascend, in one walk through the book.
struct WeekBefore {
  private let book: [MonthLog]
  private let weighedMonths: [Logbook.WeighedMonth]
  /// How many of the weighed months begin on or before the day last asked for; nil before the first.
  private var begun: Int?
  /// The last of them: its index and its days.
  private var month = 0
  private var days: [CountedDay] = []
  /// How many of its days lie on or before that day.
  private var passed = 0

  init(_ book: Logbook) {
    self.book = book.months
    weighedMonths = book.weighedMonths
  }

  /// The last counted weight of the latest day not after `date`, which must not be before the date
  /// last asked for; nil when there is none.
  mutating func lastWeight(onOrBefore date: CivilDate) -> (mass: Mass, entry: EntryReference)? {
    advance(to: date)
    while passed < days.count, days[passed].date <= date { passed += 1 }
    guard passed > 0 else { return nil }
    let entry = Int(days[passed - 1].lastEntry)
    guard let mass = days[passed - 1].onlyMass ?? book[month].entries[entry].countedMass else {
      return nil
    }
    return (mass, EntryReference(month: month, entry: entry))
  }

  private mutating func advance(to date: CivilDate) {
    var next = begun ?? weighedMonths.partitioningIndex { $0.firstDate > date }
    while next < weighedMonths.count, weighedMonths[next].firstDate <= date { next += 1 }
    guard next != begun else { return }
    begun = next
    guard next > 0 else { return }
    month = Int(weighedMonths[next - 1].index)
    days = book[month].countedDays
    passed = 0
  }
}

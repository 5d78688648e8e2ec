/// Finds the days a week or more before the days of a month, which ascend, in one walk.
///
/// It is given the chunk at each step: to hold it would count references for every month.
struct WeekBefore {
  /// The index in the book of the first month of the chunk.
  private let firstMonth: Int
  /// How many days of the chunk lie a week or more before the day last asked for.
  private var passed: Int
  /// The index in the book of the month of the last of them, and where its days end.
  private var month: Int32 = 0
  private var monthEnd = 0
  /// A month of the chunk that is not after that one.
  private var part: Int

  /// Starts before the days of the month at `part` of `chunk`, whose first month is at
  /// `firstMonth` in the book.
  init(monthAt part: Int, of chunk: FigureChunk, from firstMonth: Int) {
    self.firstMonth = firstMonth
    passed = max(0, chunk.days(ofMonthAt: part).lowerBound - FigureChunk.mostDaysOfWeek)
    self.part = part
    while self.part > 0, chunk.days(ofMonthAt: self.part).lowerBound > passed { self.part -= 1 }
  }

  /// The last counted entry of the latest day a week or more before `date`, and its weight; nil when
  /// there is none. `date` must be one of `days`, which are those of `chunk`, and not before the one
  /// last asked for.
  mutating func lastEntry(
    before date: CivilDate, in days: [WeighedDay], of chunk: FigureChunk
  ) -> (mass: Mass, entry: EntryReference)? {
    while passed < days.count, date.days(since: days[passed].date) >= 7 { passed += 1 }
    guard passed > 0 else { return nil }
    if passed > monthEnd { findMonth(ofDayAt: passed - 1, of: chunk) }
    let day = days[passed - 1].counted
    return (day.lastMass, EntryReference(monthIndex: month, entryIndex: day.lastEntryIndex))
  }

  private mutating func findMonth(ofDayAt index: Int, of chunk: FigureChunk) {
    if index < chunk.carriedIn.days.count {
      (month, monthEnd) = (chunk.carriedIn.months[index], index + 1)
      return
    }
    while part + 1 < chunk.parts.count, chunk.parts[part].dayEnd <= index { part += 1 }
    (month, monthEnd) = (Int32(clamping: firstMonth + part), Int(chunk.parts[part].dayEnd))
  }
}

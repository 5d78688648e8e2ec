extension Logbook {
  /// The days with a value, ascending.
  package var days: [DayFigures] {
    figures.flatMap(\.days)
  }

  /// The days with a value in the month at `index`, ascending; none when there is no such month.
  package func days(ofMonthAt index: Int) -> [DayFigures] {
    figures.indices.contains(index) ? figures[index].days : []
  }

  /// The figures of `date`; nil when it has no value.
  package func day(on date: CivilDate) -> DayFigures? {
    guard let day = lastDay(onOrBefore: date), day.date == date else { return nil }
    return day
  }

  /// The figures of the latest day with a value before `date`; nil when there is none.
  package func day(before date: CivilDate) -> DayFigures? {
    date.adding(days: -1).flatMap { lastDay(onOrBefore: $0) }
  }

  /// The figures of the latest day with a value that is not after `date`; nil when there is none.
  package func lastDay(onOrBefore date: CivilDate) -> DayFigures? {
    place(onOrBefore: date).map { figures[$0.month].days[$0.day] }
  }

  /// The last counted entry of the latest day that is not after `date`; nil when there is none.
  package func lastCountedEntry(onOrBefore date: CivilDate) -> EntryReference? {
    place(onOrBefore: date).map { place in
      let day = months[place.month].countedDays[place.day]
      return EntryReference(month: place.month, entry: Int(day.lastEntry))
    }
  }

  /// The first counted entry of the earliest day that is not before `date`; nil when there is none.
  package func firstCountedEntry(onOrAfter date: CivilDate) -> EntryReference? {
    let after = weighedMonths.partitioningIndex { $0.firstDate >= date }
    // The month before may still hold a later day.
    for month in weighedMonths[max(0, after - 1)...].prefix(2).map({ Int($0.index) }) {
      let days = months[month].countedDays
      let day = days.partitioningIndex { $0.date >= date }
      guard day < days.count else { continue }
      return EntryReference(month: month, entry: Int(days[day].firstEntry))
    }
    return nil
  }

  /// How many days with a value come before `date`.
  package func dayCount(before date: CivilDate) -> Int {
    let after = weighedMonths.partitioningIndex { $0.firstDate >= date }
    guard after > 0 else { return 0 }
    let month = weighedMonths[after - 1]
    let days = months[Int(month.index)].countedDays
    return month.daysBefore + days.partitioningIndex { $0.date >= date }
  }

  /// The last days with a value before `date`, at most `limit`, ascending.
  func lastDays(before date: CivilDate, limit: Int) -> [DayFigures] {
    var after = weighedMonths.partitioningIndex { $0.firstDate >= date }
    var parts: [ArraySlice<DayFigures>] = []
    var missing = limit
    while after > 0, missing > 0 {
      after -= 1
      let days = figures[Int(weighedMonths[after].index)].days
      let part = days[..<days.partitioningIndex { $0.date >= date }].suffix(missing)
      parts.append(part)
      missing -= part.count
    }
    return parts.reversed().flatMap { $0 }
  }

  /// Where the latest counted day that is not after `date` stands.
  private func place(onOrBefore date: CivilDate) -> (month: Int, day: Int)? {
    let after = weighedMonths.partitioningIndex { $0.firstDate > date }
    guard after > 0 else { return nil }
    let month = Int(weighedMonths[after - 1].index)
    let days = months[month].countedDays
    return (month, days.partitioningIndex { $0.date > date } - 1)
  }
}

import Primitives

extension Logbook {
  /// The days with a value, ascending.
  package var days: [DayFigures] { weighed.all.indices.map { figures(ofDayAt: $0) } }

  /// The days with a value in the month at `index`, ascending; none when there is no such month.
  package func days(ofMonthAt index: Int) -> [DayFigures] {
    guard months.indices.contains(index) else { return [] }
    return weighed.range(ofMonthAt: index).map { figures(ofDayAt: $0) }
  }

  /// The figures of `date`; nil when it has no value.
  package func day(on date: CivilDate) -> DayFigures? {
    lastDay(onOrBefore: date).flatMap { $0.date == date ? $0 : nil }
  }

  /// The figures of the latest day with a value before `date`; nil when there is none.
  package func day(before date: CivilDate) -> DayFigures? {
    date.adding(days: -1).flatMap { lastDay(onOrBefore: $0) }
  }

  /// The figures of the latest day with a value that is not after `date`; nil when there is none.
  package func lastDay(onOrBefore date: CivilDate) -> DayFigures? {
    dayIndex(onOrBefore: date).map { figures(ofDayAt: $0) }
  }

  /// The last counted entry of the latest day that is not after `date`; nil when there is none.
  package func lastCountedEntry(onOrBefore date: CivilDate) -> EntryReference? {
    dayIndex(onOrBefore: date).map(lastCountedEntry(ofDayAt:))
  }

  /// The first counted entry of the earliest day that is not before `date`; nil when there is none.
  package func firstCountedEntry(onOrAfter date: CivilDate) -> EntryReference? {
    let index = weighed.count(before: date)
    guard index < weighed.all.count else { return nil }
    let entry = counted(at: index).entries.lowerBound
    return EntryReference(month: Int(weighed.all[index].month), entry: entry)
  }

  /// The index of the latest day with a value that is not after `date`; nil when there is none.
  func dayIndex(onOrBefore date: CivilDate) -> Int? {
    let end = weighed.all.partitioningIndex { $0.date > date }
    return end > 0 ? end - 1 : nil
  }

  /// The index of the day of the entry that `reference` names; nil when it has no value.
  func dayIndex(of reference: EntryReference) -> Int? {
    guard let date = entry(at: reference)?.date else { return nil }
    let index = weighed.count(before: date)
    return index < weighed.all.count && weighed.all[index].date == date ? index : nil
  }

  /// The weigh-ins of the day at `index` among those with a value.
  func counted(at index: Int) -> CountedDay {
    let day = weighed.all[index]
    return months[Int(day.month)].countedDays[Int(day.index)]
  }

  /// The last counted entry of the day at `index` among those with a value.
  func lastCountedEntry(ofDayAt index: Int) -> EntryReference {
    EntryReference(
      month: Int(weighed.all[index].month), entry: counted(at: index).entries.upperBound)
  }

  /// The value of the day at `index` among those with a value.
  func kilograms(ofDayAt index: Int) -> Double {
    settings.dayValue.kilograms(of: counted(at: index), in: months[Int(weighed.all[index].month)])
  }

  /// The figures of the day at `index` among those with a value.
  func figures(ofDayAt index: Int) -> DayFigures {
    let day = weighed.all[index]
    let isFirst = index == Int(day.stretch)
    return DayFigures(
      valueKilograms: kilograms(ofDayAt: index), averageKilograms: day.averageKilograms,
      previousAverageKilograms: isFirst ? nil : weighed.all[index - 1].averageKilograms,
      pace: weighed.pace(at: index), date: day.date)
  }
}

import Primitives

extension Logbook {
  /// The days with a value, ascending.
  package var days: [DayFigures] {
    months.indices.flatMap { days(ofMonthAt: $0) }
  }

  /// The days with a value in the month at `index`, ascending; none when there is no such month.
  package func days(ofMonthAt index: Int) -> [DayFigures] {
    guard months.indices.contains(index) else { return [] }
    let log = months[index]
    let chunk = chunks[index / FigureChunk.monthCount]
    return chunk.days(ofMonthAt: index % FigureChunk.monthCount).map {
      chunk.figures(at: $0, in: log, settings.dayValue)
    }
  }

  /// The figures of `date`; nil when it has no value.
  package func day(on date: CivilDate) -> DayFigures? {
    guard let place = lastPlace(onOrBefore: date), place.day.date == date else { return nil }
    return figures(at: place)
  }

  /// The figures of the latest day with a value before `date`; nil when there is none.
  package func day(before date: CivilDate) -> DayFigures? {
    date.adding(days: -1).flatMap { lastDay(onOrBefore: $0) }
  }

  /// The figures of the latest day with a value that is not after `date`; nil when there is none.
  package func lastDay(onOrBefore date: CivilDate) -> DayFigures? {
    lastPlace(onOrBefore: date).map { figures(at: $0) }
  }

  /// The last counted entry of the latest day that is not after `date`; nil when there is none.
  package func lastCountedEntry(onOrBefore date: CivilDate) -> EntryReference? {
    lastPlace(onOrBefore: date)?.lastEntry
  }

  /// The first counted entry of the earliest day that is not before `date`; nil when there is none.
  package func firstCountedEntry(onOrAfter date: CivilDate) -> EntryReference? {
    let after = weighedChunks.partitioningIndex { $0.firstDate >= date }
    // The chunk before may still hold a later day.
    for weighed in weighedChunks[max(0, after - 1)...].prefix(2) {
      let index = chunks[weighed.index].firstDay(onOrAfter: date)
      guard index < chunks[weighed.index].days.count else { continue }
      let place = place(index, inChunkAt: weighed.index)
      let weighIns = months[place.month].weighIns(of: place.day.counted)
      return EntryReference(month: place.month, entry: weighIns.entries.lowerBound)
    }
    return nil
  }

  /// How many days with a value come before `date`.
  package func dayCount(before date: CivilDate) -> Int {
    let after = weighedChunks.partitioningIndex { $0.firstDate >= date }
    guard after > 0 else { return 0 }
    let weighed = weighedChunks[after - 1]
    let chunk = chunks[weighed.index]
    return weighed.daysBefore + chunk.firstDay(onOrAfter: date) - chunk.ownDays.lowerBound
  }
}

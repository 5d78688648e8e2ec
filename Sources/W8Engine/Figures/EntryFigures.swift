/// The figures shown beside one entry.
package struct EntryFigures: Hashable, Sendable {
  /// The figures of the day of the entry; nil when the day has no value.
  package let day: DayFigures?
  /// The rate of the entry; nil when it is not counted or nothing lies a week before it.
  package let rate: Rate?
  /// The pace of its day; nil when it is not counted or its stretch is too short for one.
  package let pace: Pace?

  /// The moving average of the day in kilograms; nil when the day has no value.
  package var averageKilograms: Double? { day?.averageKilograms }
}

extension Logbook {
  /// The figures of the entry that `reference` names; all nil when there is no such entry.
  package func figures(of reference: EntryReference) -> EntryFigures {
    guard let index = dayIndex(of: reference) else {
      return EntryFigures(day: nil, rate: nil, pace: nil)
    }
    let day = figures(ofDayAt: index)
    let isCounted = entry(at: reference)?.countedMass != nil
    return EntryFigures(
      day: day, rate: rate(of: reference, onDayAt: index), pace: isCounted ? day.pace : nil)
  }

  /// The figures of all entries of the month at `index`, in their order; none without such a month.
  package func figures(ofMonthAt index: Int) -> [EntryFigures] {
    guard months.indices.contains(index) else { return [] }
    return months[index].entries.indices.map {
      figures(of: EntryReference(month: index, entry: $0))
    }
  }

  /// The rates of all entries of the month at `index`, in their order; none without such a month.
  package func rates(ofMonthAt index: Int) -> [Rate?] { figures(ofMonthAt: index).map { $0.rate } }

  /// The figures of the day of the entry that `reference` names; nil when the day has no value.
  package func day(of reference: EntryReference) -> DayFigures? {
    dayIndex(of: reference).map { figures(ofDayAt: $0) }
  }

  /// The rate of the entry that `reference` names; nil when it is not counted or nothing lies a week before it.
  package func rate(of reference: EntryReference) -> Rate? {
    dayIndex(of: reference).flatMap { rate(of: reference, onDayAt: $0) }
  }

  private func rate(of reference: EntryReference, onDayAt day: Int) -> Rate? {
    guard let mass = entry(at: reference)?.countedMass, let before = weighed.weekBefore(day)
    else { return nil }
    return Rate(
      from: counted(at: before).lastMass, at: lastCountedEntry(ofDayAt: before), to: mass,
      after: weighed.all[day].date.days(since: weighed.all[before].date),
      stableUnder: Direction.leastChange(in: settings.unit))
  }

  /// The canonical keys of the gyms visited in the entry that `reference` names, in the order of its
  /// sessions, each once.
  package func gyms(of reference: EntryReference) -> [GymID] {
    settings.gyms.gyms(of: entry(at: reference)?.sessionsInOrder ?? [])
  }
}

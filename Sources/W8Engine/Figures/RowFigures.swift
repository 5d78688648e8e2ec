/// The figures shown beside one entry.
package struct RowFigures: Hashable, Sendable {
  /// The figures of the day of the entry; nil when the day has no value.
  package let day: DayFigures?
  /// The rate of the entry; nil when it is not counted or nothing lies a week before it.
  package let rate: Rate?

  /// The moving average of the day in kilograms; nil when the day has no value.
  package var averageKilograms: Double? { day?.averageKilograms }
}

extension Logbook {
  /// The figures of the entry that `reference` names; all nil when there is no such entry.
  package func figures(of reference: EntryReference) -> RowFigures {
    RowFigures(day: day(of: reference), rate: rate(of: reference))
  }

  /// The figures of all entries of the month at `index`, in their order; none without such a month.
  package func figures(ofMonthAt index: Int) -> [RowFigures] {
    guard months.indices.contains(index) else { return [] }
    let entries = months[index].entries
    let days = days(ofMonthAt: index)
    var next = 0
    return rates(ofMonthAt: index).enumerated().map { entry, rate in
      let date = entries[entry].date
      while next < days.count, days[next].date < date { next += 1 }
      let hasValue = next < days.count && days[next].date == date
      return RowFigures(day: hasValue ? days[next] : nil, rate: rate)
    }
  }

  /// The figures of the day of the entry that `reference` names; nil when the day has no value.
  package func day(of reference: EntryReference) -> DayFigures? {
    place(of: reference).map { figures(at: $0) }
  }

  /// The rate of the entry that `reference` names; nil when it is not counted or nothing lies a week before it.
  package func rate(of reference: EntryReference) -> Rate? {
    guard let mass = entry(at: reference)?.countedMass,
      let compared = place(of: reference)?.weekBefore
    else { return nil }
    return Rate(
      from: compared.day.counted.lastMass, at: compared.lastEntry, to: mass,
      stableUnder: Direction.leastChange(in: settings.unit))
  }

  /// The canonical keys of the gyms visited in the entry that `reference` names, in the order of its
  /// sessions, each once.
  package func gyms(of reference: EntryReference) -> [GymID] {
    settings.gyms.gyms(of: entry(at: reference)?.sessionsInOrder ?? [])
  }
}

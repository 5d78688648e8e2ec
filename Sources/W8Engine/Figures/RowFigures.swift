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

  /// The figures of the day of the entry that `reference` names; nil when the day has no value.
  package func day(of reference: EntryReference) -> DayFigures? {
    guard let date = entry(at: reference)?.date else { return nil }
    let days = figures[reference.month].days
    let index = days.partitioningIndex { $0.date >= date }
    return index < days.count && days[index].date == date ? days[index] : nil
  }

  /// The rate of the entry that `reference` names; nil when it is not counted or nothing lies a week before it.
  package func rate(of reference: EntryReference) -> Rate? {
    guard let entry = entry(at: reference), let mass = entry.countedMass,
      let weekBefore = entry.date.adding(days: -7),
      let compared = lastCountedEntry(onOrBefore: weekBefore),
      let comparedMass = self.entry(at: compared)?.countedMass
    else { return nil }
    return Rate(from: comparedMass, at: compared, to: mass, in: settings.unit)
  }

  /// The rates of all entries of the month at `index`, in their order; none without such a month.
  ///
  /// What each is compared with is looked for where the one before it was found, so that a whole
  /// book costs one walk through it.
  package func rates(ofMonthAt index: Int) -> [Rate?] {
    guard months.indices.contains(index) else { return [] }
    let entries = months[index].entries
    let unit = settings.unit
    var walk = WeekBefore(self)
    var rates: [Rate?] = []
    rates.reserveCapacity(entries.count)
    for entry in entries.indices {
      guard let weighIn = entries[entry].weighIn, !weighIn.isExcluded,
        let weekBefore = entries[entry].date.adding(days: -7),
        let compared = walk.lastWeight(onOrBefore: weekBefore)
      else {
        rates.append(nil)
        continue
      }
      rates.append(Rate(from: compared.mass, at: compared.entry, to: weighIn.mass, in: unit))
    }
    return rates
  }

  /// The canonical keys of the gyms visited in the entry that `reference` names, in order, each once.
  package func gyms(of reference: EntryReference) -> [GymID] {
    settings.gyms.gyms(of: entry(at: reference)?.sessions ?? [])
  }
}

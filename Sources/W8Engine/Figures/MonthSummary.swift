/// What a month comes to.
package struct MonthSummary: Hashable, Sendable {
  /// The month.
  package let month: YearMonth
  /// The number of entries that it has.
  package let entryCount: Int
  /// The number of days that have a value.
  package let daysWeighed: Int
  /// The first counted weight.
  package let first: Mass?
  /// The last counted weight.
  package let last: Mass?
  /// The mean of the values of its days; nil when no day has one.
  package let meanKilograms: Double?
  /// The last average minus the last one before the month, or, in the first month with a value and in one that begins
  /// after a long pause, minus the first; nil when no day has a value.
  package let changeOfAverageKilograms: Double?
  /// The sessions at each known gym, in the order of the first visits of the month.
  package let visits: [GymVisits]
}

/// The number of sessions that took place at one gym.
package struct GymVisits: Hashable, Sendable {
  /// The canonical key of the gym.
  package let gym: GymID
  /// How many sessions.
  package internal(set) var count: Int
}

extension Logbook {
  /// The summary of the month at `index`; nil when there is no such month.
  package func summary(ofMonthAt index: Int) -> MonthSummary? {
    guard months.indices.contains(index) else { return nil }
    let log = months[index]
    let days = days(ofMonthAt: index)
    return MonthSummary(
      month: log.month, entryCount: log.entries.count, daysWeighed: days.count,
      first: log.countedDays.first.flatMap {
        log.entries[$0.entries.lowerBound].countedMass
      },
      last: log.countedDays.last?.lastMass,
      meanKilograms: meanKilograms(of: days),
      changeOfAverageKilograms: changeOfAverageKilograms(over: days),
      visits: visits(in: log.month.firstDay...log.month.lastDay))
  }

  func meanKilograms(of days: [DayFigures]) -> Double? {
    guard !days.isEmpty else { return nil }
    return days.reduce(0) { $0 + $1.valueKilograms } / Double(days.count)
  }
}

extension Logbook {
  /// The sessions of `dates` at each gym, in the order of the first visits.
  func visits(in dates: ClosedRange<CivilDate>) -> [GymVisits] {
    var visits: [GymVisits] = []
    var gyms = KeyNumbers()
    for month in monthIndices(in: dates) {
      let (entries, sessions) = (months[month].entries, months[month].training.sessions)
      for location in sessions where dates.contains(location.date) {
        let session = entries[Int(location.entry)].session(at: Int(location.session))
        guard let gym = settings.gyms.knownGym(of: session) else { continue }
        let index = gyms.number(of: gym)
        if index == visits.count { visits.append(GymVisits(gym: gym, count: 0)) }
        visits[index].count += 1
      }
    }
    return visits
  }
}

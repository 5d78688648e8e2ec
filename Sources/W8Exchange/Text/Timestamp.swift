package import W8Engine

/// A point in time as a source writes it.
package struct Timestamp: Hashable, Sendable {
  /// The day.
  package var day: ImportedDay
  /// The seconds since midnight, without fractions; nil for a day alone.
  package var second: Int?
  /// How many minutes its clock is before that of Greenwich; nil where that is not known.
  package var zoneMinutes: Int?

  package init(day: ImportedDay, second: Int? = nil, zoneMinutes: Int? = nil) {
    self.day = day
    self.second = second
    self.zoneMinutes = zoneMinutes
  }

  /// Makes the point in time that is so many seconds after 1970 began in Greenwich; nil outside the calendar.
  package init?(epochSeconds: Int) {
    let days = floorDivided(epochSeconds, by: secondsPerDay)
    guard let number = Int32(exactly: days), let date = CivilDate(dayNumber: number) else {
      return nil
    }
    self.init(
      day: .known(date), second: epochSeconds - days * secondsPerDay, zoneMinutes: 0)
  }

  /// The time to the minute; nil for a day alone.
  package var time: TimeOfDay? { second.flatMap { TimeOfDay(minutes: $0 / 60) } }

  /// The same point in time on the clocks of a zone.
  package func shifted(to zone: ZoneRules) -> Timestamp {
    guard let second, case .known(let date) = day else { return self }
    let instant = Int(date.dayNumber) * secondsPerDay + second - (zoneMinutes ?? 0) * 60
    return shifted(byMinutes: zone.secondsAhead(at: instant) / 60)
  }

  /// The same point in time on a clock that is so many minutes before that of Greenwich.
  ///
  /// A day alone, and one that can be read in two ways, stays what it is.
  package func shifted(byMinutes minutes: Int) -> Timestamp {
    guard let second, case .known(let date) = day else { return self }
    let total = second + (minutes - (zoneMinutes ?? 0)) * 60
    let days = floorDivided(total, by: secondsPerDay)
    guard let shifted = date.adding(days: days) else { return self }
    return Timestamp(
      day: .known(shifted), second: total - days * secondsPerDay, zoneMinutes: minutes)
  }
}

/// A day with at least one counted weigh-in, whatever rule makes a value of them.
package struct CountedDay: Hashable, Sendable {
  /// The sum of the counted masses.
  package private(set) var total: MassTotal
  /// The day.
  package let date: CivilDate
  /// How many weigh-ins of the day count.
  package private(set) var count: Int32
  /// The index of the first counted entry of the day in its month.
  package let firstEntry: Int32
  /// The index of the last counted entry of the day in its month.
  package private(set) var lastEntry: Int32

  /// The only counted mass; nil when there are several. It spares a look at the entry.
  var onlyMass: Mass? {
    count == 1 ? Mass(tenNanograms: Int64(truncatingIfNeeded: total.tenNanograms)) : nil
  }

  /// The days of `entries`, which ascend by date, ascending.
  static func days(of entries: [Entry]) -> [CountedDay] {
    var days: [CountedDay] = []
    days.reserveCapacity(min(entries.count, 31))
    for index in entries.indices {
      guard let mass = entries[index].countedMass else { continue }
      let date = entries[index].date
      if days.last?.date == date {
        days[days.count - 1].add(mass, at: Int32(clamping: index))
      } else {
        days.append(CountedDay(mass, on: date, at: Int32(clamping: index)))
      }
    }
    return days
  }

  private init(_ mass: Mass, on date: CivilDate, at index: Int32) {
    total = MassTotal(mass)
    self.date = date
    count = 1
    firstEntry = index
    lastEntry = index
  }

  private mutating func add(_ mass: Mass, at index: Int32) {
    total += mass
    count += 1
    lastEntry = index
  }
}

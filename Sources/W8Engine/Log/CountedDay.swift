/// A day with at least one counted weigh-in.
package struct CountedDay: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The indices in its month of the entries with its first and its last counted weigh-in.
  private let firstEntry: Int32
  private var lastEntry: Int32
  private var countedEntries: Int32 = 1
  /// The weight of the last.
  package private(set) var lastMass: Mass
  /// The least weight.
  package private(set) var least: Mass
  /// The sum of the weights.
  package private(set) var total: MassTotal

  /// The number of weigh-ins that count, at least 1.
  package var count: Int { Int(countedEntries) }
  /// The indices from the first of their entries to the last in the month.
  package var entries: ClosedRange<Int> { Int(firstEntry)...Int(lastEntry) }

  private init(_ mass: Mass, on date: CivilDate, at index: Int) {
    self.date = date
    (firstEntry, lastEntry) = (Int32(clamping: index), Int32(clamping: index))
    (lastMass, least, total) = (mass, mass, MassTotal(mass))
  }

  private mutating func add(_ mass: Mass, at index: Int) {
    lastEntry = Int32(clamping: index)
    countedEntries += 1
    lastMass = mass
    least = min(least, mass)
    total += mass
  }

  /// The days of `entries`, which ascend by date; ascending.
  static func all(of entries: [Entry]) -> [CountedDay] {
    var days: [CountedDay] = []
    days.reserveCapacity(min(entries.count, 31))
    for index in entries.indices {
      guard let mass = entries[index].countedMass else { continue }
      if days.last?.date == entries[index].date {
        days[days.count - 1].add(mass, at: index)
      } else {
        days.append(CountedDay(mass, on: entries[index].date, at: index))
      }
    }
    return days
  }
}

/// A weigh-in on a day that has another one with the same time, or likewise without a time.
package struct RepeatedWeighIn: Hashable, Sendable {
  /// The index of the entry in its month.
  package let entry: Int32
  /// The index of the first entry of the month, in book order, with that day and time and a weigh-in.
  package let first: Int32

  /// The repetitions among `entries`, which stand in the order of a month; ascending.
  static func all(of entries: [Entry]) -> [RepeatedWeighIn] {
    var repeated: [RepeatedWeighIn] = []
    var first: Int?
    for index in entries.indices where entries[index].weighIn != nil {
      if let known = first, entries[known].date == entries[index].date,
        entries[known].time == entries[index].time
      {
        repeated.append(
          RepeatedWeighIn(entry: Int32(clamping: index), first: Int32(clamping: known)))
      } else {
        first = index
      }
    }
    return repeated
  }
}

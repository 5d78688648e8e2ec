/// A day with at least one counted weigh-in: 16 bytes, so that a book of them is read quickly.
package struct CountedDay: Hashable, Sendable {
  /// The weight of the last counted entry.
  package private(set) var lastMass: Mass
  /// The day.
  package let date: CivilDate
  /// The index of the last counted entry; its complement where it is not the only one of the day.
  private var place: Int32

  /// The index of the last counted entry of the day in its month.
  package var lastEntry: Int { Int(lastEntryIndex) }

  /// The same in 32 bits.
  var lastEntryIndex: Int32 { place < 0 ? ~place : place }

  /// Whether one entry of the day counts and no more.
  package var isSingle: Bool { place >= 0 }

  fileprivate init(_ mass: Mass, on date: CivilDate, at index: Int) {
    lastMass = mass
    self.date = date
    place = Int32(clamping: index)
  }

  fileprivate mutating func add(_ mass: Mass, at index: Int) {
    lastMass = mass
    place = ~Int32(clamping: index)
  }
}

/// The counted weigh-ins of a day, whatever rule makes a value of them.
package struct DayWeighIns: Hashable, Sendable {
  /// The sum of their masses.
  package private(set) var total: MassTotal
  /// How many they are, at least 1.
  package private(set) var count: Int
  /// The least of their masses.
  package private(set) var least: Mass
  /// The indices from the first of their entries to the last in the month.
  package private(set) var entries: ClosedRange<Int>

  /// The one of a day that has no other.
  init(only day: CountedDay) {
    self.init(day.lastMass, at: day.lastEntry)
  }

  fileprivate init(_ mass: Mass, at index: Int) {
    total = MassTotal(mass)
    count = 1
    least = mass
    entries = index...index
  }

  fileprivate mutating func add(_ mass: Mass, at index: Int) {
    total += mass
    count += 1
    least = min(least, mass)
    entries = entries.lowerBound...index
  }
}

/// The counted days of a month.
struct CountedDays {
  /// The days, ascending.
  private(set) var days: [CountedDay] = []
  /// The weigh-ins of those that have several, ascending.
  private(set) var several: [DayWeighIns] = []
  /// The least and the greatest counted weight; nil when no weight counts.
  private(set) var masses: ClosedRange<Mass>?

  /// The days of `entries`, which ascend by date.
  init(of entries: [Entry]) {
    days.reserveCapacity(min(entries.count, 31))
    for index in entries.indices {
      guard let mass = entries[index].countedMass else { continue }
      add(mass, on: entries[index].date, at: index)
      let known = masses ?? mass...mass
      masses = min(known.lowerBound, mass)...max(known.upperBound, mass)
    }
  }

  private mutating func add(_ mass: Mass, on date: CivilDate, at index: Int) {
    guard let last = days.last, last.date == date else {
      days.append(CountedDay(mass, on: date, at: index))
      return
    }
    if last.isSingle { several.append(DayWeighIns(only: last)) }
    several[several.count - 1].add(mass, at: index)
    days[days.count - 1].add(mass, at: index)
  }
}

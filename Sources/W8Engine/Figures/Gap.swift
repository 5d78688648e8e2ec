import Primitives

/// A stretch of days without a weigh-in between two days with one.
package struct Gap: Hashable, Sendable {
  /// The last day with a weigh-in before the gap.
  package let lastDate: CivilDate
  /// The day of the first weigh-in after the gap.
  package let nextDate: CivilDate

  /// Makes the gap between two days with a weigh-in.
  package init(_ lastDate: CivilDate, _ nextDate: CivilDate) {
    self.lastDate = lastDate
    self.nextDate = nextDate
  }

  /// The number of days that have no weigh-in, from 0.
  package var dayCount: Int { max(0, nextDate.days(since: lastDate) - 1) }

  /// Whether the gap is worth a word: more than 14 days.
  package var isLong: Bool { dayCount > 14 }
}

extension Logbook {
  /// The gap that the entry that `reference` names ends; nil when it has no weigh-in, is not the
  /// first one of its day, or none comes before it. Excluded weights end a gap too.
  package func gap(before reference: EntryReference) -> Gap? {
    guard let entry = entry(at: reference), entry.weighIn != nil,
      let last = lastWeighedDate(before: reference), last < entry.date
    else { return nil }
    return Gap(last, entry.date)
  }

  /// The gap with the most days, of several the earliest; nil with weigh-ins on fewer than two days.
  package var longestGap: Gap? {
    var longest: Gap?
    var last: CivilDate?
    for entry in months.lazy.flatMap({ $0.entries }) where entry.weighIn != nil {
      if let last, last < entry.date {
        let gap = Gap(last, entry.date)
        if gap.dayCount > longest?.dayCount ?? -1 { longest = gap }
      }
      last = entry.date
    }
    return longest
  }

  private func lastWeighedDate(before reference: EntryReference) -> CivilDate? {
    let own = months[reference.month].entries[..<reference.entry]
    if let last = own.last(where: { $0.weighIn != nil }) { return last.date }
    for log in months[..<reference.month].reversed() {
      if let last = log.entries.last(where: { $0.weighIn != nil }) { return last.date }
    }
    return nil
  }
}

extension Logbook {
  /// The number of consecutive days with a weigh-in back from the latest one; excluded weights
  /// count, `-` does not.
  ///
  /// 0 when the latest weigh-in lies before the day before `today`.
  package func streak(today: CivilDate) -> Int {
    var count = 0
    var last: CivilDate?
    for log in months.reversed() {
      for entry in log.entries.reversed() where entry.weighIn != nil {
        guard let later = last else {
          guard today.days(since: entry.date) <= 1 else { return 0 }
          last = entry.date
          count = 1
          continue
        }
        let distance = later.days(since: entry.date)
        if distance > 1 { return count }
        count += distance
        last = entry.date
      }
    }
    return count
  }
}

/// Where somebody stopped weighing for so long that what was usual before says nothing of what comes after.
enum WeighingPause {
  /// It ends with the day that is looked at.
  case endsThere
  /// It ended before, with a weigh-in that does not count.
  case endedBefore
}

extension Logbook {
  /// The pause between the day at `index` of `days` and the one before it; nil where there is none.
  ///
  /// It is a long gap of more than three times the distance that the last ten days usually had. A weigh-in that does not
  /// count ends one as any other.
  func pause(before index: Int, of days: [WeighedDay]) -> WeighingPause? {
    guard Gap(days[index - 1].date, days[index].date).isLong else { return nil }
    let before = days[..<index].suffix(Self.daysOfDistance).map { $0.date }
    let distances = zip(before.dropFirst(), before).map { Double($0.days(since: $1)) }
    let longest = Self.mostDistances * median(of: distances)
    let dates = weighInDates(from: days[index - 1], to: days[index])
    let pauses = zip(dates, dates.dropFirst()).map { earlier, later in
      Gap(earlier, later).isLong && Double(later.days(since: earlier)) > longest
    }
    guard pauses.contains(true) else { return nil }
    return pauses.last == true ? .endsThere : .endedBefore
  }

  /// Of how many days before the distances are looked at.
  private static let daysOfDistance = 10
  /// The number of usual distances that are no pause yet.
  private static let mostDistances = 3.0

  /// The dates of all weigh-ins between two days with a value, and of these.
  private func weighInDates(from first: WeighedDay, to last: WeighedDay) -> [CivilDate] {
    let between = months[Int(first.month)...Int(last.month)].lazy.flatMap { $0.entries }
      .filter { $0.weighIn != nil && $0.date > first.date && $0.date < last.date }
    return [first.date] + between.map { $0.date } + [last.date]
  }
}

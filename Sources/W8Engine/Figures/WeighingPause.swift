import Primitives

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
    let before = days[..<index].suffix(Self.daysOfDistance).map(\.date)
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
  /// How many usual distances are no pause yet.
  private static let mostDistances = 3.0

  /// The dates of all weigh-ins between two days with a value, and of these.
  private func weighInDates(from first: WeighedDay, to last: WeighedDay) -> [CivilDate] {
    let between = months[Int(first.month)...Int(last.month)].lazy.flatMap(\.entries)
      .filter { $0.weighIn != nil && $0.date > first.date && $0.date < last.date }
    return [first.date] + between.map(\.date) + [last.date]
  }
}

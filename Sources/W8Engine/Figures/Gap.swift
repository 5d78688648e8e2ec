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

  /// How many days have no weigh-in, from 0.
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
    for entry in months.lazy.flatMap(\.entries) where entry.weighIn != nil {
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

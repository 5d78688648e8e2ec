extension Logbook {
  /// The median of the last seven day values before `date`, which a few slips do not move; nil where there is none.
  func usualKilograms(before date: CivilDate) -> Double? {
    let days = lastDays(before: date, limit: usualDayCount)
    return days.isEmpty ? nil : median(of: days.map(\.valueKilograms))
  }
}

/// How many day values before a weight tell what is usual.
let usualDayCount = 7

/// The median of `values`; 0 when there are none.
func median(of values: some Collection<Double>) -> Double {
  guard !values.isEmpty else { return 0 }
  let sorted = values.sorted()
  let upper = sorted[sorted.count / 2]
  return sorted.count.isMultiple(of: 2) ? (sorted[sorted.count / 2 - 1] + upper) / 2 : upper
}

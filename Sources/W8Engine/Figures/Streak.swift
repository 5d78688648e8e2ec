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

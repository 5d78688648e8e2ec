import W8Engine

/// A day with a weigh-in in more than one file.
struct SharedDay: Sendable {
  /// The first entry with a weigh-in of the day in the file that comes later in the book.
  let entry: Int
  /// The first such entry in the file that comes first.
  let first: Int
}

/// The days of `log` with a weigh-in in more than one file, one for each file but the first.
func sharedDays(of log: MonthLog) -> [SharedDay] {
  var shared: [SharedDay] = []
  var date: CivilDate?
  var firsts: [(source: Int, entry: Int)] = []
  func finishDay() {
    guard firsts.count > 1 else { return }
    firsts.sort { $0.source < $1.source }
    for later in firsts.dropFirst() {
      shared.append(SharedDay(entry: later.entry, first: firsts[0].entry))
    }
  }
  for (index, entry) in log.entries.enumerated() where entry.weighIn != nil {
    if entry.date != date {
      finishDay()
      firsts = []
      date = entry.date
    }
    let source = log.source(of: index)
    if !firsts.contains(where: { $0.source == source }) { firsts.append((source, index)) }
  }
  finishDay()
  return shared
}

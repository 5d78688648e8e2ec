extension Logbook {
  /// The rates of all entries of the month at `index`, in their order; none without such a month.
  ///
  /// They are found in one walk: what each is compared with is looked for from where the one before
  /// it was found.
  package func rates(ofMonthAt index: Int) -> [Rate?] {
    guard months.indices.contains(index) else { return [] }
    let chunk = chunks[index / FigureChunk.monthCount]
    let part = index % FigureChunk.monthCount
    var rates = [Rate?](repeating: nil, count: Int(chunk.parts[part].entryCount))
    var span = rates.mutableSpan
    fill(&span, monthAt: part, of: chunk, from: index - part)
    return rates
  }

  private func fill(
    _ rates: inout MutableSpan<Rate?>, monthAt part: Int, of chunk: FigureChunk,
    from firstMonth: Int
  ) {
    let days = chunk.days
    let range = chunk.days(ofMonthAt: part)
    let least = Direction.leastChange(in: settings.unit)
    var walk = WeekBefore(monthAt: part, of: chunk, from: firstMonth)
    var index = range.lowerBound
    while index < range.upperBound {
      // Nearly all days have one weigh-in: a loop that calls nothing keeps all in registers.
      while index < range.upperBound, days[index].counted.isSingle {
        let day = days[index].counted
        if let (mass, entry) = walk.lastEntry(before: day.date, in: days, of: chunk) {
          rates[day.lastEntry] = Rate(from: mass, at: entry, to: day.lastMass, stableUnder: least)
        }
        index += 1
      }
      guard index < range.upperBound else { return }
      let day = days[index].counted
      if let (mass, entry) = walk.lastEntry(before: day.date, in: days, of: chunk) {
        let log = months[firstMonth + part]
        for other in log.weighIns(of: day).entries {
          rates[other] = log.entries[other].countedMass.map {
            Rate(from: mass, at: entry, to: $0, stableUnder: least)
          }
        }
      }
      index += 1
    }
  }
}

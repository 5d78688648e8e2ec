extension Logbook {
  /// The counted weights so far from the average before them that they may be an outlier or in
  /// another unit: a test of one comparison a day, so that the real one is made for few.
  package var strayWeights: [EntryReference] {
    chunks.indices.flatMap { index in
      chunks[index].strayDays.value.flatMap { day in
        let month = place(day, inChunkAt: index).month
        return months[month].weighIns(of: chunks[index].days[day].counted).entries.map {
          EntryReference(month: month, entry: $0)
        }
      }
    }
  }
}

/// Where the days with a stray weight stand among `days`, of which those before `first` are not looked at.
func strayDays(among days: [WeighedDay], from first: Int) -> [Int] {
  let limit = 0.99 * Outlier.mostDeviations * Outlier.leastDeviationKilograms
  // The first day of a book has none before it.
  return (max(1, first)..<max(1, first, days.count)).filter { index in
    let (before, day) = (days[index - 1].averageKilograms, days[index].counted)
    return !day.isSingle || (day.lastMass.kilograms - before).magnitude > limit
  }
}

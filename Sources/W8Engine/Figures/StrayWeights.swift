extension Logbook {
  /// The counted weights so far from those before them that they may be an outlier or in another unit: a test of a
  /// few comparisons a day, so that the real one is made for few.
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

/// Where the days with a stray weight stand among `days`, of which those before `first` are not looked at: those that
/// are not near each of the seven before them, and so may not be near their median.
func strayDays(among days: [WeighedDay], from first: Int) -> [Int] {
  let near = Mass(
    thousandths: Int64(990 * Outlier.mostDeviations * Outlier.leastDeviationKilograms),
    of: .kilogram)
  // The first day of a book has none before it.
  return (max(1, first)..<max(1, first, days.count)).filter { index in
    let day = days[index].counted
    guard index >= usualDayCount, day.isSingle else { return true }
    return !days[index - usualDayCount..<index].allSatisfy {
      $0.counted.isSingle && ($0.counted.lastMass - day.lastMass).magnitude <= near
    }
  }
}

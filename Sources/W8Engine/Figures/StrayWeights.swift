extension Logbook {
  /// The counted weights so far from the average before them that they may be an outlier or in
  /// another unit: a test of one comparison a day, so that the real one is made for few.
  package var strayWeights: [EntryReference] {
    let limit = 0.99 * Outlier.mostDeviations * Outlier.leastDeviationKilograms
    var stray: [EntryReference] = []
    for index in chunks.indices {
      let days = chunks[index].days
      // The first day of a book has none before it.
      for place in chunks[index].ownDays where place > 0 {
        let (before, day) = (days[place - 1].averageKilograms, days[place].counted)
        if day.isSingle, (day.lastMass.kilograms - before).magnitude <= limit { continue }
        let month = self.place(place, inChunkAt: index).month
        stray += months[month].weighIns(of: day).entries.map {
          EntryReference(month: month, entry: $0)
        }
      }
    }
    return stray
  }
}

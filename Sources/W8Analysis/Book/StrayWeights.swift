import W8Engine

extension Logbook {
  /// The counted weights so far from the average before them that they may be an outlier or in
  /// another unit: a test of one comparison a day, so that the real one is made for few.
  var strayWeights: [EntryReference] {
    let limit = 0.99 * Outlier.mostDeviations * Outlier.leastDeviationKilograms
    var stray: [EntryReference] = []
    var before: Double?
    for (month, log) in months.enumerated() {
      for (day, counted) in zip(days(ofMonthAt: month), log.countedDays) {
        if let before, !counted.isSingle || (day.valueKilograms - before).magnitude > limit {
          stray += log.weighIns(of: counted).entries.map {
            EntryReference(month: month, entry: $0)
          }
        }
        before = day.averageKilograms
      }
    }
    return stray
  }
}

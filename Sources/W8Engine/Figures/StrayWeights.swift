/// A counted weight that does not fit those of the days before it.
package struct StrayWeight: Hashable, Sendable {
  /// The entry with the weight.
  package let entry: EntryReference
  /// The unit in which the weight would fit; nil where there is none.
  package let suspectUnit: SuspectUnit?
  /// How far the weight is off; nil where it is near enough.
  package let outlier: Outlier?
}

extension Logbook {
  /// The weights that look as if they were in another unit, or are outliers; ascending.
  package var strayWeights: [StrayWeight] {
    let days = weighed.all
    let usual = UsualWeights(values: days.indices.map { kilograms(ofDayAt: $0) })
    var sincePause = UsualWeights(values: Array(usual.values.prefix(1)))
    var found: [StrayWeight] = []
    for index in days.indices.dropFirst() {
      let pause = pause(before: index, of: days)
      if pause == .endedBefore { sincePause = UsualWeights(values: []) }
      found += strays(at: index, of: days, usual, &sincePause)
      if pause == .endsThere { sincePause = UsualWeights(values: []) }
      sincePause.append(usual.values[index])
    }
    return found
  }

  /// Those of the day at `index` of `days`, whose values are `usual`; those since the last pause alone tell outliers.
  private func strays(
    at index: Int, of days: [WeighedDay], _ usual: UsualWeights, _ sincePause: inout UsualWeights
  ) -> [StrayWeight] {
    let day = counted(at: index)
    if day.count == 1, usual.isNear(index) { return [] }
    let month = Int(days[index].month)
    let gap = Gap(days[index - 1].date, days[index].date)
    let next = days.indices.contains(index + 1) ? usual.values[index + 1] : nil
    var found: [StrayWeight] = []
    for entry in day.entries {
      let outlier = sincePause.outlier(months[month].entries[entry], after: gap)
      let stray = StrayWeight(
        entry: EntryReference(month: month, entry: entry),
        suspectUnit: usual.suspectUnit(of: months[month].entries[entry], at: index),
        outlier: outlier.flatMap { $0.isConfirmed(by: next) ? nil : $0 })
      if stray.suspectUnit != nil || stray.outlier != nil { found.append(stray) }
    }
    return found
  }
}

extension UsualWeights {
  /// Whether the value at `index` is near each of the seven before it, and so near their median.
  fileprivate func isNear(_ index: Int) -> Bool {
    let near = 0.99 * Outlier.mostDeviations * Outlier.leastDeviationKilograms
    return index >= usualDayCount
      && values[index - usualDayCount..<index].allSatisfy { ($0 - values[index]).magnitude <= near }
  }
}

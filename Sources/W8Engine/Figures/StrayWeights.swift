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
    var found: [StrayWeight] = []
    let days = weighed.all
    var usual = UsualWeights(
      values: days.map { settings.dayValue.kilograms(of: $0.counted, in: months[Int($0.month)]) })
    for index in days.indices.dropFirst() {
      if days[index].counted.isSingle, usual.isNear(index) { continue }
      let month = Int(days[index].month)
      for entry in months[month].weighIns(of: days[index].counted).entries {
        let stray = StrayWeight(
          entry: EntryReference(month: month, entry: entry),
          suspectUnit: usual.suspectUnit(of: months[month].entries[entry], at: index),
          outlier: usual.outlier(months[month].entries[entry], at: index, after: days))
        if stray.suspectUnit != nil || stray.outlier != nil { found.append(stray) }
      }
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

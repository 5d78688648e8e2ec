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
  ///
  /// They are kept with the months: after a change only those are looked at anew to which something else is
  /// handed on.
  package var strayWeights: [StrayWeight] {
    chunks.indices.flatMap { index in
      chunks[index].strayWeights.value.map { stray in
        let month = index * FigureChunk.monthCount + stray.entry.month
        return StrayWeight(
          entry: EntryReference(month: month, entry: stray.entry.entry),
          suspectUnit: stray.suspectUnit, outlier: stray.outlier)
      }
    }
  }
}

/// What the stray weights of the months of a chunk are found from.
struct StrayWeightSearch: Sendable {
  /// The days handed on to the chunk, then its own.
  let days: [WeighedDay]
  /// The values of the days handed on.
  let valuesBefore: [Double]
  /// The months of the chunk.
  let months: [MonthLog]
  let dayValue: DayValueRule

  /// The stray weights, by the index of their month in the chunk.
  func found() -> [StrayWeight] {
    let mayStray = self.mayStray()
    guard !mayStray.isEmpty else { return [] }
    var found: [StrayWeight] = []
    var usual = UsualWeights(values: values())
    var month = 0
    var monthEnd = valuesBefore.count
    for index in mayStray {
      while index >= monthEnd + months[month].countedDays.count {
        monthEnd += months[month].countedDays.count
        month += 1
      }
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

  /// The own days that are not near each of the seven before them, and so may not be near their median: a test of
  /// a few comparisons a day, so that the real one is made for few.
  private func mayStray() -> [Int] {
    let near = Mass(
      thousandths: Int64(990 * Outlier.mostDeviations * Outlier.leastDeviationKilograms),
      of: .kilogram)
    // The first day of a book has none before it.
    let first = max(1, valuesBefore.count)
    return (first..<max(first, days.count)).filter { index in
      let day = days[index].counted
      guard index >= usualDayCount, day.isSingle else { return true }
      return !days[index - usualDayCount..<index].allSatisfy {
        $0.counted.isSingle && ($0.counted.lastMass - day.lastMass).magnitude <= near
      }
    }
  }

  private func values() -> [Double] {
    valuesBefore
      + months.flatMap { log in log.countedDays.map { dayValue.kilograms(of: $0, in: log) } }
  }
}

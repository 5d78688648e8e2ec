/// What is usual on some days: medians, which a few slips do not move.
struct UsualWeights {
  private(set) var values: [Double]
  /// How far each value lies from the median before it, for the days so far.
  private var residuals: [Double] = []

  init(values: [Double]) {
    self.values = values
  }

  /// Adds the value of the next day.
  mutating func append(_ value: Double) { values.append(value) }

  /// The median of the last seven values before the day at `index`, of which there is at least one.
  func kilograms(before index: Int) -> Double {
    median(of: values[max(0, index - usualDayCount)..<index])
  }

  /// How far from their own median the last differences between a value and the median of those before it usually
  /// lie, before the day at `index`, which must not be lower than one asked for earlier.
  mutating func medianAbsoluteDeviation(before index: Int) -> Double {
    // The first value of a book has none before it.
    while residuals.count + 1 < index {
      let next = residuals.count + 1
      residuals.append(values[next] - kilograms(before: next))
    }
    let last = residuals[..<(index - 1)].suffix(Outlier.residualCount)
    let middle = median(of: last)
    return median(of: last.map { ($0 - middle).magnitude })
  }
}

/// The number of day values before that a weight decide what is usual.
let usualDayCount = 7

/// The median of `values`; 0 when there are none.
func median(of values: some Collection<Double>) -> Double {
  guard !values.isEmpty else { return 0 }
  let sorted = values.sorted()
  let upper = sorted[sorted.count / 2]
  return sorted.count.isMultiple(of: 2) ? (sorted[sorted.count / 2 - 1] + upper) / 2 : upper
}

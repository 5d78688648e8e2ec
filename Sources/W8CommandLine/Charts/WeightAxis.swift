import W8Engine

/// The weights at the side of a chart: round ones in the unit shown, with the range that they span.
struct WeightAxis {
  /// The marks, ascending; at least two.
  let ticks: [Tick]

  /// A weight with its name.
  struct Tick {
    /// The weight.
    let kilograms: Double
    /// The weight as it is written, without its unit.
    let label: String
  }

  /// An axis over `kilograms` with at most `mostTicks` marks, which must be two at least.
  init(over kilograms: ClosedRange<Double>, in unit: MassUnit, mostTicks: Int) {
    let counted: MassUnit = unit == .stone ? .pound : unit
    let low = tenths(of: kilograms.lowerBound, in: counted)
    let high = tenths(of: kilograms.upperBound, in: counted)
    let steps = unit == .stone ? Self.stoneSteps : Self.decimalSteps
    let step =
      steps.first {
        Int((high / Double($0)).rounded(.up)) - Int((low / Double($0)).rounded(.down)) < mostTicks
      }
      ?? Self.greatestStep
    let first = Int((low / Double(step)).rounded(.down))
    let last = max(Int((high / Double(step)).rounded(.up)), first + 1)
    let masses = (first...last).map {
      Mass(thousandths: Int64($0) * Int64(step) * 100, of: counted)
    }
    let texts = masses.map { DecimalText.text($0, in: unit) }
    let areWhole = unit != .stone && texts.allSatisfy { $0.hasSuffix(".0") }
    ticks = zip(masses, texts).map {
      Tick(kilograms: $0.kilograms, label: areWhole ? String($1.dropLast(2)) : $1)
    }
  }

  /// The least and the greatest mark.
  var range: ClosedRange<Double> {
    let (low, high) = (ticks.first?.kilograms ?? 0, ticks.last?.kilograms ?? 1)
    return low...max(low, high)
  }

  /// Where the weight stands between the least mark (0) and the greatest (1).
  func share(of kilograms: Double) -> Double {
    let height = range.upperBound - range.lowerBound
    return height > 0 ? (kilograms - range.lowerBound) / height : 0.5
  }

  /// How far marks may be apart, in tenths of a kilogram or a pound.
  private static let decimalSteps = powers.flatMap { [$0, 2 * $0, 5 * $0] }
  /// The same in tenths of a pound, by whole stones from half a stone on.
  private static let stoneSteps =
    [1, 2, 5, 10, 20, 70] + powers.flatMap { [140 * $0, 280 * $0, 700 * $0] }
  private static let powers = (0..<10).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
  private static let greatestStep = 1_000_000_000_000
}

/// The weight in tenths of `unit`, as near to it as no chart can tell from it.
private func tenths(of kilograms: Double, in unit: MassUnit) -> Double {
  let tenths = unit.value(ofKilograms: kilograms) * 10
  let limit = 1e12
  guard tenths.magnitude < limit else { return tenths < 0 ? -limit : limit }
  // A round weight must not miss its own mark by what a division of binary64 leaves over.
  return tenths.rounded() == (tenths * 1e6).rounded() / 1e6 ? tenths.rounded() : tenths
}

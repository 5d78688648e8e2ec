/// The exponentially weighted moving average: one step per day that has a value.
///
/// `sᵢ = sᵢ₋₁ + α·(dᵢ − sᵢ₋₁)`, `s₀ = d₀`, `α = 2/(span + 1)`: NIST/SEMATECH e-Handbook 6.4.3.1, and
/// John Walker, The Hacker's Diet, "Signal and noise". Days without a value neither decay nor fill.
package struct MovingAverage: Hashable, Sendable {
  /// The weight α of the newest value, over 0 and at most 1.
  package let smoothing: Double

  /// Makes the average of a span in days, clamped to 1...999.
  package init(span: Int) {
    smoothing = 2 / Double(min(max(span, 1), 999) + 1)
  }

  init(smoothing: Double) {
    self.smoothing = smoothing
  }

  /// The average after `value`, which follows a day whose average is `previous`, if there is one.
  package func next(after previous: Double?, value: Double) -> Double {
    guard let previous else { return value }
    // In this form a weight that does not change leaves the average exactly as it is.
    return previous + smoothing * (value - previous)
  }
}

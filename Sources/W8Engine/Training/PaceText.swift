import Primitives

extension SetText {
  /// A distance as it was written: `5km`, `400m`.
  package static func distance(_ distance: Distance, in unit: DistanceUnit) -> String {
    DecimalText.text(
      thousandths: distance.hundredNanometres / unit.hundredNanometresPerThousandth) + unit.symbol
  }

  /// A pace with its distance: `5:20 a km over 5km`, by the mile where the distance is not metric.
  package static func pace(_ pace: PaceBest) -> String {
    let isMetric = [.metre, .kilometre].contains(pace.unit)
    let metres = isMetric ? 1000 : 1609.344
    let seconds = (pace.secondsPerKilometre * metres / 1000).rounded()
    return "\(time(Seconds(Int(min(seconds, 1e15))))) a \(isMetric ? "km" : "mile") over "
      + distance(pace.distance, in: pace.unit)
  }
}

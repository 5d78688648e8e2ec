package import Primitives

/// The longest time, the farthest distance and the best pace of some sets.
package struct EnduranceBests: Hashable, Sendable {
  /// The longest time of a set without a distance: over a distance the longer time is the worse one.
  package private(set) var longest: TimeBest?
  /// The farthest distance of a set.
  package private(set) var farthest: DistanceBest?
  /// The best pace of a set with a distance and a time.
  package private(set) var fastest: PaceBest?

  init() {}

  mutating func add(_ group: SetGroup, on date: CivilDate) {
    guard group.seconds != nil || group.distances != nil else { return }
    var last: LoggedSet?
    for set in group.sets where set != last {
      last = set
      let seconds = set.seconds.flatMap { $0 > 0 ? $0 : nil }
      guard let distance = set.distance, distance > Distance(hundredNanometers: 0) else {
        if let seconds { note(TimeBest(seconds: seconds, date: date)) }
        continue
      }
      note(DistanceBest(distance: distance, unit: group.distanceUnit, date: date))
      if let seconds {
        note(
          PaceBest(
            distance: distance, seconds: seconds, unit: group.distanceUnit, date: date))
      }
    }
  }

  /// Takes in the bests of later sets.
  mutating func add(_ later: EnduranceBests) {
    if let longest = later.longest { note(longest) }
    if let farthest = later.farthest { note(farthest) }
    if let fastest = later.fastest { note(fastest) }
  }

  private mutating func note(_ new: TimeBest) {
    if new.seconds > longest?.seconds ?? 0 { longest = new }
  }

  private mutating func note(_ new: DistanceBest) {
    if farthest.map({ new.distance > $0.distance }) ?? true { farthest = new }
  }

  private mutating func note(_ new: PaceBest) {
    if fastest.map({ new.isFaster(than: $0) }) ?? true { fastest = new }
  }
}

/// A time that was longer than all others.
package struct TimeBest: Hashable, Sendable {
  /// The time, more than 0.
  package let seconds: Seconds
  /// The day on which it was done first.
  package let date: CivilDate
}

/// A distance that was farther than all others.
package struct DistanceBest: Hashable, Sendable {
  /// The distance, more than 0.
  package let distance: Distance
  /// The unit in which it was written.
  package let unit: DistanceUnit
  /// The day on which it was done first.
  package let date: CivilDate
}

/// A pace that was better than all others.
package struct PaceBest: Hashable, Sendable {
  /// The distance, more than 0.
  package let distance: Distance
  /// The time, more than 0.
  package let seconds: Seconds
  /// The unit in which the distance was written.
  package let unit: DistanceUnit
  /// The day on which it was done first.
  package let date: CivilDate

  /// The seconds that a kilometer took.
  package var secondsPerKilometer: Double { 1000 * seconds.value / distance.meters }

  /// Whether less time was needed for each meter, judged exactly.
  func isFaster(than other: PaceBest) -> Bool {
    Int128(seconds.tenths) * Int128(other.distance.hundredNanometers)
      < Int128(other.seconds.tenths) * Int128(distance.hundredNanometers)
  }
}

extension SetText {
  /// A distance as it was written: `5km`, `400m`.
  package static func distance(_ distance: Distance, in unit: DistanceUnit) -> String {
    DecimalText.text(
      thousandths: distance.hundredNanometers / unit.hundredNanometersPerThousandth) + unit.symbol
  }

  /// A pace with its distance: `5:20 a km over 5km`, by the mile where the distance is not metric.
  package static func pace(_ pace: PaceBest) -> String {
    let isMetric = pace.unit.isMetric
    let meters = isMetric ? 1000 : 1609.344
    // Beyond a day for a meter, which is more than a set may last (W8416), and its tenths fit 32 bits.
    let longestShown = 1e8
    let seconds = (pace.secondsPerKilometer * meters / 1000).rounded()
    return "\(time(Seconds(Int(min(seconds, longestShown))))) a \(isMetric ? "km" : "mile") over "
      + distance(pace.distance, in: pace.unit)
  }
}

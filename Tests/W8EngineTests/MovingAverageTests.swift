import Testing

@testable import W8Engine

@Suite struct MovingAverageTests {
  struct Reference: Sendable, CustomTestStringConvertible {
    let source: String
    let smoothing: Double
    var start: Double?
    let values: [Double]
    let averages: [Double]
    var testDescription: String { source }
  }

  static let references = [
    Reference(
      source: "John Walker, The Hacker's Diet, Pencil and Paper (public domain)",
      smoothing: 0.1, start: 173.6, values: [172.5, 171.5, 172, 171.5],
      averages: [173.49, 173.291, 173.1619, 172.99571]),
    Reference(
      source: "NIST/SEMATECH e-Handbook 6.4.3.1", smoothing: 0.1,
      values: [71, 70, 69, 68, 64, 65, 72, 78, 75, 75, 75, 70],
      averages: [
        71, 70.9, 70.71, 70.439, 69.7951, 69.31559, 69.584031, 70.4256279, 70.88306511,
        71.294758599, 71.6652827391, 71.49875446519,
      ]),
    Reference(
      source: "wsaults/W8Trackr TrendCalculatorTests, smoothing 0.1", smoothing: 0.1,
      values: [180, 182, 179], averages: [180, 180.2, 180.08]),
    Reference(
      source: "wsaults/W8Trackr TrendCalculatorTests, smoothing 0.5", smoothing: 0.5,
      values: [180, 182, 179], averages: [180, 181, 180]),
    Reference(
      source: "wsaults/W8Trackr TrendCalculatorTests, smoothing 0.3", smoothing: 0.3,
      values: [170, 172, 171, 169], averages: [170, 170.6, 170.72, 170.204]),
    Reference(
      source: "wsaults/W8Trackr TrendCalculatorTests, gaps", smoothing: 0.1,
      values: [180, 178, 176], averages: [180, 179.8, 179.42]),
    Reference(
      source: "ervwalter/trendweight MeasurementComputationServiceTests (MIT)", smoothing: 0.1,
      values: [70, 71, 69], averages: [70, 70.1, 69.99]),
    Reference(
      source: "ervwalter/trendweight MeasurementComputationServiceTests (MIT), a spike",
      smoothing: 0.1, values: [80, 85, 80], averages: [80, 80.5, 80.45]),
    // α = 2/(7 + 1) = 0.25: 184 + 0.25 · (183 − 184) = 183.75 and so on
    Reference(
      source: "by hand, span 7", smoothing: 0.25, values: [184, 183, 182, 181, 180],
      averages: [184, 183.75, 183.3125, 182.734375, 182.05078125]),
    // α = 2/11: 180 − 2 · 2/11 = 179.6363…; then − (3.6363…) · 2/11 = 178.9752…
    Reference(
      source: "by hand, span 10", smoothing: 2.0 / 11, values: [180, 178, 176],
      averages: [180, 1976.0 / 11, 21656.0 / 121]),
  ]

  @Test(arguments: references)
  func referenceValues(reference: Reference) {
    let average = MovingAverage(smoothing: reference.smoothing)
    var last = reference.start
    for (value, expected) in zip(reference.values, reference.averages) {
      last = average.next(after: last, value: value)
      #expect(isClose(last, expected))
    }
  }

  /// The smoothing 0.3 belongs to no whole span.
  @Test(arguments: references.filter { $0.smoothing != 0.3 })
  func referenceValuesOfALogbook(reference: Reference) {
    let settings = LogbookSettings(
      averageSpan: Int((2 / reference.smoothing - 1).rounded()),
      start: reference.start.map(kilograms))
    // Days 0, 5, 10 …: a gap is no step.
    let entries = reference.values.enumerated().map { entry(day(5 * $0), kilograms($1)) }
    let averages = logbook(entries, settings).days.map(\.averageKilograms)
    #expect(areClose(averages, reference.averages))
  }

  @Test func publishedRoundedValues() {
    let printed = Self.references[0].averages.map { DecimalText.text($0) }
    #expect(printed == ["173.5", "173.3", "173.2", "173.0"])
    let nist = [71, 70.9, 70.71, 70.44, 69.8, 69.32, 69.58, 70.43, 70.88, 71.29, 71.67]
    #expect(areClose(Array(Self.references[1].averages.dropLast()), nist, within: 0.0051))
  }

  @Test func spansAreClamped() {
    #expect(MovingAverage(span: 7).smoothing == 0.25)
    #expect(MovingAverage(span: 1).smoothing == 1)
    #expect(MovingAverage(span: .min) == MovingAverage(span: 1))
    #expect(MovingAverage(span: .max) == MovingAverage(span: 999))
  }

  @Test func aWeightThatDoesNotChangeLeavesTheAverageAsItIs() {
    let averages = daily(Array(repeating: 82.4, count: 400)).days.map(\.averageKilograms)
    #expect(averages.allSatisfy { $0 == 82.4 })
  }

  /// The median of ten distances of 3 and 11 days each is 7, if the latest ten are looked at: 21 and 22 days are then told
  /// apart by a span of 5.
  @Test(arguments: [(21, false), (22, true)])
  func theLatestTenDistancesDecideWhatALongPauseIs(pause: Int, isLong: Bool) {
    var last = 0
    var entries = [entry(day(last), kilograms(80))]
    for distance in [100, 100] + (0..<10).map({ $0 % 2 == 0 ? 3 : 11 }) + [pause] {
      last += distance
      entries.append(entry(day(last), kilograms(distance == pause ? 86 : 80)))
    }
    let newest = logbook(entries, LogbookSettings(averageSpan: 5)).days.last
    #expect(newest?.averageKilograms == (isLong ? 86 : 82))
    #expect(newest?.previousAverageKilograms == (isLong ? nil : 80))
  }

  @Test(
    arguments: [
      // 28 days are no more than 4 · 7; of a single distance 29 days are more than 3 · 7.
      ([(0, 80.0), (28, 84)], [80.0, 81]), ([(0, 80), (29, 84)], [80, 84]),
      // Who weighs once a month has no long pause after the second weigh-in.
      ([(0, 80), (30, 80), (60, 84)], [80, 80, 81]),
      ([(0, 90), (1, 90), (687, 80), (688, 80.1), (689, 80.2)], [90, 90, 80, 80.025, 80.06875]),
    ] as [([(Int, Double)], [Double])])
  func anAverageStartsAgainAfterALongPause(weights: [(Int, Double)], averages: [Double]) {
    let book = logbook(weights.map { entry(day($0), kilograms($1)) })
    #expect(areClose(book.days.map(\.averageKilograms), averages))
  }

  @Test func aStartCountsForTheFirstStretchAlone() {
    let entries = [(0, 80.0), (1, 80), (100, 90)].map { entry(day($0), kilograms($1)) }
    let days = logbook(entries, LogbookSettings(start: kilograms(84))).days
    #expect(days.map(\.averageKilograms) == [83, 82.25, 90])
  }

  @Test func aStartIsBlendedIntoTheFirstDay() {
    // 0.25 · 80 + 0.75 · 84 = 83; no day comes before the first, start or not.
    let book = daily([80, 80], LogbookSettings(start: kilograms(84)))
    #expect(book.days.first?.averageKilograms == 83)
    #expect(book.days.map(\.previousAverageKilograms) == [nil, 83])
  }
}

import Testing
import W8TestSupport

@testable import W8Engine

/// The examples of `grammar/model.md`, and §5 of it written down apart from the engine.
@Suite struct ForecastTests {
  /// 84 kg and down to 81, a value a day from 1 January 2026.
  static let falling = [
    84.0, 84.2, 83.7, 84.2, 83.3, 83.8, 83.4, 83.5, 83.7, 83.2, 83.7, 82.8, 83.3, 82.9, 83.0, 83.2,
    82.7, 83.2, 82.3, 82.8, 82.4, 82.5, 82.8, 82.2, 82.7, 81.8, 82.3, 81.9, 82.0, 82.3, 81.7, 82.2,
    81.4, 81.8, 81.4, 81.5, 81.8, 81.2, 81.7, 80.9, 81.3, 80.9,
  ]
  /// Down from 95 to 75 in 350 days from 1 September 2025 on, then up by 30 g a day, in tenths.
  static let turning = (0...449).map { day in
    let kilograms = day <= 350 ? 95 - 20 * Double(day) / 350 : 75 + 0.03 * Double(day - 350)
    // The product of binary64 numbers may be a half where the exact one is not.
    let (tenths, rest) = (kilograms * 10, (-kilograms * 10).addingProduct(kilograms, 10))
    let isHalf = tenths - tenths.rounded(.down) == 0.5 && rest != 0
    return tenths.rounded(isHalf ? (rest < 0 ? .down : .up) : .toNearestOrEven) / 10
  }

  /// A weight a day from `start` on.
  static func log(
    _ values: [Double], from start: CivilDate, _ settings: LogbookSettings = LogbookSettings()
  ) -> Logbook {
    let entries = values.enumerated().compactMap { index, value in
      start.adding(days: index).map { entry($0, kilograms(value)) }
    }
    return logbook(entries, settings)
  }

  @Test(
    arguments: [
      ([(0, 80.0), (1, 79.8)], (79.895972, -0.000058, 0.941331), 79.95),
      ([(0, 80.0), (1, 79.8), (11, 79.0)], (79.370814, -0.002170, 1.012204), 79.7125),
      (Array(falling.enumerated()), (81.247289, -0.010517, 0.795261), 81.280457),
      (
        Array([82.0, 82.2, 81.8, 82.0, 87.0, 82.0].enumerated()), (82.269129, 0.000735, 1.198316),
        82.932227
      ),
      (
        Array([82.0, 82.2, 81.8, 82.0, 87.0, 86.8].enumerated()), (83.571231, 0.006157, 1.748432),
        84.132227
      ),
      (
        [(0, 82), (1, 82), (2, 82), (730, 90), (731, 90), (732, 90), (733, 90), (734, 90)],
        (89.992254, 0.002240, 0.853792), 90
      ),
      (
        Array(zip(stride(from: 0, to: 56, by: 7), [90.0, 89.6, 89.5, 88.9, 88.7, 88.2, 88, 87.6])),
        (87.866666, -0.006847, 0.940512), 88.500293
      ),
    ] as [([(Int, Double)], (Double, Double, Double), Double)])
  func trends(weights: [(Int, Double)], figures: (Double, Double, Double), average: Double) {
    let book = logbook(weights.map { entry(day($0), kilograms($1)) })
    let found = book.trend.map { [$0.level, $0.slope, $0.scale] } ?? []
    #expect(areClose(found, [figures.0, figures.1, figures.2], within: 5.1e-7), "\(found)")
    #expect(isClose(book.days.last?.averageKilograms, average, within: 5.1e-7))
  }

  @Test func theVariancesOfATrend() {
    let trend = Self.log(Self.falling, from: date(2026, 1, 1)).trend
    #expect(isClose(trend?.levelVariance, 0.040710, within: 5.1e-7))
    #expect(isClose(trend?.covariance, 0.000241, within: 5.1e-7))
    #expect(isClose(trend?.slopeVariance, 0.000090123, within: 5.1e-10))
  }

  @Test func thePaceLooksBackOverFourWeeks() {
    let book = Self.log(Self.falling, from: date(2026, 1, 1))
    let paces: [(CivilDate, Double, Int)] = [
      (date(2026, 1, 15), -0.405089, 14), (date(2026, 1, 28), -0.450194, 27),
      (date(2026, 1, 29), -0.450586, 28), (date(2026, 2, 11), -0.493160, 28),
    ]
    for (date, weekly, days) in paces {
      let pace = book.day(on: date)?.pace
      #expect(isClose(pace?.weeklyKilograms, weekly, within: 5.1e-7) && pace?.days == days)
    }
    #expect(book.day(on: date(2026, 1, 14))?.pace == nil)
    #expect(book.day(on: date(2026, 2, 11))?.pace?.words(in: .kilogram) == "↓ 0.5 kg a week")
    let early = book.day(on: date(2026, 1, 15))?.pace
    #expect(early?.words(in: .kilogram) == "↓ 0.4 kg a week over 14 days")
    #expect(early?.text(in: .pound) == "↓ 0.9/wk")
  }

  /// A day four weeks back counts also if a nearer one does not, and none before a long pause.
  @Test(
    arguments: [
      ([(0, 80.0), (27, 79), (30, 78)], 30), ([(0, 80), (2, 80), (29, 79), (30, 78)], 28),
      ([(0, 80), (13, 79)], nil), ([(0, 80), (1, 80), (60, 79), (73, 79)], nil),
      ([(0, 80), (1, 80), (60, 79), (74, 79)], 14),
    ] as [([(Int, Double)], Int?)])
  func theReferenceOfAPace(weights: [(Int, Double)], days: Int?) {
    let book = logbook(weights.map { entry(day($0), kilograms($1)) })
    #expect(book.days.last?.pace?.days == days)
  }

  @Test func anEntryThatDoesNotCountHasNoPace() {
    let entries = [entry(day(0), kilograms(80)), entry(day(28), kilograms(79))]
    let excluded = entry(day(28), kilograms(70), at: time(20, 0)).excluded
    let book = logbook(entries + [excluded, entry(day(29))])
    #expect(book.rows().map { book.figures(of: $0).pace?.days } == [nil, 28, nil, nil])
  }

  /// Of 84 days as far as the log goes back: 41 days.
  @Test func expectedWeights() throws {
    let forecast = try #require(Self.log(Self.falling, from: date(2026, 1, 1)).forecast)
    #expect(forecast.date == date(2026, 2, 11) && forecast.days.count == 41)
    let day = try #require(forecast.usualDay(by: nil))
    #expect(day.date == date(2026, 3, 11) && isClose(day.kilograms, 81.024662, within: 5.1e-7))
    expect(day.fourInFive, is: 79.429127...82.620197)
    #expect(
      isClose(day.half.lowerBound, 81.024662 - (82.620197 - 81.024662) * 0.6 / 1.2816, within: 1e-5)
    )
    expect(forecast.days[6].fourInFive, is: 80.417832...81.940832)
    #expect(forecast.usualDay(by: date(2026, 2, 18)) == forecast.days[6])
    #expect(forecast.usualDay(by: date(2026, 3, 25)) == day)
    let sundays = zip(
      stride(from: 0, to: 56, by: 7), [90.0, 89.6, 89.5, 88.9, 88.7, 88.2, 88, 87.6])
    let weekly = logbook(
      sundays.compactMap { days, weight in
        date(2026, 1, 4).adding(days: days).map { entry($0, kilograms(weight)) }
      })
    #expect(isClose(weekly.days.last?.pace?.weeklyKilograms, -0.268677, within: 5.1e-7))
    expect(try #require(weekly.forecast?.days[27].fourInFive), is: 86.320373...89.123087)
  }

  /// The figures of 56 and 84 days, for which the log does not go back far enough.
  @Test func expectedWeightsBeyondTheHorizon() {
    let written = WrittenForecast(
      Array(Self.falling.enumerated()).map { (day: $0.offset, weight: $0.element) },
      pace: -0.493160033, horizon: 84)
    for (days, low, high) in [(56, 78.117748, 83.678681), (84, 76.823310, 84.829481)] {
      let day = written.days[days - 1]
      #expect(isClose(day.m - 1.2816 * day.w, low, within: 1e-6))
      #expect(isClose(day.m + 1.2816 * day.w, high, within: 1e-6))
    }
  }

  @Test(
    arguments: [
      ([0, 1, 2, 730, 731, 732, 733, 734], (5, 4)), ([0, 2, 4, 6, 8, 10, 13], (7, 13)),
      ([0, 7, 14], (3, 14)),
    ])
  func aShortStretchHasNoForecast(days: [Int], has: (Int, Int)) {
    let book = logbook(days.map { entry(day($0), kilograms(80)) })
    #expect(book.forecast == nil)
    #expect(
      book.lastStretch?.earlyWords
        == "no forecast yet: it needs 7 weigh-ins over 14 days (so far \(has.0) over \(has.1) days)"
    )
    #expect(logbook([0, 2, 4, 6, 8, 10, 14].map { entry(day($0), kilograms(80)) }).forecast != nil)
  }

  @Test func theCalendarEndsAForecast() {
    let start = CivilDate.last.adding(days: -19) ?? .first
    #expect(Self.log(Array(repeating: 80, count: 20), from: start).forecast?.days.isEmpty == true)
    let before = CivilDate.last.adding(days: -23) ?? .first
    #expect(Self.log(Array(repeating: 80, count: 20), from: before).forecast?.days.count == 4)
  }

  /// A pause of 9,000 years costs as many steps as one of six, and ends as if it had taken all.
  @Test func aLongPauseIsSteppedOver() {
    var stepped = WeightTrend(startingAt: 80, on: day(0))
    stepped.add(79, on: day(1))
    var jumped = stepped
    for _ in 2..<5000 { stepped.advance() }
    stepped.add(70, on: day(2))
    jumped.add(70, on: day(5000))
    #expect(isClose(jumped.level, stepped.level) && isClose(jumped.slope, stepped.slope))
    #expect(isClose(jumped.levelVariance, stepped.levelVariance))
  }

  /// Random logs: daily, sparse, with pauses, slips and several weigh-ins a day.
  @Test(arguments: UInt64(0)..<1000)
  func theForecastIsThatOfThePlainDefinition(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 9000 + seed)
    let entries = Self.randomEntries(using: &generator)
    let book = logbook(entries)
    let days = book.days
    let first = try #require(days.first?.date)
    let values = days.map { (day: $0.date.days(since: first), weight: $0.valueKilograms) }
    let pace = book.days.last?.pace?.weeklyKilograms
    let written = WrittenForecast(values, pace: pace, horizon: 84)
    let trend = try #require(book.trend)
    #expect(
      areClose(
        [
          trend.level, trend.slope, trend.scale, trend.levelVariance, trend.covariance,
          trend.slopeVariance,
        ], [written.level, written.slope, written.scale, written.a, written.b, written.c],
        within: 1e-8))
    let stretch = try #require(book.lastStretch)
    let horizon = stretch.valueCount < 7 || stretch.dayCount < 14 ? 0 : min(84, stretch.dayCount)
    let forecast = book.forecast?.days ?? []
    #expect(forecast.count == horizon)
    let above = Bool.random(using: &generator)
    let goal = values[0].weight + Double.random(in: -4...4, using: &generator)
    for (day, expected) in zip(forecast, written.days) {
      let (m, w) = (expected.m, expected.w)
      let found = [
        day.kilograms, day.half.lowerBound, day.half.upperBound, day.fourInFive.lowerBound,
        day.fourInFive.upperBound, day.chance(of: goal, above: above),
      ]
      let chance = Self.normal((above ? m - goal : goal - m) / expected.sigma)
      #expect(
        areClose(
          found, [m, m - 0.6 * w, m + 0.6 * w, m - 1.2816 * w, m + 1.2816 * w, chance],
          within: 1e-7))
    }
  }

  /// Φ as the sum of a series, without erfc: x + x³/3 + x⁵/15 + …, and 0 or 1 far out.
  private static func normal(_ x: Double) -> Double {
    guard x.magnitude < 6 else { return x < 0 ? 0 : 1 }
    var (term, sum, n) = (x, x, 1.0)
    while term.magnitude > 1e-17 {
      n += 2
      term *= x * x / n
      sum += term
    }
    // e to the power of −x²/2, of which the exponent is halved ten times first.
    let small = -x * x / 2048
    var power = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4)))
    for _ in 0..<10 { power *= power }
    return 0.5 + sum * power / (2 * Double.pi).squareRoot()
  }

  private static func randomEntries(using generator: inout SeededGenerator) -> [Entry] {
    let count = Int.random(in: 1...150, using: &generator)
    let most = [1, 2, 8, 30].randomElement(using: &generator) ?? 1
    var (date, weight) = (date(2020, 1, 1), Double.random(in: 50...120, using: &generator))
    var slope = 0.0
    return (0..<count).map { _ in
      var distance = Int.random(in: 1...most, using: &generator)
      if Int.random(in: 0..<60, using: &generator) == 0 { distance += 200 }
      date = date.adding(days: distance) ?? date
      slope = 0.98 * slope + Double.random(in: -0.02...0.02, using: &generator)
      weight = max(30, weight + slope * Double(distance))
      var written = weight + Double.random(in: -0.7...0.7, using: &generator)
      if Int.random(in: 0..<30, using: &generator) == 0 {
        written += Double.random(in: -12...12, using: &generator)
      }
      return entry(date, kilograms((written * 10).rounded() / 10))
    }
  }

  private func expect(_ found: ClosedRange<Double>, is told: ClosedRange<Double>) {
    #expect(isClose(found.lowerBound, told.lowerBound, within: 5.1e-7), "\(found)")
    #expect(isClose(found.upperBound, told.upperBound, within: 5.1e-7), "\(found)")
  }
}

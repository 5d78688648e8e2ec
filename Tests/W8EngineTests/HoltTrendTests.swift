import Testing
import W8Engine
import W8TestSupport

@Suite struct HoltTrendTests {
  @Test(arguments: [
    ([180.0, 182], 182, 2, 1e-9), ([200, 199, 201, 198, 197], 197.05831, -0.912199, 1e-5),
    // On a straight line nothing is ever corrected.
    ([90, 89.5, 89, 88.5, 88, 87.5, 87, 86.5], 86.5, -0.5, 1e-9),
    ([70, 70, 70, 70], 70, 0, 1e-9),
  ])
  func referenceValues(values: [Double], level: Double, slope: Double, tolerance: Double) {
    let trend = daily(values).trend
    #expect(isClose(trend?.levelKilograms, level, within: tolerance))
    #expect(isClose(trend?.slopeKilogramsPerDay, slope, within: tolerance))
    #expect(isClose(trend?.forecastKilograms(daysAhead: 1), level + slope, within: 2 * tolerance))
    #expect(trend?.dayCount == values.count)
  }

  @Test func gapsCountTheirDays() {
    // Day 2: T = (79 − 80)/2 = −0.5, L = 79.
    // Day 3: F = 78.5, L = 78.5 + 0.3 · 0.5 = 78.65, T = −0.5 + 0.1 · (−0.35 + 0.5) = −0.485.
    // Day 7: F = 78.65 − 4 · 0.485 = 76.71, a = 1 − 0.7⁴ = 0.7599, L = 76.71 + 0.7599 · 0.29 = 76.930371,
    //        b = 1 − 0.9⁴ = 0.3439, T = −0.485 + 0.3439 · 0.220371/4 = −0.466053603275.
    let weights = [(0, 80.0), (2, 79), (3, 79), (7, 77)]
    let trend = logbook(weights.map { entry(day($0), kilograms($1)) }).trend
    #expect(isClose(trend?.levelKilograms, 76.930371))
    #expect(isClose(trend?.slopeKilogramsPerDay, -0.466053603275))
    #expect(isClose(trend?.forecastKilograms(daysAhead: 10), 72.26983496725))
    #expect(trend?.spanDays == 7 && trend?.firstDate == day(0) && trend?.lastDate == day(7))
  }

  /// After a long gap the value counts for nearly all: the trend is about the last weigh-ins again.
  @Test(
    arguments: [
      ([(0, 80.0), (1, 79.8), (11, 79.0)], 78.966103, -0.124049),
      ([(0, 82.0), (3, 81.4), (4, 81.2), (24, 80.9), (25, 80.4)], 80.721598, -0.051404),
      // 1 − 0.7³⁶⁵⁰ and 1 − 0.9³⁶⁵⁰ are 1: the level is the value, the slope that from the level before.
      ([(0, 80.0), (1, 80.0), (3651, 73.0)], 73, -7.0 / 3650),
    ] as [([(Int, Double)], Double, Double)])
  func whatIsOldFadesOverAGap(weights: [(Int, Double)], level: Double, slope: Double) {
    let trend = logbook(weights.map { entry(day($0), kilograms($1)) }).trend
    #expect(isClose(trend?.levelKilograms, level, within: 1e-6))
    #expect(isClose(trend?.slopeKilogramsPerDay, slope, within: 1e-6))
  }

  @Test func tooFewDays() {
    #expect(daily([]).trend == nil)
    #expect(daily([80]).trend?.levelKilograms == 80)
    #expect(daily([80]).trend?.slopeKilogramsPerDay == nil)
    #expect(daily([80]).trend?.forecastKilograms(daysAhead: 3) == nil)
  }

  /// 84.4 and then 83.2 begins as a fall of 1.2 kg a day, while ten equal days say that it stands still.
  @Test func unevenFirstWeeksTellNothing() {
    func uneven(_ count: Int) -> HoltTrend? {
      daily([84.4] + Array(repeating: 83.2, count: count)).trend
    }
    #expect(uneven(10)?.isTelling == false && uneven(10)?.weeklyVelocityKilograms == nil)
    #expect(uneven(20)?.isTelling == false && uneven(28)?.isTelling == true)
    // After 22 such days T is −0.0774 kg a day and the line falls by 0.0130, after 21 by 0.0931 and 0.0142.
    #expect(uneven(22)?.isTelling == true && uneven(21)?.isTelling == false)
    #expect(daily([90, 89.5, 89, 88.5, 88, 87.5, 87, 86.5]).trend?.isTelling == true)
    #expect(daily([90, 89.5, 89, 88.5, 88, 87.5, 87]).trend?.isTelling == false)
  }

  @Test func theStartOfTheAverageIsNotPartOfTheTrend() {
    let settings = LogbookSettings(averageSpan: 3, start: kilograms(99))
    #expect(daily([80, 79], settings).trend == daily([80, 79]).trend)
  }

  @Test func theTrendIsThatOfThePlainDefinition() {
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      let months = RandomBook.months.map { RandomBook.log(of: $0, using: &generator) }
      let book = Logbook(months: months, settings: RandomBook.settings(using: &generator))
      guard let first = book.days.first else { continue }
      var (level, slope, date) = (first.valueKilograms, 0.0, first.date)
      for (index, day) in book.days.enumerated().dropFirst() {
        let (k, d) = (Double(day.date.days(since: date)), day.valueKilograms)
        if index == 1 { slope = (d - level) / k }
        // No power is taken: what is left of the old fades by one factor a day.
        let days = Int(k)
        let (oldLevel, oldSlope) = (0..<days).reduce((1.0, 1.0)) { old, _ in
          (0.7 * old.0, 0.9 * old.1)
        }
        let next = (1 - oldLevel) * d + oldLevel * (level + k * slope)
        slope = (1 - oldSlope) * (next - level) / k + oldSlope * slope
        (level, date) = (next, day.date)
      }
      #expect(isClose(book.trend?.levelKilograms, level, within: 1e-8))
      #expect(isClose(book.trend?.slopeKilogramsPerDay ?? 0, slope, within: 1e-8))
    }
  }
}

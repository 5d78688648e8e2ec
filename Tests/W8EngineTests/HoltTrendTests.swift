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
    // Day 7: F = 78.65 − 4 · 0.485 = 76.71, L = 76.71 + 0.3 · 0.29 = 76.797,
    //        T = −0.485 + 0.1 · ((76.797 − 78.65)/4 + 0.485) = −0.482825.
    let weights = [(0, 80.0), (2, 79), (3, 79), (7, 77)]
    let trend = logbook(weights.map { entry(day($0), kilograms($1)) }).trend
    #expect(isClose(trend?.levelKilograms, 76.797))
    #expect(isClose(trend?.slopeKilogramsPerDay, -0.482825))
    #expect(isClose(trend?.forecastKilograms(daysAhead: 10), 71.96875))
    #expect(trend?.spanDays == 7 && trend?.firstDate == day(0) && trend?.lastDate == day(7))
  }

  @Test func tooFewDays() {
    #expect(daily([]).trend == nil)
    #expect(daily([80]).trend?.levelKilograms == 80)
    #expect(daily([80]).trend?.slopeKilogramsPerDay == nil)
    #expect(daily([80]).trend?.forecastKilograms(daysAhead: 3) == nil)
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
        let next = 0.3 * d + 0.7 * (level + k * slope)
        slope = 0.1 * (next - level) / k + 0.9 * slope
        (level, date) = (next, day.date)
      }
      #expect(isClose(book.trend?.levelKilograms, level, within: 1e-8))
      #expect(isClose(book.trend?.slopeKilogramsPerDay ?? 0, slope, within: 1e-8))
    }
  }
}

import Testing
import W8Engine

@testable import W8CommandLine

/// Weights on a straight line, on which Holt's trend is exact.
@Suite struct WeightForecastTests {
  /// Ten days from 100.0 down by 0.5 to 95.5: 92 is 3.5 away, which is seven days.
  @Test func itEndsWhereItReachesTheGoal() throws {
    let forecast = try #require(drawn(from: 100, step: -0.5, days: 10, goal: 92))
    #expect(forecast.dayCount == 7)
    #expect(forecast.end.description == "2026-01-17")
    #expect(forecast.reachesGoal)
    #expect(forecast.endKilograms == 92)
    #expect(abs(forecast.kilograms(after: 2) - 94.5) < 1e-9)
    #expect(abs(forecast.weeklyKilograms + 3.5) < 1e-9)
  }

  /// It never goes past the date of the goal, reached or not.
  @Test func itEndsOnTheDateOfTheGoal() throws {
    let by = CivilDate(year: 2026, month: 1, day: 14)
    let forecast = try #require(drawn(from: 100, step: -0.5, days: 10, goal: 92, by: by))
    #expect(forecast.end == by && !forecast.reachesGoal)
    // A date before the last weigh-in ends nothing.
    let past = CivilDate(year: 2026, month: 1, day: 9)
    #expect(drawn(from: 100, step: -0.5, days: 10, goal: 92, by: past)?.dayCount == 7)
  }

  /// Nine days from the first to the last: at least fourteen are drawn, but no more than keeps the
  /// weights within their own range, 4.5 kg or nine days at this pace.
  @Test func withoutAGoalAheadItGoesAsFarAsTheDaysShown() throws {
    #expect(drawn(from: 100, step: -0.5, days: 10, goal: 110)?.dayCount == 9)
    #expect(drawn(from: 100, step: -0.5, days: 10, goal: nil)?.dayCount == 9)
    #expect(drawn(from: 80, step: 0, days: 60, goal: 70)?.dayCount == 59)
    #expect(drawn(from: 80, step: 0, days: 200, goal: nil)?.dayCount == 90)
  }

  /// Ten days shown leave room for four weeks; a goal 1,000 days away is not reached in them.
  @Test func itDoesNotPressTheChartTogether() throws {
    let forecast = try #require(drawn(from: 100, step: -0.01, days: 10, goal: 90))
    #expect(forecast.dayCount == 28 && !forecast.reachesGoal)
  }

  /// Seven days over more than a week, as for a goal.
  @Test func tooLittleTellsNothing() {
    #expect(drawn(from: 100, step: -0.5, days: 7, goal: 92) == nil)
    #expect(drawn(from: 100, step: -0.5, days: 8, goal: 92) != nil)
  }

  private func drawn(
    from start: Double, step: Double, days count: Int, goal: Double?, by: CivilDate? = nil
  ) -> WeightForecast? {
    let first = CivilDate(year: 2026, month: 1, day: 1) ?? .first
    let days = (0..<count).compactMap { index in first.adding(days: index).map { ($0, index) } }
    var settings = LogbookSettings()
    settings.goal = goal.flatMap(Mass.init(nearestToKilograms:)).map {
      Goal($0, writtenIn: .kilogram, by: by)
    }
    let entries = days.map { date, index in
      var entry = Entry(date: date, line: Int32(index))
      entry.weighIn = Mass(nearestToKilograms: start + step * Double(index)).map {
        WeighIn($0, writtenIn: .kilogram)
      }
      return entry
    }
    let months = Set(entries.map(\.date.yearMonth)).sorted().map {
      MonthLog(month: $0, contributions: [entries])
    }
    let book = Logbook(months: months, settings: settings)
    return book.trend.flatMap { WeightForecast($0, after: book.days, goal: settings.goal) }
  }
}

import Testing
import W8Engine

@testable import W8Reports

/// Weights on a straight line, on which Holt's trend is exact.
@Suite struct WeightForecastTests {
  /// 31 days from 100.0 down by 0.5 to 85: 82 is 3 away, which is six days. The average of seven days ends at 86.5, where
  /// the line begins.
  @Test func itEndsWhereItReachesTheGoal() throws {
    let forecast = try #require(drawn(from: 100, step: -0.5, days: 31, goal: 82))
    #expect(forecast.dayCount == 6)
    #expect(forecast.end.description == "2026-02-06" && forecast.goalDate == forecast.end)
    #expect(forecast.reachesGoal)
    #expect(forecast.endKilograms == 82)
    #expect(abs(forecast.kilograms(after: 0) - 86.5) < 0.01)
    #expect(abs(forecast.kilograms(after: 2) - 85) < 0.01)
    #expect(abs(forecast.weeklyKilograms + 3.5) < 1e-9)
  }

  /// It never goes past the date of the goal, reached or not.
  @Test func itEndsOnTheDateOfTheGoal() throws {
    let by = CivilDate(year: 2026, month: 2, day: 3)
    let forecast = try #require(drawn(from: 100, step: -0.5, days: 31, goal: 82, by: by))
    #expect(forecast.end == by && !forecast.reachesGoal)
    #expect(forecast.goalDate?.description == "2026-02-06")
    // A date before the last weigh-in ends nothing.
    let past = CivilDate(year: 2026, month: 1, day: 30)
    #expect(drawn(from: 100, step: -0.5, days: 31, goal: 82, by: past)?.dayCount == 6)
  }

  /// 30 days from the first to the last have room for ten more.
  @Test func withoutAGoalAheadItTakesAFourth() throws {
    #expect(drawn(from: 100, step: -0.5, days: 31, goal: 110)?.dayCount == 10)
    #expect(drawn(from: 100, step: -0.5, days: 31, goal: 110)?.goalDate == nil)
    #expect(drawn(from: 100, step: -0.5, days: 31, goal: nil)?.dayCount == 10)
    #expect(drawn(from: 80, step: 0, days: 400, goal: nil)?.dayCount == 90)
  }

  /// From 96.1 at a tenth a day 90 is 61 days away: 11 April, on which no chart of 40 days ends.
  @Test func itDoesNotPressTheChartTogether() throws {
    let forecast = try #require(drawn(from: 100, step: -0.1, days: 40, goal: 90))
    #expect(forecast.dayCount == 13 && !forecast.reachesGoal)
    #expect(forecast.goalDate?.description == "2026-04-11")
    for count in [8, 9, 30, 100, 365] {
      let forecast = try #require(drawn(from: 100, step: -0.1, days: count, goal: 40))
      #expect(4 * forecast.dayCount <= count - 1 + forecast.dayCount)
    }
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

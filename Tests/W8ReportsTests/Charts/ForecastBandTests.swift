import Testing
import W8Engine

@testable import W8Reports

@Suite struct ForecastBandTests {
  /// From the level of the trend on, which no range surrounds.
  @Test func itBeginsAtTheLevel() throws {
    let book = falling(days: 61)
    let band = try #require(drawn(book))
    let (first, level) = (band.points[0], try #require(book.forecast?.startKilograms))
    #expect(first.date == book.days.last?.date && first.middle == level)
    #expect(first.half == level...level && first.fourInFive == level...level)
    let next = try #require(book.forecast?.days.first)
    #expect(band.points[1].date == next.date && band.points[1].half == next.half)
    #expect(band.points[1].fourInFive == next.fourInFive)
  }

  /// 60 days from the first to the last have room for twenty more, and no log for more than 84.
  @Test func itTakesAFourthOfTheChart() {
    #expect(drawn(falling(days: 61))?.points.count == 21)
    #expect(drawn(falling(days: 601))?.points.count == 85)
    #expect(drawn(falling(days: 14)) == nil)
  }

  @Test func itEndsOnTheDateOfTheGoal() {
    let book = falling(days: 61)
    let last = book.days.last?.date
    for (ahead, count) in [(3, 4), (20, 21), (40, 21), (0, 21), (-9, 21)] {
      #expect(drawn(book, by: last?.adding(days: ahead))?.points.count == count, "\(ahead)")
    }
  }

  /// A chart of a few days out of many has room for as few.
  @Test func aSelectionShortensIt() throws {
    let book = falling(days: 61)
    let forecast = try #require(book.forecast)
    #expect(ForecastBand(forecast, after: book.days.suffix(7), by: nil)?.points.count == 3)
    #expect(ForecastBand(forecast, after: book.days.suffix(3), by: nil) == nil)
  }

  private func drawn(_ book: Logbook, by: CivilDate? = nil) -> ForecastBand? {
    book.forecast.flatMap { ForecastBand($0, after: book.days, by: by) }
  }

  /// A weight a day that falls by 50 g.
  private func falling(days count: Int) -> Logbook {
    let first = CivilDate(year: 2026, month: 1, day: 1) ?? .first
    let entries = (0..<count).compactMap { index in
      first.adding(days: index).map { date in
        var entry = Entry(date: date, line: Int32(index))
        entry.weighIn = Mass(nearestToKilograms: 90 - 0.05 * Double(index)).map {
          WeighIn($0, writtenIn: .kilogram)
        }
        return entry
      }
    }
    let months = Set(entries.map(\.date.yearMonth)).sorted().map {
      MonthLog(month: $0, contributions: [entries])
    }
    return Logbook(months: months, settings: LogbookSettings())
  }
}

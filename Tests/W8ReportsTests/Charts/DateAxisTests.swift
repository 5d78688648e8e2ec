import Testing
import W8Engine

@testable import W8Reports

@Suite struct DateAxisTests {
  @Test(
    arguments: [
      ("2026-01-30", "2026-02-02", 4, "30 Jan 2026, 31 Jan, 1 Feb, 2 Feb"),
      // The calendar began on a Monday; the even days are counted from there.
      ("2025-12-29", "2026-01-03", 3, "30 Dec 2025, 1 Jan 2026, 3 Jan"),
      ("2025-12-25", "2026-01-14", 3, "29 Dec 2025, 5 Jan 2026, 12 Jan"),
      ("2025-11-02", "2026-02-01", 3, "Dec 2025, Jan 2026, Feb"),
      ("2025-01-01", "2026-01-01", 5, "Jan 2025, Apr, Jul, Oct, Jan 2026"),
      ("1926-05-01", "2026-05-01", 5, "1940, 1960, 1980, 2000, 2020"),
      ("0001-01-01", "9999-12-31", 5, "2000, 4000, 6000, 8000"),
      ("2026-05-05", "2026-05-05", 9, "5 May 2026"), ("2026-05-05", "2026-05-06", 0, "2026-05-05"),
    ])
  func marksAreTheClosestThatFit(first: String, last: String, most: Int, labels: String) throws {
    let (first, last) = try (#require(parseDate(first)), #require(parseDate(last)))
    let ticks = DateAxis(over: first...last).ticks { $0.count <= most }
    #expect(ticks.map(\.label).joined(separator: ", ") == labels)
    #expect(ticks.allSatisfy { first <= $0.date && $0.date <= last })
  }

  @Test func aSingleDayStandsInTheMiddle() throws {
    let day = try #require(parseDate("9999-12-31"))
    #expect(DateAxis(over: day...day).share(of: day) == 0.5)
    let axis = DateAxis(over: .first ... .last)
    #expect(axis.share(of: .first) == 0)
    #expect(axis.share(of: .last) == 1)
  }
}

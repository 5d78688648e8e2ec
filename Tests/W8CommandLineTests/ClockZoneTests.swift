import Testing
import W8Engine

@testable import W8CommandLine
@testable import W8Reports

@Suite struct ClockZoneTests {
  @Test(
    arguments: [
      ("UTC", 0), ("utc", 0), ("Z", 0), ("+00:00", 0), ("+01:00", 60), ("-03:30", -210),
      ("+14:00", 840), ("-14:00", -840),
    ])
  func aZoneIsAnOffset(text: String, minutes: Int) {
    #expect(ClockZone(text)?.minutesAhead == minutes)
  }

  @Test(
    arguments: [
      "", "+", "1", "+1:00", "+01", "+0100", "+01:60", "+14:01", "+99:00", "+-1:00", "CET",
      "+٠١:٠٠",
    ])
  func otherTextIsNone(text: String) {
    #expect(ClockZone(text) == nil)
  }

  /// Half past midnight an hour ahead of UTC is half past eleven the day before.
  @Test func aMomentElsewhereMayBeAnotherDay() throws {
    let date = try #require(CivilDate(year: 2026, month: 1, day: 1))
    let zone = try #require(ClockZone("+01:00")).rules
    let moment = Moment(date, minutes: 30).utc(from: zone)
    #expect(moment.date.description == "2025-12-31")
    #expect(moment.clock == "23:30:00")
    let early = Moment(try #require(CivilDate(year: 1969, month: 12, day: 31)), minutes: 1439)
    #expect(early.adding(seconds: 59).date.description == "1969-12-31")
    #expect(early.adding(seconds: 60).date.description == "1970-01-01")
    #expect(Moment(.first, minutes: 0).adding(seconds: -1).date == .first)
    #expect(Moment(.last, minutes: 1439).adding(seconds: 60).date == .last)
  }

  /// Any number of rows of one moment cost no more than as many of others.
  @Test func equalMomentsMoveApart() throws {
    let date = try #require(CivilDate(year: 2026, month: 1, day: 1))
    var losses = ExportLosses()
    var moments = DistinctMoments.bySeconds
    let made = (0..<50_000).map { _ in moments.moment(on: date, at: nil, &losses) }
    #expect(Set(made).count == made.count)
    #expect(made[1].clock == "12:00:01")
    #expect(losses.lines == ["50000 dates without a time got the time 12:00"])
  }
}

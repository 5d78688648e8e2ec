import Testing
import W8Engine

@Suite struct TimeOfDayTests {
  @Test func partsAndText() {
    #expect(time(7, 5)?.minutes == 425)
    #expect(time(7, 5)?.description == "07:05")
    #expect(TimeOfDay(minutes: 1439)?.description == "23:59")
    #expect(TimeOfDay(minutes: 0)?.hour == 0)
  }

  @Test func timesThatDoNotExist() {
    for minutes in [-1, 1440, .min, .max] { #expect(TimeOfDay(minutes: minutes) == nil) }
    for (hour, minute) in [(24, 0), (0, 60), (-1, 0), (0, -1), (Int.max, Int.max)] {
      #expect(time(hour, minute) == nil)
    }
  }

  @Test func order() throws {
    #expect(try #require(time(6, 59)) < #require(time(7, 0)))
  }
}

import Testing
import W8Engine

@Suite struct DayValueRuleTests {
  /// In the order of the day: 81 (no time), 79 (7:00), 80 (22:00); 60 is excluded.
  private let entries = [
    entry(day(0), kilograms(80), at: time(22, 0)), entry(day(0), kilograms(81)),
    entry(day(0), kilograms(79), at: time(7, 0)),
    entry(day(0), kilograms(60), at: time(6, 0)).excluded,
  ]

  @Test(arguments: [(DayValueRule.mean, 80.0), (.first, 81), (.last, 80), (.min, 79)])
  func theValueOfADay(rule: DayValueRule, expected: Double) {
    let book = logbook(entries, LogbookSettings(dayValue: rule))
    #expect(book.days.map(\.valueKilograms) == [expected])
  }

  @Test func twoWeightsOfADayAreOneValue() {
    // The day before has 175; 180 and 182 have the mean 181.
    let book = logbook([
      entry(day(-1), kilograms(175)), entry(day(0), kilograms(180)),
      entry(day(0), kilograms(182)),
    ])
    #expect(book.days.map(\.valueKilograms) == [175, 181])
  }
}

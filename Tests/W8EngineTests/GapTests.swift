import Testing
import W8Engine

@Suite struct GapTests {
  private func gaps(_ entries: [Entry]) -> [Int?] {
    let book = logbook(entries)
    return book.rows().map { book.gap(before: $0)?.dayCount }
  }

  @Test func daysBetweenTwoWeighIns() {
    let entries = [0, 1, 1, 17, 33].map { entry(day($0), kilograms(80)) }
    // Between day 1 and day 17 lie 15 days.
    #expect(gaps(entries) == [nil, 0, nil, 15, 15])
    #expect(logbook(entries).longestGap == Gap(day(1), day(17)))
  }

  @Test func whatEndsAGap() {
    let entries = [
      entry(day(-60), kilograms(80)), entry(day(-30)), entry(day(0), kilograms(80)).excluded,
      entry(day(3)), entry(day(5), kilograms(81)), entry(.last, kilograms(80)),
    ]
    #expect(gaps(entries).prefix(5) == [nil, nil, 59, nil, 4])
    #expect(logbook(entries).longestGap?.nextDate == .last)
  }

  @Test func fourteenDaysAreNotLong() {
    #expect(!Gap(day(0), day(15)).isLong && Gap(day(0), day(16)).isLong)
    #expect(logbook([entry(day(0), kilograms(80))]).longestGap == nil)
    #expect(daily([]).gap(before: EntryReference(month: 0, entry: 0)) == nil)
  }
}

import Testing
import W8Engine
import W8TestSupport

@Suite struct MonthLogTests {
  @Test func entriesStandByDateThenTimeThenPlace() {
    let log = MonthLog(
      month: month(2026, 1),
      contributions: [
        [
          entry(day(1), at: time(8, 0), line: 4), entry(day(0), at: time(21, 0), line: 5),
          entry(day(0), line: 9),
        ],
        [
          entry(day(0), at: time(21, 0), line: 1), entry(day(0), line: 2),
          entry(day(0), at: time(0, 0), line: 3),
        ],
      ])
    let origins = log.entries.indices.compactMap { log.origin(of: $0) }
    // Day 0: no time (part 0, part 1), 00:00, 21:00 (part 0, part 1); then day 1.
    let expected = [(0, 9), (1, 2), (1, 3), (0, 5), (1, 1), (0, 4)]
    #expect(origins == expected.map { EntryOrigin(contribution: $0, line: Int32($1)) })
  }

  @Test func entriesOfOtherMonthsAreLeftOut() {
    let entries = [
      entry(date(2025, 12, 31), line: 1), entry(date(2026, 1, 31), line: 2),
      entry(date(2026, 2, 1), line: 3),
    ]
    let log = MonthLog(month: month(2026, 1), contributions: [entries])
    #expect(log.entries.map(\.line) == [2])
    #expect(log.index(contribution: 0, line: 2) == 0)
    #expect(log.index(contribution: 0, line: 3) == nil)
  }

  @Test func anEmptyMonth() {
    let log = MonthLog(month: month(2026, 1), contributions: [])
    #expect(log.entries.isEmpty && log.countedDays.isEmpty)
    #expect(log.origin(of: 0) == nil && log.origin(of: -1) == nil)
    #expect(log.index(contribution: 0, line: 0) == nil)
  }

  @Test func extremeLines() {
    let entries = [entry(day(0), line: .min), entry(day(0), line: .max)]
    let log = MonthLog(month: month(2026, 1), contributions: [[], entries])
    #expect(log.index(contribution: 1, line: .min) == 0)
    #expect(log.index(contribution: 1, line: .max) == 1)
    #expect(log.index(contribution: .max, line: 0) == nil)
  }

  @Test func everyEntryIsFoundWhereItCameFrom() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      let parts = RandomBook.contributions(in: month(2026, 1), using: &generator)
      let log = MonthLog(month: month(2026, 1), contributions: parts)
      #expect(log.entries.count == parts.joined().count)
      for (part, entries) in parts.enumerated() {
        for entry in entries {
          let index = log.index(contribution: part, line: entry.line)
          #expect(index.map { log.entries[$0] } == entry)
          let origin = EntryOrigin(contribution: part, line: entry.line)
          #expect(index.flatMap { log.origin(of: $0) } == origin)
        }
      }
    }
  }

  @Test func daysCountOnlyCountedWeights() {
    var unweighed = entry(day(2), line: 5)
    unweighed.isDeclaredUnweighed = true
    let log = MonthLog(
      month: month(2026, 1),
      contributions: [
        [
          entry(day(0), kilograms(90), line: 0).excluded, entry(day(0), kilograms(80), line: 1),
          entry(day(0), kilograms(81), line: 2), entry(day(0), kilograms(70), line: 3).excluded,
          entry(day(1), kilograms(80), line: 4).excluded, unweighed,
        ]
      ])
    #expect(log.countedDays.map(\.date) == [day(0)])
    let weighIns = log.countedDays
    #expect(weighIns.map(\.count) == [2])
    #expect(weighIns.map(\.entries) == [1...2])
    #expect(weighIns.map(\.least) == [kilograms(80)])
    #expect(weighIns.map(\.total) == [MassTotal(kilograms(161))])
  }
}

import Primitives
import Testing
import W8Engine

@Suite struct RowFiguresTests {
  @Test(arguments: [
    // weights by day, the rate of the last one
    ([-7: 180.0, 0: 178], -2.0), ([-8: 185, -5: 182, 0: 180], -5), ([-3: 182, 0: 180], nil),
    ([-7: 180, -6: 170, 0: 180.1], 0.1), ([-300: 90, 0: 80], -10),
  ])
  func theRateOfAnEntry(weights: [Int: Double], expected: Double?) {
    let entries = weights.sorted { $0.key < $1.key }.map { entry(day($0), kilograms($1)) }
    let book = logbook(entries)
    let rate = book.rows().last.flatMap { book.rate(of: $0) }
    #expect(rate?.change == expected.map(kilograms))
  }

  @Test func theEntryComparedWithIsTheLastOfItsDay() {
    let book = logbook([
      entry(day(-7), kilograms(83), at: time(21, 0)), entry(day(-7), kilograms(82)),
      entry(day(-7), kilograms(70), at: time(22, 0)).excluded, entry(day(0), kilograms(82.9)),
    ])
    let rate = book.rate(of: EntryReference(month: 0, entry: 3))
    // In order: no time, 21:00, 22:00 (excluded), so 83 at index 1 is compared with.
    #expect(rate?.comparedWith == EntryReference(month: 0, entry: 1))
    #expect(rate?.change == kilograms(-0.1))
    #expect(rate?.direction == .down)
  }

  @Test func monthsWithoutWeightsAreSkipped() {
    let book = logbook([
      entry(date(2025, 6, 30), kilograms(90)), entry(date(2025, 8, 1)),
      entry(date(2025, 9, 2), kilograms(91)).excluded, entry(date(2026, 1, 10), kilograms(80)),
    ])
    let rate = book.rate(of: EntryReference(month: 3, entry: 0))
    #expect(rate?.comparedWith == EntryReference(month: 0, entry: 0))
    #expect(book.rate(of: EntryReference(month: 2, entry: 0)) == nil)
  }

  @Test func rowsWithoutACountedWeight() {
    let book = logbook([
      entry(day(-7), kilograms(80)), entry(day(0), kilograms(90)).excluded, entry(day(1)),
      entry(day(2), kilograms(82)), entry(day(2), kilograms(95)).excluded,
    ])
    let figures = book.rows().map { book.figures(of: $0) }
    // 80, then 80 + 0.25 · (82 − 80) = 80.5, which the excluded row of that day shows as well
    #expect(figures.map(\.averageKilograms) == [80, nil, nil, 80.5, 80.5])
    #expect(figures.map { $0.rate?.change } == [nil, nil, nil, kilograms(2), nil])
  }

  @Test func gymsStandInTheOrderOfTheSessions() {
    let evening = entry(day(0), at: time(8, 0)).doing(at: "late", from: time(18, 0))
      .doing(at: "early", from: time(7, 0)).doing(at: "whenever").doing(at: "early")
    // The session without a time has that of its entry, 8:00.
    let book = logbook([evening, entry(day(0), at: time(9, 0)).doing(at: "third")])
    #expect(book.gyms(of: EntryReference(month: 0, entry: 0)) == ["early", "whenever", "late"])
    #expect(
      book.summary(ofMonthAt: 0)?.visits.map(\.gym) == ["early", "whenever", "third", "late"])
    #expect(book.summary(ofMonthAt: 0)?.visits.map(\.count) == [2, 1, 1, 1])
    let untimed = logbook([
      entry(day(0)).doing(at: "b", from: time(6, 0)).doing(at: "c").doing(at: "a")
    ])
    #expect(untimed.gyms(of: EntryReference(month: 0, entry: 0)) == ["c", "a", "b"])
  }

  @Test func theUnitOfTheBookDecidesTheDirection() {
    let entries = [entry(day(-7), mass(180, .pound)), entry(day(0), mass(180.1, .pound))]
    for (unit, expected) in [(MassUnit.pound, Direction.up), (.stone, .up), (.kilogram, .stable)] {
      let book = logbook(entries, LogbookSettings(unit: unit))
      #expect(book.rate(of: EntryReference(month: 0, entry: 1))?.direction == expected)
    }
  }

  @Test func referencesToNothingHaveNoFigures() {
    let book = daily([80, 81])
    for reference in [(0, 2), (0, -1), (1, 0), (-1, 0), (.max, .max), (.min, .min)] {
      let reference = EntryReference(month: reference.0, entry: reference.1)
      #expect(book.figures(of: reference) == book.figures(of: EntryReference(month: 9, entry: 9)))
      #expect(book.entry(at: reference) == nil && book.rate(of: reference) == nil)
    }
  }

  @Test func theEdgesOfTheCalendar() {
    let first = date(1, 1, 1)
    let last = date(9999, 12, 31)
    let book = logbook([entry(first, kilograms(80)), entry(last, kilograms(81))])
    // A week before the first day is no date, so that it is not compared with itself.
    #expect(book.rate(of: EntryReference(month: 0, entry: 0)) == nil)
    #expect(book.rate(of: EntryReference(month: 1, entry: 0))?.change == kilograms(1))
    #expect(book.day(before: first) == nil)
    #expect(book.day(before: last)?.date == first)
  }

  @Test func extremeMassesDoNotTrap() {
    for (before, after) in [(Int64.min, Int64.max), (.max, .min), (0, .min)] {
      let book = logbook([
        entry(day(-7), Mass(tenNanograms: before)), entry(day(-7), Mass(tenNanograms: before)),
        entry(day(0), Mass(tenNanograms: after)),
      ])
      let rate = book.rate(of: EntryReference(month: 0, entry: 2))
      #expect(rate?.direction == (after > before ? .up : .down))
      #expect(book.days.allSatisfy { $0.averageKilograms.isFinite })
      #expect(book.summary(ofMonthAt: 0)?.meanKilograms?.isFinite == true)
    }
  }
}

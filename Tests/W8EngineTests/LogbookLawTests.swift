import Primitives
import Testing
import W8Engine
import W8TestSupport

/// What no figure depends on.
@Suite struct LogbookLawTests {
  @Test(arguments: UInt64(0)..<12)
  func theOrderOfEntriesInAMonthChangesNoFigure(seed: UInt64) {
    var generator = SeededGenerator(seed: 5000 + seed)
    let settings = RandomBook.settings(using: &generator)
    let entries = RandomBook.months.map { distinctEntries(in: $0, using: &generator) }
    let books = (0..<2).map { _ in
      let months = zip(RandomBook.months, entries).map { month, entries in
        MonthLog(month: month, contributions: [numbered(entries.shuffled(using: &generator))])
      }
      return Logbook(months: months, settings: settings)
    }
    #expect(BookFigures(of: books[0]) == BookFigures(of: books[1]))
  }

  @Test(arguments: UInt64(0)..<12)
  func theUnitInWhichAMassIsWrittenChangesNoFigure(seed: UInt64) {
    var generator = SeededGenerator(seed: 6000 + seed)
    let settings = RandomBook.settings(using: &generator)
    let entries = RandomBook.months.map { distinctEntries(in: $0, using: &generator) }
    let books = (0..<2).map { _ in
      let months = zip(RandomBook.months, entries).map { month, entries in
        let rewritten = entries.map { written(inAnyUnit: $0, using: &generator) }
        return MonthLog(month: month, contributions: [numbered(rewritten)])
      }
      return Logbook(months: months, settings: settings)
    }
    #expect(BookFigures(of: books[0]) == BookFigures(of: books[1]))
  }

  /// 14 lb are a stone, and 100,000 lb are 45,359.237 kg: the only steps that all units can write.
  @Test func equalMassesAreEqualInEveryUnit() {
    for stones in Int64(0)...40 {
      let pounds = Mass(thousandths: stones * 14_000 + 4500, of: .pound)
      #expect(Mass(stones: stones, poundThousandths: 4500) == pounds)
      #expect(pounds.value(in: .stone) == pounds.value(in: .pound) / 14)
    }
    #expect(
      Mass(thousandths: 100_000_000, of: .pound) == Mass(thousandths: 45_359_237, of: .kilogram))
  }

  /// A filter leaves out entries; what is left is in the same order and has the same figures.
  @Test(arguments: UInt64(0)..<12)
  func aFilterOnlyLeavesOut(seed: UInt64) {
    var generator = SeededGenerator(seed: 7000 + seed)
    let months = RandomBook.months.map { RandomBook.log(of: $0, using: &generator) }
    let book = Logbook(months: months, settings: RandomBook.settings(using: &generator))
    let before = BookFigures(of: book)
    let all = book.rows()
    var filter = RowFilter(
      since: day(-300), until: day(Int.random(in: -200...0, using: &generator)))
    if Bool.random(using: &generator) { filter.gyms = ["iron"] }
    if Bool.random(using: &generator) { filter.exercises = ["squat"] }
    if Bool.random(using: &generator) { filter.marks = [.milestone] }
    if Bool.random(using: &generator) { filter.weekdays = [.monday, .sunday] }
    let shown = book.rows(matching: filter)
    #expect(shown == all.filter(Set(shown).contains))
    #expect(BookFigures(of: book) == before)
  }

  /// The rates of a month are those of its entries one by one.
  @Test(arguments: UInt64(0)..<12)
  func aWalkFindsTheRatesOfEveryEntry(seed: UInt64) {
    var generator = SeededGenerator(seed: 8000 + seed)
    let months = RandomBook.months.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      .map { RandomBook.log(of: $0, using: &generator) }
    let book = Logbook(months: months, settings: RandomBook.settings(using: &generator))
    for month in months.indices {
      let single = months[month].entries.indices.map {
        book.rate(of: EntryReference(month: month, entry: $0))
      }
      #expect(book.rates(ofMonthAt: month) == single)
    }
    #expect(book.rates(ofMonthAt: months.count) == [])
    let missing = EntryReference(month: months.count, entry: 0)
    #expect(book.figures(of: missing).day == nil && book.figures(of: missing).rate == nil)
  }

  /// Entries of which no two have the same day and time; sessions follow the time of their entry.
  private func distinctEntries(
    in month: YearMonth, using generator: inout SeededGenerator
  ) -> [Entry] {
    var seen: Set<[Int]> = []
    return RandomBook.contributions(in: month, using: &generator).flatMap { $0 }.compactMap {
      guard seen.insert([$0.date.day, $0.time?.minutes ?? -1]).inserted else { return nil }
      var entry = $0
      for index in entry.sessions.indices { entry.sessions[index].time = nil }
      return entry
    }
  }

  private func written(
    inAnyUnit entry: Entry, using generator: inout SeededGenerator
  ) -> Entry {
    var entry = entry
    entry.weighIn?.unit = MassUnit.allCases.randomElement(using: &generator) ?? .kilogram
    return entry
  }

  private func numbered(_ entries: [Entry]) -> [Entry] {
    entries.enumerated().map { index, entry in
      var entry = entry
      entry.line = Int32(index)
      return entry
    }
  }
}

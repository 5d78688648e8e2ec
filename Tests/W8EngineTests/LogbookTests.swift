import Testing
import W8TestSupport

@testable import W8Engine

@Suite struct LogbookTests {
  @Test func figuresAreThoseOfThePlainDefinition() {
    for seed in UInt64(1000)..<1150 {
      var generator = SeededGenerator(seed: seed)
      let months = RandomBook.months.map { RandomBook.log(of: $0, using: &generator) }
      let book = Logbook(months: months, settings: RandomBook.settings(using: &generator))
      PlainLogbook(book).expectFigures(of: book)
    }
  }

  @Test func theOrderOfEntriesWithDistinctTimesChangesNoFigure() {
    var generator = SeededGenerator(seed: 77)
    let entries = (0..<60).map { index in
      let thousandths = Int64.random(in: 80_000...84_000, using: &generator)
      return entry(
        day(index / 3 - 20), Mass(thousandths: thousandths, of: .kilogram),
        at: time(index % 3 * 7, 0), line: Int32(index))
    }
    let book = logbook(entries)
    for _ in 0..<20 {
      let shuffled = logbook(entries.shuffled(using: &generator))
      expectEqual(shuffled, book)
    }
  }

  @Test func theUnitInWhichAMassIsWrittenChangesNoFigure() {
    var generator = SeededGenerator(seed: 78)
    let settings = LogbookSettings(unit: .pound)
    // 100,000 lb = 45,359.237 kg: only such steps are whole thousandths in both units.
    let steps = (0..<40).map { _ in Int64.random(in: 1...9, using: &generator) }
    let pounds = steps.map { Mass(thousandths: $0 * 100_000_000, of: .pound) }
    let kilograms = steps.map { Mass(thousandths: $0 * 45_359_237, of: .kilogram) }
    let books = [(pounds, MassUnit.pound), (kilograms, .kilogram)].map { masses, unit in
      logbook(
        masses.enumerated().map { index, mass in
          var entry = entry(day(index))
          entry.weighIn = WeighIn(mass, writtenIn: unit)
          return entry
        }, settings)
    }
    expectEqual(books[0], books[1])
  }

  @Test(arguments: UInt64(0)..<5)
  func figuresOfALongBookAreThoseOfThePlainDefinition(seed: UInt64) {
    var generator = SeededGenerator(seed: 9000 + seed)
    let months = (2015...2022).flatMap { year in (1...12).map { month(year, $0) } }
      .filter { _ in Int.random(in: 0..<8, using: &generator) > 0 }
      .map { RandomBook.weights(of: $0, using: &generator) }
    let book = Logbook(months: months, settings: RandomBook.settings(using: &generator))
    PlainLogbook(book).expectFigures(of: book)
  }

  @Test func howEntriesAreSplitOverPartsChangesNoFigure() {
    var generator = SeededGenerator(seed: 79)
    for _ in 0..<20 {
      let settings = RandomBook.settings(using: &generator)
      let parts = RandomBook.months.map { RandomBook.contributions(in: $0, using: &generator) }
      let whole = zip(RandomBook.months, parts).map { month, parts in
        MonthLog(month: month, contributions: [parts.flatMap { $0 }.renumbered])
      }
      let split = zip(RandomBook.months, parts).map { month, parts in
        let entries = parts.flatMap { $0 }.renumbered
        let cut = Int.random(in: 0...entries.count, using: &generator)
        return MonthLog(
          month: month, contributions: [Array(entries[..<cut]), Array(entries[cut...])])
      }
      expectEqual(
        Logbook(months: whole, settings: settings), Logbook(months: split, settings: settings))
    }
  }

  private func expectEqual(_ left: Logbook, _ right: Logbook) {
    #expect(left.days == right.days)
    #expect(left.rows() == right.rows())
    #expect(left.rows().map { left.figures(of: $0) } == right.rows().map { right.figures(of: $0) })
    let summaries = [left, right].map { book in
      book.months.indices.map { book.summary(ofMonthAt: $0) }
    }
    #expect(summaries[0] == summaries[1])
    #expect(left.goalOutlook(today: day(0)) == right.goalOutlook(today: day(0)))
    #expect(left.forecast == right.forecast)
    #expect(left.milestones == right.milestones && left.nextMilestone == right.nextMilestone)
    expectEqualTraining(left, right)
  }

  private func expectEqualTraining(_ left: Logbook, _ right: Logbook) {
    #expect(left.gymUses == right.gymUses && left.exerciseUses == right.exerciseUses)
    #expect(left.similarExercises == right.similarExercises)
    for index in left.months.indices {
      #expect(left.implausibleLoads(inMonthAt: index) == right.implausibleLoads(inMonthAt: index))
    }
    for use in left.exerciseUses {
      #expect(left.history(of: use.exercise) == right.history(of: use.exercise))
    }
  }
}

extension [Entry] {
  fileprivate var renumbered: [Entry] {
    enumerated().map { index, entry in
      var entry = entry
      entry.line = Int32(index)
      return entry
    }
  }
}

import Testing
import W8TestSupport

@testable import W8Engine

@Suite struct LogbookTests {
  @Test func replacingMonthsEqualsFromScratch() {
    for seed in UInt64(0)..<150 {
      var generator = SeededGenerator(seed: seed)
      var months: [MonthLog] = []
      var settings = LogbookSettings()
      var book = Logbook(months: months, settings: settings)
      var loads = ImplausibleLoads(in: book)
      for _ in 0..<12 {
        change(&months, using: &generator)
        if Int.random(in: 0..<5, using: &generator) == 0 {
          settings = RandomBook.settings(using: &generator)
        }
        book = book.updated(months: months, settings: settings)
        let scratch = Logbook(months: months, settings: settings)
        expectEqual(book, scratch)
        #expect(book.strayWeights == scratch.strayWeights)
        loads = ImplausibleLoads(in: book, after: loads)
        #expect(loads.all == ImplausibleLoads(in: book).all)
      }
    }
  }

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

  /// Ten years of weights are four chunks of months.
  @Test func onlyWhatChangedIsComputedAgain() {
    var generator = SeededGenerator(seed: 80)
    let settings = LogbookSettings()
    let old = logbook(
      (0..<3600).map { number in
        let thousandths = Int64.random(in: 79_000...81_000, using: &generator)
        return entry(day(number), Mass(thousandths: thousandths, of: .kilogram))
      }, settings)
    #expect(old.months.count == 119 && old.chunks.count == 4)
    var months = old.months
    months[40] = MonthLog(month: months[40].month, contributions: [months[40].entries])
    #expect(
      isKept(old, old.updated(months: months, settings: settings)) == [true, false, true, true])
    months[40] = MonthLog(
      month: months[40].month,
      contributions: [months[40].entries.dropLast(9).map { entry($0.date, kilograms(82)) }])
    let new = old.updated(months: months, settings: settings)
    #expect(isKept(old, new).prefix(2) == [true, false])
    #expect(new.days == Logbook(months: months, settings: settings).days)
    #expect(
      isKept(new, new.updated(months: months, settings: LogbookSettings(unit: .pound))) == [
        true, true, true, true,
      ])
    let shorter = old.updated(months: old.months.dropLast(), settings: settings)
    #expect(isKept(old, shorter) == [true, true, true, false])
    let longerSpan = LogbookSettings(averageSpan: 8)
    #expect(
      isKept(old, old.updated(months: old.months, settings: longerSpan)) == [
        false, false, false, false,
      ])
  }

  /// Changes, gaps and another length of a book that is long enough for several chunks.
  @Test(arguments: UInt64(0)..<20)
  func replacingMonthsOfALongBookEqualsFromScratch(seed: UInt64) {
    var generator = SeededGenerator(seed: 9000 + seed)
    let all = (2015...2022).flatMap { year in (1...12).map { month(year, $0) } }
    var months = all.map { RandomBook.weights(of: $0, using: &generator) }
    var settings = RandomBook.settings(using: &generator)
    var book = Logbook(months: months, settings: settings)
    for _ in 0..<6 {
      change(&months, of: all, using: &generator)
      if Int.random(in: 0..<5, using: &generator) == 0 {
        settings = RandomBook.settings(using: &generator)
      }
      book = book.updated(months: months, settings: settings)
      expectEqual(book, Logbook(months: months, settings: settings))
      PlainLogbook(book).expectFigures(of: book)
    }
  }

  @Test func anotherGoalChangesNothingElse() {
    let entries = (0..<300).map { number in
      let load = load(Double(number))
      return entry(day(number), kilograms(80)).doing(exercise("Squat", group(x: 5, at: load)))
    }
    let old = logbook(entries)
    let goal = Goal(kilograms(75), writtenIn: .kilogram)
    let new = old.updated(months: old.months, settings: LogbookSettings(goal: goal))
    expectEqual(new, Logbook(months: old.months, settings: new.settings))
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

  private func isKept(_ old: Logbook, _ new: Logbook) -> [Bool] {
    zip(old.chunks, new.chunks).map { $0 === $1 }
  }

  /// Changes, removes or adds a month, somewhere or at the end.
  private func change(
    _ months: inout [MonthLog], of all: [YearMonth], using generator: inout SeededGenerator
  ) {
    let isLast = Int.random(in: 0..<3, using: &generator) == 0
    guard let month = isLast ? all.last : all.randomElement(using: &generator) else { return }
    let isRemoved = Int.random(in: 0..<4, using: &generator) == 0
    let isKnown = months.contains { $0.month == month }
    months.removeAll { $0.month == month }
    guard !isRemoved || !isKnown else { return }
    months.append(RandomBook.weights(of: month, using: &generator))
    months.sort { $0.month < $1.month }
  }

  private func change(_ months: inout [MonthLog], using generator: inout SeededGenerator) {
    guard let month = RandomBook.months.randomElement(using: &generator) else { return }
    months.removeAll { $0.month == month }
    if Int.random(in: 0..<4, using: &generator) > 0 {
      months.append(RandomBook.log(of: month, using: &generator))
      months.sort { $0.month < $1.month }
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
    #expect(left.trend == right.trend)
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

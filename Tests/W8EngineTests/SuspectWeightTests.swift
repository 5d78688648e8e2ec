import Testing
import W8TestSupport

@testable import W8Engine

@Suite struct StrayWeightTests {
  /// Twelve years of restless weights with slips, gaps and second weigh-ins.
  @Test(arguments: seeds(4))
  func theyAreThoseOfThePlainDefinition(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let months = (0..<144).map { log(ofMonthAt: $0, using: &generator) }
    let dayValue = DayValueRule.allCases[Int(seed) % DayValueRule.allCases.count]
    let book = Logbook(months: months, settings: LogbookSettings(dayValue: dayValue))
    let found = book.suspectWeights
    #expect(found.contains { $0.outlier != nil } && found.contains { $0.suspectUnit != nil })
    expectPlain(book)
  }

  private func month(at index: Int) -> YearMonth {
    W8EngineTests.month(2010 + index / 12, index % 12 + 1)
  }

  private func date(_ day: Int, inMonthAt index: Int) -> CivilDate {
    W8EngineTests.date(2010 + index / 12, index % 12 + 1, day)
  }

  private func log(
    ofMonthAt index: Int, using generator: inout some RandomNumberGenerator
  ) -> MonthLog {
    var entries: [Entry] = []
    for day in 1...28 where Int.random(in: 0..<10, using: &generator) < index % 10 {
      let slips: [Double] = [2.2, 0.45, 1.06]
      let slip = slips.randomElement(using: &generator) ?? 1
      let usual = Double.random(in: 79...81, using: &generator)
      let isSlip = Int.random(in: 0..<20, using: &generator) == 0
      let mass = Mass(
        thousandths: Int64(1000 * usual * (isSlip ? slip : 1)), of: .kilogram)
      var added = entry(date(day, inMonthAt: index), mass, line: Int32(entries.count))
      added.weighIn = WeighIn(mass, writtenIn: index % 3 == 0 ? .pound : .kilogram)
      for _ in 0..<Int.random(in: 1...8, using: &generator) / 7 + 1 { entries.append(added) }
    }
    return MonthLog(month: month(at: index), contributions: [entries])
  }

  /// The definition of the rule reference, without any regard to cost.
  private func expectPlain(_ book: Logbook) {
    var plain: [SuspectWeight] = []
    let days = book.days
    let starts = startsAfterPauses(days)
    let stretches = startsOfStretches(days)
    var fired: Set<CivilDate> = []
    for row in book.rows() {
      guard let entry = book.entry(at: row), let mass = entry.countedMass,
        let index = days.firstIndex(where: { $0.date == entry.date })
      else { continue }
      let before = Array(days[..<index])
      var found: Outlier?
      if index == 0 {
        found = first(mass, days)
      } else if 1...9 ~= index - stretches[index] {
        let known = days[stretches[index]..<index].filter { !fired.contains($0.date) }
        found = early(
          mass, known.suffix(7).map(\.valueKilograms), gap: gap(before[index - 1], days[index]))
      } else {
        found = outlier(entry, mass, after: Array(before[starts[index - 1]...]))
      }
      let outlier = found.flatMap { found -> Outlier? in
        guard index > 0 else { return found }
        let next = index + 1 < days.count ? days[index + 1].valueKilograms : found.usualKilograms
        let way = (next - found.usualKilograms) / found.differenceKilograms
        return way > 0.5 ? nil : found
      }
      if outlier != nil { fired.insert(entry.date) }
      let unit = suspect(entry, mass, after: before)
      if unit != nil || outlier != nil {
        plain.append(SuspectWeight(entry: row, suspectUnit: unit, outlier: outlier))
      }
    }
    #expect(book.suspectWeights == plain)
  }

  /// For each day the first one since the last pause: more than 14 days without a weight, and more than three times the
  /// median distance of the last ten days before them.
  private func startsAfterPauses(_ days: [DayFigures]) -> [Int] {
    var start = 0
    return days.indices.map { index in
      guard index > 0 else { return 0 }
      let distance = days[index].date.days(since: days[index - 1].date)
      let last = days[..<index].suffix(10)
      let distances = zip(last.dropFirst(), last).map { Double($0.date.days(since: $1.date)) }
      let usual = distances.isEmpty ? 0 : median(distances)
      if distance - 1 > 14, Double(distance) > 3 * usual { start = index }
      return start
    }
  }

  /// For each day the first one of its stretch.
  private func startsOfStretches(_ days: [DayFigures]) -> [Int] {
    var start = 0
    return days.indices.map { index in
      let isLong = PlainLogbook.isLongPause(days[..<index].map(\.date), days[index].date, 7)
      if index > 0, isLong { start = index }
      return start
    }
  }

  /// Off from the mean of the two days after it, which agree.
  private func first(_ mass: Mass, _ days: [DayFigures]) -> Outlier? {
    guard days.count > 2 else { return nil }
    let (second, third) = (days[1].valueKilograms, days[2].valueKilograms)
    let mean = (second + third) / 2
    guard abs(second - third) <= 0.04 * mean + 1e-9 else { return nil }
    return early(mass, [mean], gap: gap(days[0], days[1]))
  }

  private func early(_ mass: Mass, _ known: [Double], gap: Double) -> Outlier? {
    guard !known.isEmpty, case let usual = median(known),
      abs(mass.kilograms - usual) > 0.08 * usual + 0.1 * gap + 1e-9
    else { return nil }
    return Outlier(
      usualKilograms: usual, differenceKilograms: mass.kilograms - usual, deviationKilograms: nil)
  }

  /// The days between two that have no value.
  private func gap(_ earlier: DayFigures, _ later: DayFigures) -> Double {
    Double(later.date.days(since: earlier.date) - 1)
  }

  private func suspect(_ entry: Entry, _ mass: Mass, after days: [DayFigures]) -> SuspectUnit? {
    guard days.count >= 5, let unit = entry.weighIn?.unit else { return nil }
    let usual = median(days.suffix(7).map(\.valueKilograms))
    let other: MassUnit? =
      switch (unit, mass.kilograms / usual) {
      case (.kilogram, 2...2.4): .pound
      case (.pound, 0.41...0.5): .kilogram
      default: nil
      }
    return other.map { SuspectUnit(unit: $0, usualKilograms: usual) }
  }

  private func outlier(_ entry: Entry, _ mass: Mass, after days: [DayFigures]) -> Outlier? {
    guard days.count >= 10, let last = days.last else { return nil }
    let values = days.map(\.valueKilograms)
    let usual = median(values.suffix(7))
    let residuals = values.indices.dropFirst().suffix(30).map {
      values[$0] - median(values[..<$0].suffix(7))
    }
    let middle = median(residuals)
    let deviation = max(0.6, 1.4826 * median(residuals.map { abs($0 - middle) }))
    let drift = 0.1 * Double(entry.date.days(since: last.date) - 1)
    guard abs(mass.kilograms - usual) - drift > 4 * deviation + 1e-9 else { return nil }
    return Outlier(
      usualKilograms: usual, differenceKilograms: mass.kilograms - usual,
      deviationKilograms: deviation)
  }

  private func median(_ values: some Collection<Double>) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

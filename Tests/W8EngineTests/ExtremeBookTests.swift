import Primitives
import Testing
import W8Engine
import W8TestSupport

/// No arithmetic on a log traps, whatever its numbers are.
@Suite struct ExtremeBookTests {
  private static let masses: [Mass] = [
    .zero, Mass(tenNanograms: .max), Mass(tenNanograms: .min), Mass(tenNanograms: 1),
    Mass(tenNanograms: -1), Mass(thousandths: 9_999_000, of: .kilogram), kilograms(80),
  ]
  private static let dates: [CivilDate] = [
    .first, date(1, 1, 2), date(1, 1, 9), date(1999, 12, 31), date(2000, 2, 29), date(9999, 12, 24),
    date(9999, 12, 30), .last,
  ]

  @Test(arguments: seeds(8))
  func anyNumbersHaveFigures(seed: UInt64) {
    var generator = SeededGenerator(seed: 9000 + seed)
    let entries = Self.dates.flatMap { date in
      (0..<Int.random(in: 0...2, using: &generator)).map { line in
        entry(on: date, line: Int32(line), using: &generator)
      }
    }
    let months = Set(entries.map(\.date.yearMonth)).sorted().map {
      MonthLog(month: $0, contributions: [entries])
    }
    let book = Logbook(months: months, settings: settings(using: &generator))
    for today in [CivilDate.first, date(2026, 1, 1), .last] {
      let figures = BookFigures(of: book, today: today)
      #expect(
        figures
          == BookFigures(of: Logbook(months: months, settings: book.settings), today: today))
    }
    #expect(book.days.allSatisfy { $0.valueKilograms.isFinite && $0.averageKilograms.isFinite })
    for day in book.days {
      for unit in MassUnit.allCases {
        #expect(!DecimalText.text(kilograms: day.averageKilograms, in: unit).isEmpty)
      }
    }
  }

  /// A line says at most 99 sets: 99 · 9,999 repetitions · 9,999 kg = 9,898,020,099 kg, in units of 10 ng
  /// 10¹¹ times that, more than Int64 holds.
  @Test func aHugeVolumeIsExact() {
    let squat = exercise("Squat", group(99, x: 9999, at: load(9999)))
    let entries = [Entry(date: day(0), line: 0).doing(squat)]
    let volume = logbook(entries).volume(in: day(0)...day(0))
    let kilogram: Int128 = 100_000_000_000
    #expect(volume.tenNanograms == 9_898_020_099 * kilogram)
    #expect(volume.meanKilograms(of: 1) == 9_898_020_099)
  }

  private func entry(
    on date: CivilDate, line: Int32, using generator: inout SeededGenerator
  ) -> Entry {
    var entry = Entry(date: date, line: line)
    entry.weighIn = Self.masses.randomElement(using: &generator).map {
      WeighIn($0, writtenIn: .pound, isExcluded: Int.random(in: 0..<6, using: &generator) == 0)
    }
    let loads: [Int32] = [.max, .min, 0, 9_999_000]
    let repetitions = [0, 1, 12, 13, 9999, Int.max]
    var session = Session(gym: "iron")
    session.exercises = [
      exercise(
        "Squat",
        group(
          Int.random(in: 1...9999, using: &generator),
          x: repetitions.randomElement(using: &generator) ?? 1,
          at: [
            Load.mass(
              WrittenLoad(thousandths: loads.randomElement(using: &generator) ?? 0, unit: nil)),
            .bodyWeight(WrittenLoad(thousandths: .max, unit: .stone)),
            .level(thousandths: .max),
          ].randomElement(using: &generator)))
    ]
    entry.sessions = [session, session]
    return entry
  }

  private func settings(using generator: inout SeededGenerator) -> LogbookSettings {
    func mass() -> Mass { Self.masses.randomElement(using: &generator) ?? .zero }
    func date() -> CivilDate? { Self.dates.randomElement(using: &generator) }
    return LogbookSettings(
      unit: MassUnit.allCases.randomElement(using: &generator) ?? .kilogram,
      averageSpan: [Int.min, -1, 0, 1, 999, Int.max].randomElement(using: &generator) ?? 7,
      dayValue: DayValueRule.allCases.randomElement(using: &generator) ?? .mean,
      start: mass(),
      goal: Goal(mass(), writtenIn: .stone, by: date(), from: date(), band: mass()),
      milestones: [.every(mass()), .every(Mass(tenNanograms: 1)), .weight(mass(), label: nil)])
  }
}

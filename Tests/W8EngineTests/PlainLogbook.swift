import Testing
import W8Engine

/// The definitions of the figures written down as plainly as possible, without any regard to cost.
struct PlainLogbook {
  private var days: [Day] = []
  private var counted: [(row: EntryReference, date: CivilDate, mass: Mass)] = []

  private struct Day {
    let date: CivilDate
    let value: Double
    let average: Double
    /// The average before it and the days of the stretch so far; nil and none at its first day.
    let previous: Double?
    let stretch: [(date: CivilDate, average: Double)]

    /// The change since the latest day of 28 or more before, else since the first if that is 14 before.
    var pace: (weekly: Double, days: Int)? {
      let ages = stretch.map { (days: date.days(since: $0.date), average: $0.average) }
      let reference = ages.last { $0.days >= 28 } ?? ages.first.flatMap { $0.days >= 14 ? $0 : nil }
      guard let reference else { return nil }
      return (7 * (average - reference.average) / Double(reference.days), reference.days)
    }
  }

  init(_ book: Logbook) {
    for row in book.rows() {
      guard let entry = book.entry(at: row), let mass = entry.countedMass else { continue }
      counted.append((row, entry.date, mass))
    }
    let alpha = 2 / (Double(book.settings.averageSpan) + 1)
    for date in Set(counted.map(\.date)).sorted() {
      let masses = counted.filter { $0.date == date }.map(\.mass)
      let value = Self.kilograms(of: masses, by: book.settings.dayValue)
      let isFirst = days.isEmpty
      let goesOn = !isFirst && !Self.isLongPause(days.map(\.date), date, Double(book.settings.span))
      let last = goesOn ? days.last : nil
      let before = isFirst ? book.settings.start?.kilograms : last?.average
      let average = before.map { alpha * value + (1 - alpha) * $0 } ?? value
      days.append(
        Day(
          date: date, value: value, average: average, previous: last?.average,
          stretch: last.map { $0.stretch + [($0.date, $0.average)] } ?? []))
    }
  }

  static func isLongPause(_ dates: [CivilDate], _ date: CivilDate, _ span: Double) -> Bool {
    let numbers = (dates + [date]).map { Double($0.dayNumber) }
    let distances = zip(numbers.dropFirst(), numbers).map(-)
    let usual = distances.dropLast().suffix(10).sorted()
    let middle =
      usual.isEmpty ? span : (usual[(usual.count - 1) / 2] + usual[usual.count / 2]) / 2
    return (distances.last ?? 0) > max(4 * span, 3 * middle)
  }

  func expectFigures(of book: Logbook) {
    #expect(book.days.map(\.date) == days.map(\.date))
    #expect(areClose(book.days.map(\.valueKilograms), days.map(\.value)))
    #expect(areClose(book.days.map(\.averageKilograms), days.map(\.average)))
    let previous = book.days.map { $0.previousAverageKilograms }
    #expect(previous.map { $0 == nil } == days.map { $0.previous == nil })
    #expect(areClose(previous.map { $0 ?? 0 }, days.map { $0.previous ?? 0 }))
    #expect(book.days.map { $0.pace?.days } == days.map { $0.pace?.days })
    let paces = book.days.map { $0.pace?.weeklyKilograms ?? 0 }
    #expect(areClose(paces, days.map { $0.pace?.weekly ?? 0 }))
    let known = Dictionary(uniqueKeysWithValues: book.days.map { ($0.date, $0) })
    for row in book.rows() {
      let figures = book.figures(of: row)
      #expect(figures.day == book.entry(at: row).flatMap { known[$0.date] })
      let expected = rate(of: row)
      #expect(figures.rate?.change == expected?.change)
      #expect(figures.rate?.comparedWith == expected?.comparedWith)
    }
  }

  private func rate(of row: EntryReference) -> (change: Mass, comparedWith: EntryReference)? {
    guard let own = counted.first(where: { $0.row == row }),
      let other = counted.last(where: { own.date.days(since: $0.date) >= 7 })
    else { return nil }
    return (own.mass - other.mass, other.row)
  }

  private static func kilograms(of masses: [Mass], by rule: DayValueRule) -> Double {
    let values = masses.map(\.kilograms)
    return switch rule {
    case .mean: values.reduce(0, +) / Double(values.count)
    case .first: values[0]
    case .last: values[values.count - 1]
    case .min: values.min() ?? 0
    }
  }
}

import W8Analysis
import W8Engine

/// The days with a value, each with its weight, average and slope.
struct TrendReport: Report {
  private let days: [DayFigures]
  private let unit: MassUnit
  private let span: Int
  private let isNewestFirst: Bool

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    let arguments = invocation.arguments
    let logbook = log.analysis.logbook.averaging(
      over: arguments.value(of: .span).flatMap(parseSpan))
    var selection = try Selection(invocation)
    if let range = arguments.choice(of: .trendRange, TrendRange.self) {
      selection.narrow(to: range.firstDay(today: try invocation.today))
    }
    days = selection.dates(of: logbook).compactMap { logbook.day(on: $0) }
    unit = invocation.unit(of: log)
    span = min(max(logbook.settings.averageSpan, 1), 999)
    isNewestFirst = arguments.order(unlessGiven: .oldestFirst) == .newestFirst
  }

  var emptiness: String? { days.isEmpty ? "no days with a weight to show" : nil }

  func text(_ page: Page) -> String {
    var lines = [summary]
    if days.count > 2 {
      lines.append(sparkline(days.map(\.averageKilograms), width: min(page.width ?? 60, 60)))
    }
    return lines.joined(separator: "\n") + "\n\n" + textTable(table, page.style)
  }

  var table: Table {
    Table(
      columns: [
        Table.Column(key: "date", title: "Date"),
        Table.Column(key: "value", title: "Weight", alignment: .right),
        Table.Column(key: "average", title: "Avg", alignment: .right),
        Table.Column(key: "slope", title: "Avg/week", alignment: .right),
      ],
      rows: (isNewestFirst ? days.reversed() : days).map(cells))
  }

  var document: Document {
    Document(
      ["unit": .string(unit.symbol), "span": .integer(span)], "days",
      of: isNewestFirst ? days.reversed() : days
    ) { day in
      .object([
        "date": .string(day.date.description),
        "value": .number(unit.value(ofKilograms: day.valueKilograms)),
        "average": .number(unit.value(ofKilograms: day.averageKilograms)),
        "slope": JSONValue(day.slopeKilogramsPerDay) { .number(unit.value(ofKilograms: $0)) },
      ])
    }
  }

  /// `12 days from 1 January 2026 to 4 February 2026: 82.9 → 79.8 kg, average ↓ 1.9 kg over 7 days`.
  private var summary: String {
    guard let first = days.first, let last = days.last else { return "" }
    let start = DecimalText.text(kilograms: first.valueKilograms, in: unit)
    let end = massText(kilograms: last.valueKilograms, in: unit)
    let change = changeTextWithUnit(last.averageKilograms - first.averageKilograms, in: unit)
    return "\(counted(days.count, "day")) from \(first.date.words) to \(last.date.words): "
      + "\(start) → \(end), average \(change)"
  }

  private func cells(_ day: DayFigures) -> [Table.Cell] {
    let slope = day.slopeKilogramsPerDay
    return [
      .text(day.date.description, shown: day.date.withWeekday),
      .number(
        unit.value(ofKilograms: day.valueKilograms),
        shown: DecimalText.text(kilograms: day.valueKilograms, in: unit)),
      .number(
        unit.value(ofKilograms: day.averageKilograms),
        shown: DecimalText.text(kilograms: day.averageKilograms, in: unit)),
      .number(slope.map(unit.value), shown: slope.map { changeText(7 * $0, in: unit) }),
    ]
  }
}

extension Logbook {
  /// The logbook with an average over another span; itself without one.
  fileprivate func averaging(over span: Int?) -> Logbook {
    guard let span else { return self }
    var settings = settings
    settings.averageSpan = span
    return updated(months: months, settings: settings)
  }
}

import W8Analysis
import W8Engine

/// The days with a value, each with its weight, average and slope.
struct TrendReport: Report {
  private let days: [DayFigures]
  private let unit: MassUnit
  private let span: Int
  private let isNewestFirst: Bool

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    let (logbook, selection) = try invocation.trend(of: log)
    days = selection.dates(of: logbook).compactMap { logbook.day(on: $0) }
    unit = invocation.unit(of: log)
    span = min(max(logbook.settings.averageSpan, 1), 999)
    isNewestFirst = invocation.arguments.order(unlessGiven: .oldestFirst) == .newestFirst
  }

  /// What is said where no day has a weight.
  static let emptiness = "no days with a weight to show"

  var emptiness: String? { days.isEmpty ? Self.emptiness : nil }

  func text(_ page: Page) -> String {
    var lines = [trendSummary(of: days, in: unit)]
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

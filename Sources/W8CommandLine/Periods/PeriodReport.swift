import W8Analysis
import W8Engine

/// What each period of a log comes to.
struct PeriodReport: Report {
  private let kind: ReportPeriod
  private let rows: [Row]
  private let unit: MassUnit
  private let gyms: BookDeclarations
  private let chart: PeriodChart?

  /// No report shows more periods: about as many as there are days in 136 years.
  private static let mostPeriods = 50_000

  private struct Row {
    let period: Period
    let summary: PeriodSummary
  }

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    let arguments = invocation.arguments
    let kind = arguments.choice(of: .by, ReportPeriod.self) ?? .month
    let logbook = log.analysis.logbook
    let touched = periods(kind.kind, of: try Selection(invocation).dates(of: logbook))
    let periods = arguments.has(.fill) ? try filled(touched, atMost: Self.mostPeriods) : touched
    self.kind = kind
    rows = periods.inOrder(arguments.order(unlessGiven: .oldestFirst)).map {
      Row(period: $0, summary: logbook.summary(of: $0.days))
    }
    unit = invocation.unit(of: log)
    gyms = log.analysis.book
    chart =
      arguments.has(.chart)
      ? PeriodChart(rows.map { ($0.period, $0.summary) }, in: unit, invocation) : nil
  }

  var emptiness: String? { rows.isEmpty ? "no entries to show" : nil }

  func text(_ page: Page) -> String {
    chart?.text(page.style) ?? textTable(table, page.style)
  }

  var table: Table {
    Table(
      columns: [
        Table.Column(key: "period", title: kind.title),
        Table.Column(key: "entries", title: "Entries", alignment: .right),
        Table.Column(key: "daysWeighed", title: "Days", alignment: .right),
        Table.Column(key: "first", title: "First", alignment: .right),
        Table.Column(key: "last", title: "Last", alignment: .right),
        Table.Column(key: "mean", title: "Mean", alignment: .right),
        Table.Column(key: "changeOfAverage", title: "Avg change", alignment: .right),
        Table.Column(key: "volume", title: "Volume", alignment: .right),
        Table.Column(key: "sessions", title: "Sessions"),
      ],
      rows: rows.map(cells))
  }

  var document: Document {
    Document(["by": .string(kind.rawValue), "unit": .string(unit.symbol)], "periods", of: rows) {
      let summary = $0.summary
      return .object([
        "period": .string($0.period.description),
        "entries": .integer(summary.entryCount),
        "daysWeighed": .integer(summary.daysWeighed),
        "first": JSONValue(summary.first) { .number($0.value(in: unit)) },
        "last": JSONValue(summary.last) { .number($0.value(in: unit)) },
        "mean": JSONValue(summary.meanKilograms) { .number(unit.value(ofKilograms: $0)) },
        "changeOfAverage": JSONValue(summary.changeOfAverageKilograms) {
          .number(unit.value(ofKilograms: $0))
        },
        "sessions": .array(
          summary.visits.map {
            .object(["gym": .string($0.gym), "count": .integer($0.count)])
          }),
        "volume": .number(unit.value(ofKilograms: volumeKilograms(summary))),
      ])
    }
  }

  private func cells(_ row: Row) -> [Table.Cell] {
    let summary = row.summary
    let change = summary.changeOfAverageKilograms
    let volume = volumeKilograms(summary)
    return [
      .text(row.period.description),
      .count(summary.entryCount),
      .count(summary.daysWeighed),
      cell(summary.first),
      cell(summary.last),
      .number(
        summary.meanKilograms.map(unit.value),
        shown: summary.meanKilograms.map { DecimalText.text(kilograms: $0, in: unit) }),
      .number(change.map(unit.value), shown: change.map { changeText($0, in: unit) }),
      .number(
        unit.value(ofKilograms: volume),
        shown: volume > 0 ? volumeText(kilograms: volume, in: unit) : ""),
      .text(
        summary.visits.map { "\($0.gym) \($0.count)" }.joined(separator: "; "),
        shown: summary.visits.map(visitText).joined(separator: ", ")),
    ]
  }

  private func cell(_ mass: Mass?) -> Table.Cell {
    .number(mass?.value(in: unit), shown: mass.map { DecimalText.text($0, in: unit) })
  }

  private func visitText(_ visit: GymVisits) -> String {
    "\(gyms.gym(visit.gym)?.spelling ?? "@\(visit.gym)") \(visit.count)"
  }

  private func volumeKilograms(_ summary: PeriodSummary) -> Double {
    summary.volume.meanKilograms(of: 1) ?? 0
  }
}

/// What was lifted, with its unit; in a stone book in pounds.
func volumeText(kilograms: Double, in unit: MassUnit) -> String {
  massText(kilograms: kilograms, in: unit == .stone ? .pound : unit)
}

/// The periods of `kind` that have one of `dates`, which ascend, each once.
private func periods(_ kind: PeriodKind, of dates: [CivilDate]) -> [Period] {
  var periods: [Period] = []
  for date in dates where periods.last.map({ $0.lastDay < date }) ?? true {
    periods.append(Period(kind, containing: date))
  }
  return periods
}

/// The periods, which ascend, with those between them; throws when they are more than `limit`.
private func filled(_ periods: [Period], atMost limit: Int) throws(Failure) -> [Period] {
  guard let first = periods.first, let last = periods.last else { return [] }
  let filled = Array(sequence(first: first) { $0 < last ? $0.next : nil }.prefix(limit + 1))
  guard filled.count <= limit else { throw .usage(.tooManyPeriods(most: limit)) }
  return filled
}

import JSON
import Primitives
import W8Book
package import W8Engine
import W8Lint

/// What each period of a log comes to.
struct PeriodReport: ListReport {
  private let kind: PeriodKind
  let rows: [Row]
  private let quantity: DisplayedQuantity
  private var unit: MassUnit { quantity.unit }
  private let gyms: BookDeclarations

  struct Row {
    let period: Period
    let summary: PeriodSummary
  }

  /// Nil where there are too many periods to show.
  init?(
    _ log: OpenedLog, of measured: MeasuredLogbook, _ settings: ReportSettings,
    by kind: PeriodKind, fills: Bool
  ) {
    let logbook = measured.logbook
    let dates = measured.told(settings.selection.dates(of: log, by: logbook))
    let touched = periods(kind, of: dates)
    guard let periods = fills ? filled(touched) : touched else { return nil }
    self.kind = kind
    quantity = measured.quantity
    rows = periods.inOrder(settings.order ?? .oldestFirst).map {
      Row(period: $0, summary: logbook.summary(of: $0.days))
    }
    gyms = log.analysis.book
  }

  var emptiness: String? { rows.isEmpty ? "no entries to show" : nil }

  /// Columns of weights are in the unit of the log; what else is shown is named with its own.
  func text(_ page: Page) -> String {
    let heading =
      quantity.key == nil ? "" : page.paragraph("\(quantity.title) in \(quantity.symbol)")
    return heading + textTable(table, page)
  }

  let listName = "periods"

  var tableUnit: String? { quantity.symbol }

  var members: JSONObject {
    [
      "by": .string(kind.word), "of": JSON(quantity.key) { .string($0) },
      "unit": .string(quantity.symbol),
    ]
  }

  /// Entries, sessions and what was lifted belong to whole entries, not to one measurement.
  var fields: [Field<Row>] {
    let period = Field<Row>.text("period", kind.title) { $0.period.description }
    guard quantity.key == nil else { return [period] + measuredFields }
    let entries = Field<Row>.count("entries", "Entries", spare: 4) { $0.summary.entryCount }
    return [period, entries] + measuredFields + [volume, sessions]
  }

  private var measuredFields: [Field<Row>] {
    [
      .count("daysWeighed", "Days", spare: 3) { $0.summary.daysWeighed },
      .mass("first", "First", in: unit, spare: 2, exactly: { $0.summary.first }),
      .mass("last", "Last", in: unit, exactly: { $0.summary.last }),
      .mass("mean", "Mean", in: unit, spare: 1) { $0.summary.meanKilograms },
      .number(
        "changeOfAverage", "Avg change",
        shown: { $0.summary.changeOfAverageKilograms.map { changeText($0, in: unit) } }
      ) { $0.summary.changeOfAverageKilograms.map(unit.value) },
    ]
  }

  private var volume: Field<Row> {
    .number(
      "volume", "Volume",
      shown: { row in
        let volume = volumeKilograms(row.summary)
        return volume > 0 ? volumeText(kilograms: volume, in: unit) : ""
      }
    ) { unit.value(ofKilograms: volumeKilograms($0.summary)) }
  }

  private var sessions: Field<Row> {
    Field(
      column: Table.Column(key: "sessions", title: "Sessions", breaking: .list),
      cell: { row in
        let visits = row.summary.visits
        return .text(
          visits.map { "\($0.gym.text) \($0.count)" }.joined(separator: "; "),
          shown: gyms.words(for: visits))
      },
      json: { row in
        .array(
          row.summary.visits.map {
            .object(["gym": .string($0.gym.text), "count": .integer($0.count)])
          })
      })
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
func periods(_ kind: PeriodKind, of dates: [CivilDate]) -> [Period] {
  var periods: [Period] = []
  for date in dates where periods.last.map({ $0.lastDay < date }) ?? true {
    periods.append(Period(kind, containing: date))
  }
  return periods
}

/// No report shows more periods: about as many as there are days in 136 years.
package let mostPeriods = 50_000

/// The periods, which ascend, with those between them; nil when they are too many to show.
func filled(_ periods: [Period]) -> [Period]? {
  let filled = Array(span(periods).prefix(mostPeriods + 1))
  return filled.count <= mostPeriods ? filled : nil
}

/// The periods from the first of `periods`, which ascend, to the last, one after the other.
func span(_ periods: [Period]) -> some Sequence<Period> {
  let last = periods.last
  return sequence(state: periods.first) { next in
    defer { next = next.flatMap { period in last.flatMap { period < $0 ? period.next : nil } } }
    return next
  }
}

extension PeriodKind {
  /// The name of the kind, in a document and on the command line.
  package var word: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .quarter: "quarter"
    case .halfYear: "half-year"
    case .year: "year"
    }
  }

  /// The text above the periods.
  var title: String { word.prefix(1).uppercased() + word.dropFirst() }
}

import JSON
import Primitives
import W8Analysis
import W8Engine

/// What each period of a log comes to.
struct PeriodReport: ListReport {
  private let kind: ReportPeriod
  let rows: [Row]
  private let quantity: ShownQuantity
  private var unit: MassUnit { quantity.unit }
  private let gyms: BookDeclarations
  private let chart: PeriodChart?

  struct Row {
    let period: Period
    let summary: PeriodSummary
    /// How the change of the average stands out.
    let part: Style.Part?
  }

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    let arguments = invocation.arguments
    let kind = arguments.choice(of: .by, ReportPeriod.self) ?? .month
    let measured = try invocation.measured(of: log)
    let logbook = measured.logbook
    let dates = measured.told(try Selection(invocation).dates(of: log, by: logbook))
    let touched = periods(kind.kind, of: dates)
    let periods = arguments.has(.fill) ? try filled(touched) : touched
    self.kind = kind
    quantity = measured.quantity
    let unit = quantity.unit
    rows = periods.inOrder(arguments.order(unlessGiven: .oldestFirst)).map {
      let summary = logbook.summary(of: $0.days)
      let part = logbook.part(
        ofChangeOfAverage: summary.changeOfAverageKilograms, over: $0.days, in: unit)
      return Row(period: $0, summary: summary, part: part)
    }
    gyms = log.analysis.book
    chart =
      arguments.has(.chart)
      ? PeriodChart(rows, quantity, invocation) : nil
  }

  var emptiness: String? { rows.isEmpty ? "no entries to show" : nil }

  /// Columns of weights are in the unit of the log; what else is shown is named with its own.
  func text(_ page: Page) -> String {
    let heading =
      quantity.key == nil ? "" : page.paragraph("\(quantity.title) in \(quantity.symbol)")
    return heading + (chart?.text(page.style) ?? textTable(table, page))
  }

  let listName = "periods"

  var tableUnit: String? { quantity.symbol }

  var members: JSONObject {
    [
      "by": .string(kind.rawValue), "of": JSON(quantity.key) { .string($0) },
      "unit": .string(quantity.symbol),
    ]
  }

  /// Entries, sessions and what was lifted are told of whole entries, not of one measurement.
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
        "changeOfAverage", "Avg change", part: \.part,
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
private let mostPeriods = 50_000

/// The periods, which ascend, with those between them; throws when they are too many to show.
func filled(_ periods: [Period]) throws(Failure) -> [Period] {
  let filled = Array(span(periods).prefix(mostPeriods + 1))
  guard filled.count <= mostPeriods else { throw .usage(.tooManyPeriods(most: mostPeriods)) }
  return filled
}

/// The periods from the first of `periods`, which ascend, to the last, one after the other.
func span(_ periods: [Period]) -> some Sequence<Period> {
  let last = periods.last
  return sequence(state: periods.first) { next in
    defer { next = next.flatMap { period in last.flatMap { period < $0 ? period.next : nil } } }
    return next
  }
}

extension Command {
  static let report = Command(
    name: "report",
    summary: "show what days, weeks, months, quarters or years come to",
    operands: "[FILE|FOLDER|-]…",
    detail: """
      One row for each period with an entry: entries, days weighed, first and last weight, the mean
      of the days, the change of the average, the volume (repetitions times load of working sets),
      and the sessions at each gym. A selection chooses periods; each is shown whole. Weeks are those
      of ISO 8601, from Monday to Sunday. --chart draws a bar to the left or to the right for how the
      average fell or rose, and one for the volume, or for the sessions where nothing was lifted.
      --of waist tells the same of what stands behind weights as waist:84cm, without sessions.
      --groups shows the working sets of each week, or of what --by names, by the groups of muscles
      that `exercise "Bench press" group:chest group:triceps` names. A set is a direct one of the first
      group and, behind a +, an indirect one of the others. The last line is the mean of all weeks from
      the first to the last, weeks without sets included; there two indirect sets count as one.
      """,
    options: .weightRows + [.measurement, .groups, .by, .fill, .chart] + [Option].order
      + Selection.options,
    exitCodes: ExitCode.ofReports,
    reads: ReadParts(
      [.weights, .sessions, .sets, .gyms],
      insteadWith: [
        (.measurement, .measurements), (.groups, [.sessions, .exercises, .sets]),
      ]),
    examples: [
      "w8log report log.w8log",
      "w8log report --by week --chart log.w8log",
      "w8log report --of waist log.w8log",
      "w8log report --groups --since -8w log.w8log",
      "w8log report --by week --fill -p 2026-Q1 log.w8log",
    ],
    run: { invocation throws(Failure) in
      if invocation.arguments.has(.groups) {
        for option in [Option.measurement, .chart, .unit] where invocation.arguments.has(option) {
          throw .usage(.conflictingOptions("--groups", option.name))
        }
        return try invocation.show { (log) throws(Failure) in try GroupReport(log, invocation) }
      }
      if invocation.arguments.has(.chart) { try invocation.requireChart() }
      return try invocation.showMeasured { (log) throws(Failure) in
        try PeriodReport(log, invocation)
      }
    })
}

/// The options of `report`.
extension Option {
  static let by = Option.choice(
    "--by", ReportPeriod.self, "how long the periods are; weeks with --groups", initial: .month)
  static let fill = Option(
    name: "--fill", summary: "show periods without entries too, between the first and the last")
}

/// The periods by which `report` adds up.
enum ReportPeriod: String, CaseIterable {
  case day, week, month, quarter, year

  /// The kind of the periods.
  var kind: PeriodKind {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }

  /// What stands above the periods.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

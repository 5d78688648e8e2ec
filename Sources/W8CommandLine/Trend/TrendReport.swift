import JSON
import Primitives
import W8Analysis
import W8Engine
import W8Text

/// The days with a value, each with its weight, average and slope.
struct TrendReport: ListReport {
  let rows: [DayFigures]
  private let ascending: [DayFigures]
  private let logbook: Logbook
  private let quantity: ShownQuantity
  private var unit: MassUnit { quantity.unit }

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    let (logbook, quantity, selection) = try invocation.trend(of: log)
    self.logbook = logbook
    self.quantity = quantity
    ascending = selection.dates(of: log, by: logbook).compactMap { logbook.day(on: $0) }
    rows = ascending.inOrder(invocation.arguments.order(unlessGiven: .oldestFirst))
  }

  /// What is said where no day has a value of `quantity`.
  static func emptiness(of quantity: ShownQuantity) -> String {
    "no days with a \(quantity.noun) to show"
  }

  var emptiness: String? { rows.isEmpty ? Self.emptiness(of: quantity) : nil }

  private static let mostBars = 60

  func text(_ page: Page) -> String {
    let summary = TrendSummary(of: ascending, quantity)
    let part = logbook.settings.goal.part(
      ofChange: summary.change, to: ascending.last?.averageKilograms, in: unit)
    var text = page.paragraph(summary.text, accent: Accent(summary.changeText, part))
    if ascending.count > 2 {
      let width = min(page.width ?? Self.mostBars, Self.mostBars)
      text += sparkline(ascending.map(\.averageKilograms), width: width) + "\n"
    }
    return text + "\n" + textTable(table, page)
  }

  let listName = "days"

  var tableUnit: String? { quantity.symbol }

  var members: JSONObject {
    let span = min(max(logbook.settings.averageSpan, 1), 999)
    return [
      "of": JSON(quantity.key) { .string($0) }, "unit": .string(quantity.symbol),
      "span": .integer(span),
      "forecast": forecastDocument(
        logbook.trend.flatMap { $0.lastDate == ascending.last?.date ? $0 : nil }, in: unit),
    ]
  }

  var fields: [Field<DayFigures>] {
    let goal = logbook.settings.goal
    return [
      .date("date", "Date", \.date),
      .mass("value", quantity.key.map { visible($0) } ?? "Weight", in: unit) { $0.valueKilograms },
      .mass("average", "Avg", in: unit) { $0.averageKilograms },
      .number(
        "slope", "Avg/week",
        part: { day in
          let weekly = day.slopeKilogramsPerDay.map { 7 * $0 }
          return goal.part(ofChange: weekly, to: day.averageKilograms, in: unit)
        },
        shown: { $0.slopeKilogramsPerDay.map { changeText(7 * $0, in: unit) } }
      ) { $0.slopeKilogramsPerDay.map(unit.value) },
    ]
  }
}

extension Invocation {
  /// What `trend` is asked for of a log: the logbook of what `--of` names with the span of `--span`, and the
  /// selection with `--range`.
  func trend(
    of log: OpenedLog
  ) throws(Failure) -> (logbook: Logbook, quantity: ShownQuantity, selection: Selection) {
    let measured = try measured(of: log)
    let logbook = measured.logbook.averaging(over: arguments.value(of: .span).flatMap(parseSpan))
    var selection = try Selection(self)
    if let range = arguments.choice(of: .trendRange, TrendRange.self) {
      selection.narrow(to: range.days(today: try today))
    }
    return (logbook, measured.quantity, selection)
  }
}

/// What a trend comes to.
struct TrendSummary {
  /// `12 days from 1 January 2026 to 4 February 2026: 82.9 → 79.8 kg, average ↓ 1.9 kg`; empty without
  /// days.
  var text = ""
  /// How the average changed, in kilograms and as the text has it.
  var change = 0.0
  var changeText = ""

  /// Sums up `days`, which ascend, of `quantity`.
  init(of days: [DayFigures], _ quantity: ShownQuantity) {
    guard let first = days.first, let last = days.last else { return }
    let start = quantity.number(kilograms: first.valueKilograms)
    let end = quantity.text(kilograms: last.valueKilograms)
    change = last.averageKilograms - first.averageKilograms
    changeText = quantity.change(kilograms: change)
    text =
      "\(counted(days.count, "day")) from \(first.date.words) to \(last.date.words): "
      + "\(start) → \(end), average \(changeText)"
  }
}

extension Logbook {
  /// The logbook with an average over another span; itself without one.
  fileprivate func averaging(over span: Int?) -> Logbook {
    guard let span else { return self }
    var settings = settings
    settings.averageSpan = span
    return Logbook(months: months, settings: settings)
  }
}

/// How far back from today a trend goes.
enum TrendRange: String, CaseIterable {
  case week, month, quarter
  case halfYear = "half-year"
  case year, all

  /// The days of the range, the last of them today; nil when it has neither beginning nor end.
  func days(today: CivilDate) -> ClosedRange<CivilDate>? {
    dayCount.map { (today.adding(days: 1 - $0) ?? .first)...today }
  }

  /// How many days it has, today included.
  private var dayCount: Int? {
    switch self {
    case .week: 7
    case .month: 30
    case .quarter: 91
    case .halfYear: 182
    case .year: 365
    case .all: nil
    }
  }
}

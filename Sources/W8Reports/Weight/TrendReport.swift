import JSON
import Primitives
import W8Engine
import W8Text

/// The days with a value, each with its weight, average and slope.
struct TrendReport: ListReport {
  let rows: [DayFigures]
  private let ascending: [DayFigures]
  private let logbook: Logbook
  private let quantity: DisplayedQuantity
  private var unit: MassUnit { quantity.unit }

  init(_ log: OpenedLog, of measured: MeasuredLogbook, _ settings: ReportSettings) {
    let logbook = measured.logbook
    self.logbook = logbook
    quantity = measured.quantity
    ascending = settings.selection.dates(of: log, by: logbook).compactMap { logbook.day(on: $0) }
    rows = ascending.inOrder(settings.order ?? .oldestFirst)
  }

  var emptiness: String? { rows.isEmpty ? quantity.nothingToShow : nil }

  private static let mostBars = 60

  func text(_ page: Page) -> String {
    let summary = TrendSummary(of: ascending, quantity)
    let part = logbook.settings.goal.part(
      ofChange: summary.change, to: ascending.last?.averageKilograms, in: unit)
    var text = page.paragraph(summary.text, accent: Accent(summary.changeText, part))
    if ascending.count > 2 {
      let width = min(page.width ?? Self.mostBars, Self.mostBars)
      text += sparkline(ascending.map { $0.averageKilograms }, width: width) + "\n"
    }
    return text + "\n" + textTable(table, page)
  }

  let listName = "days"

  var tableUnit: String? { quantity.symbol }

  var members: JSONObject {
    return [
      "of": JSON(quantity.key) { .string($0) }, "unit": .string(quantity.symbol),
      "span": .integer(logbook.settings.span),
      "forecast": forecastDocument(
        logbook.trend.flatMap { $0.lastDate == ascending.last?.date ? $0 : nil }, in: unit),
    ]
  }

  var fields: [Field<DayFigures>] {
    let goal = logbook.settings.goal
    return [
      .date("date", "Date", { $0.date }),
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

/// What a trend comes to.
struct TrendSummary {
  /// `12 days from 1 January 2026 to 4 February 2026: 82.9 → 79.8 kg, average ↓ 1.9 kg`; empty without
  /// days.
  var text = ""
  /// How the average changed, in kilograms and as the text has it.
  var change = 0.0
  var changeText = ""

  /// Sums up `days`, which ascend, of `quantity`.
  init(of days: [DayFigures], _ quantity: DisplayedQuantity) {
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

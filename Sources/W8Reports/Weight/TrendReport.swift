import JSON
import Primitives
import W8Engine
import W8Text

/// The days with a value, each with its weight, average and pace.
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
    var text = page.paragraph(trendSummary(of: ascending, quantity))
    if ascending.count > 2 {
      let width = min(page.width ?? Self.mostBars, Self.mostBars)
      text += sparkline(ascending.map { $0.averageKilograms }, width: width) + "\n"
    }
    return text + "\n" + textTable(table, page)
  }

  let listName = "days"

  var tableUnit: String? { quantity.symbol }

  var members: JSONObject {
    let forecast = quantity.key == nil ? logbook.forecast : nil
    return [
      "of": JSON(quantity.key) { .string($0) }, "unit": .string(quantity.symbol),
      "span": .integer(logbook.settings.span),
      "forecast": forecastDocument(
        forecast.flatMap { $0.date == ascending.last?.date ? $0 : nil }, in: unit),
    ]
  }

  var fields: [Field<DayFigures>] {
    let goal = logbook.settings.goal
    return [
      .date("date", "Date", { $0.date }),
      .mass("value", quantity.key.map { visible($0) } ?? "Weight", in: unit) { $0.valueKilograms },
      .mass("average", "Avg", in: unit) { $0.averageKilograms },
      .pace(
        "pace", in: unit,
        part: { goal.part(of: $0.pace, to: $0.averageKilograms, in: unit) }
      ) { $0.pace },
    ]
  }
}

/// `12 days from 1 January 2026 to 4 February 2026: 82.9 → 79.8 kg, average ↓ 1.9 kg` of `days`, which ascend; empty
/// without days.
func trendSummary(of days: [DayFigures], _ quantity: DisplayedQuantity) -> String {
  guard let first = days.first, let last = days.last else { return "" }
  let start = quantity.number(kilograms: first.valueKilograms)
  let end = quantity.text(kilograms: last.valueKilograms)
  let change = quantity.change(kilograms: last.averageKilograms - first.averageKilograms)
  return "\(counted(days.count, "day")) from \(first.date.words) to \(last.date.words): "
    + "\(start) → \(end), average \(change)"
}

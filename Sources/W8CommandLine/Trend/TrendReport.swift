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
    ascending = selection.dates(of: logbook).compactMap { logbook.day(on: $0) }
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

import JSON
import W8Engine

/// A measurement as columns beside the weights of `log`.
extension MeasuredLogbook {
  /// The key under which it stands in a log.
  package var key: String { quantity.key ?? "" }

  /// What people read above it: `fat %`.
  var title: String { "\(quantity.title) \(quantity.symbol)" }

  /// What an entry has, without its unit; empty where it has nothing.
  func text(of reference: EntryReference) -> String {
    amount(of: reference).map { DecimalText.text($0, in: .kilogram) } ?? ""
  }

  /// The columns for other programs: the value, its average, rate and pace, and the unit.
  var fields: [Field<LogRow>] {
    [
      .mass(key, title, in: .kilogram, exactly: { amount(of: $0.reference) }),
      .mass("\(key)Average", "Avg", in: .kilogram) { figures(of: $0).averageKilograms },
      .number(
        "\(key)Rate", "Rate", shown: { figures(of: $0).rate?.text(in: .kilogram, for: .table) }
      ) {
        figures(of: $0).rate?.change.kilograms
      },
      .count("\(key)RateDays", "Days") { figures(of: $0).rate?.days },
      .pace("\(key)Pace", in: .kilogram) { figures(of: $0).pace },
      .text("\(key)Unit", "Unit") {
        amount(of: $0.reference).map { _ in quantity.symbol }
      },
    ]
  }

  /// The JSON of what an entry has; null where it has nothing.
  func document(of row: LogRow) -> JSON {
    guard let amount = amount(of: row.reference) else { return .null }
    let figures = figures(of: row)
    return .object([
      "value": .number(amount.kilograms), "unit": .string(quantity.symbol),
      "average": JSON(figures.averageKilograms) { .number($0) },
      "rate": JSON(figures.rate) { .number($0.change.kilograms) },
      "rateDays": JSON(figures.rate) { .integer($0.days) },
      "pace": JSON(figures.pace) { .number($0.weeklyKilograms) },
    ])
  }

  private func amount(of reference: EntryReference) -> Mass? {
    logbook.entry(at: reference)?.countedMass
  }

  private func figures(of row: LogRow) -> EntryFigures {
    logbook.figures(of: row.reference)
  }
}

import JSON
import W8Analysis
import W8Engine

/// A measurement beside the weights of `log`.
struct MeasuredColumn {
  let measured: MeasuredLogbook
  /// The key under which it stands in a log.
  let key: String

  /// What people read above it: `fat %`.
  var title: String { "\(measured.quantity.title) \(measured.quantity.symbol)" }

  /// What an entry has, without its unit; empty where it has nothing.
  func text(of reference: EntryReference) -> String {
    amount(of: reference).map { DecimalText.text($0, in: .kilogram) } ?? ""
  }

  /// The columns for other programs: the value, its average and rate, and the unit.
  var fields: [Field<LogRow>] {
    [
      .mass(key, title, in: .kilogram, exactly: { amount(of: $0.reference) }),
      .mass("\(key)Average", "Avg", in: .kilogram) { figures(of: $0).averageKilograms },
      .number("\(key)Rate", "Rate", shown: { figures(of: $0).rate?.text(in: .kilogram) }) {
        figures(of: $0).rate?.change.kilograms
      },
      .text("\(key)Unit", "Unit") {
        amount(of: $0.reference).map { _ in measured.quantity.symbol }
      },
    ]
  }

  /// The JSON of what an entry has; null where it has nothing.
  func document(of row: LogRow) -> JSON {
    guard let amount = amount(of: row.reference) else { return .null }
    let figures = figures(of: row)
    return .object([
      "value": .number(amount.kilograms), "unit": .string(measured.quantity.symbol),
      "average": JSON(figures.averageKilograms) { .number($0) },
      "rate": JSON(figures.rate) { .number($0.change.kilograms) },
    ])
  }

  private func amount(of reference: EntryReference) -> Mass? {
    measured.logbook.entry(at: reference)?.countedMass
  }

  private func figures(of row: LogRow) -> RowFigures { measured.logbook.figures(of: row.reference) }
}

extension Invocation {
  /// The measurements that `--columns` asks for of a log, each once; throws where the only log has one of them not,
  /// and tells it where there are several.
  func measuredColumns(of trusted: TrustedLog) throws(Failure) -> [MeasuredColumn] {
    guard let text = arguments.value(of: .columns) else { return [] }
    var columns: [MeasuredColumn] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let key = word.lowercased()
      guard !columns.contains(where: { $0.key == key }) else { continue }
      guard let measurements = trusted.log.analysis.measurements(of: key) else {
        let error = unknownMeasurement(String(word), in: trusted.log)
        guard trusted.isOneOfSeveral else { throw .usage(error) }
        try remark("w8log: \(error.message)")
        let none = Measurements(key: key, unit: "", amounts: [:])
        columns.append(
          MeasuredColumn(measured: MeasuredLogbook(none, in: trusted.log), key: key))
        continue
      }
      columns.append(
        MeasuredColumn(measured: MeasuredLogbook(measurements, in: trusted.log), key: key))
    }
    return columns
  }
}

extension Option {
  static let columns = Option(
    name: "--columns", value: .text("KEYS"),
    summary: "show measurements too: fat,waist")
}

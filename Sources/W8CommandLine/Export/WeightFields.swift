import JSON
import Primitives
import W8Analysis
import W8Engine

extension ExportedEntry {
  /// What a row says of an entry, with masses in `unit`; the columns of `csv`, in this order.
  static func fields(in unit: MassUnit) -> [Field<ExportedEntry>] {
    [
      .text("file", "") { $0.row.fileName },
      .count("line", "", { $0.row.place.line.number }),
      .text("date", "") { $0.row.entry.date.description },
      .text("time", "") { $0.row.entry.time?.description },
      .exact("weight") { $0.row.entry.weighIn?.mass.value(in: unit) },
      .text("unit", "") { _ in unit.symbol },
      .flag("excluded", "", yes: "") { $0.row.entry.weighIn?.isExcluded == true },
      .exact("average") { $0.row.figures.averageKilograms.map(unit.value(ofKilograms:)) },
      .exact("rate") { $0.row.figures.rate?.change.value(in: unit) },
      .exact("fat", \.fat),
      Field(
        column: Table.Column(key: "measurements", title: ""),
        cell: { .text($0.measurements.map(\.pair).joined(separator: " ")) },
        json: { .array($0.measurements.map(\.document)) }),
      .words("gyms") { $0.row.gyms.map(\.text) },
      .words("tags") { $0.row.entry.tags.map(\.text) },
      .notes("note") { $0.row.notes },
    ]
  }
}

extension ExportedMeasurement {
  fileprivate var document: JSON {
    .object([
      "amount": JSON(amount) { .number($0) }, "key": .string(key),
      "unit": JSON(unit) { .string($0) }, "written": .string(written),
    ])
  }
}

extension Field {
  /// A number that is not rounded for people; nil for none.
  static func exact(_ key: String, _ value: @escaping (Row) -> Double?) -> Field {
    number(key, "", shown: { _ in "" }, value)
  }

  /// Names without their signs, between blanks.
  static func words(
    _ key: String, separator: String = " ", _ values: @escaping (Row) -> [String]
  ) -> Field {
    list(key, "", separator: separator, breaking: .words, shown: { _ in "" }, values)
  }

  /// Notes that say something, each on a line.
  static func notes(_ key: String, _ values: @escaping (Row) -> [String]) -> Field {
    words(key, separator: "\n") { row in values(row).filter { !$0.isEmpty } }
  }
}

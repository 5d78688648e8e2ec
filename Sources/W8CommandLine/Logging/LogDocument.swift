import W8Analysis
import W8Engine

/// The JSON document of `log` in the pieces in which it is written, its keys sorted.
enum LogDocument {
  /// What comes before the first row.
  static let start = #"{"rows":["#

  /// What comes after the last row; masses are in `unit`.
  static func end(in unit: MassUnit, span: Int) -> String {
    #"],"schema":1,"span":\#(span),"unit":"\#(unit.symbol)"}"# + "\n"
  }

  /// One row of `log`.
  static func row(_ row: LogRow, of log: OpenedLog, in unit: MassUnit) -> JSONValue {
    .object(members(of: row, of: log, in: unit))
  }

  /// One row of `log` with its sessions, their loads in `loadUnit`, a kilogram or a pound.
  static func row(
    _ row: LogRow, of log: OpenedLog, in unit: MassUnit, _ names: ShownNames,
    withLoadsIn loadUnit: MassUnit
  ) -> JSONValue {
    var members = members(of: row, of: log, in: unit)
    members["sessions"] = SessionDocument.sessions(
      of: row.reference, in: log, names, loadUnit)
    return .object(members)
  }

  private static func members(
    of row: LogRow, of log: OpenedLog, in unit: MassUnit
  ) -> [String: JSONValue] {
    let entry = row.entry
    let rate = row.figures.rate
    return [
      "file": .string(row.fileName),
      "line": .integer(row.line),
      "date": .string(entry.date.description),
      "time": JSONValue(entry.time) { .string($0.description) },
      "weight": JSONValue(entry.weighIn) { .number($0.mass.value(in: unit)) },
      "written": JSONValue(row.writtenWeight) {
        .object([
          "value": .string($0), "unit": JSONValue(entry.weighIn) { .string($0.unit.symbol) },
        ])
      },
      "excluded": .bool(entry.weighIn?.isExcluded ?? false),
      "average": JSONValue(row.figures.averageKilograms) {
        .number(unit.value(ofKilograms: $0))
      },
      "rate": JSONValue(rate) { .number($0.change.value(in: unit)) },
      "direction": JSONValue(rate) { .string($0.direction.word) },
      "comparedWith": JSONValue(rate) { comparedWith($0.comparedWith, log) },
      "milestones": .array(row.milestones.map { .number($0.mass.value(in: unit)) }),
      "gyms": .array(row.gyms.map { .string($0) }),
      "tags": .array(entry.tags.map { .string($0) }),
      "note": .bool(entry.hasNote),
      "noteText": entry.hasNote ? .string(row.notes.joined(separator: "\n")) : .null,
    ]
  }

  private static func comparedWith(_ reference: EntryReference, _ log: OpenedLog) -> JSONValue {
    guard let entry = log.analysis.logbook.entry(at: reference),
      let place = log.analysis.place(of: reference)
    else { return .null }
    return .object([
      "date": .string(entry.date.description),
      "file": .string(log.name(of: place.file)),
      "line": .integer(lineNumber(of: place.line, in: place.file)),
    ])
  }
}

extension Direction {
  fileprivate var word: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .stable: "stable"
    }
  }
}

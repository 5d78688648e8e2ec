import JSON
import W8Analysis
import W8Engine

/// The JSON of the entries that `log` shows.
enum LogDocument {
  /// One row of `log`.
  static func row(_ row: LogRow, of log: OpenedLog, in unit: MassUnit) -> JSON {
    .object(members(of: row, of: log, in: unit))
  }

  /// The members of one row of `log`, without what options add.
  static func members(
    of row: LogRow, of log: OpenedLog, in unit: MassUnit
  ) -> JSONObject {
    let entry = row.entry
    let rate = row.figures.rate
    return [
      "file": .string(row.fileName),
      "line": .integer(row.line),
      "date": .string(entry.date.description),
      "time": JSON(entry.time) { .string($0.description) },
      "weight": JSON(entry.weighIn) { .number($0.mass.value(in: unit)) },
      "written": JSON(row.writtenWeight) {
        .object([
          "value": .string($0), "unit": JSON(entry.weighIn) { .string($0.unit.symbol) },
        ])
      },
      "excluded": .bool(entry.weighIn?.isExcluded ?? false),
      "average": JSON(row.figures.averageKilograms) {
        .number(unit.value(ofKilograms: $0))
      },
      "rate": JSON(rate) { .number($0.change.value(in: unit)) },
      "direction": JSON(rate) { .string($0.direction.word) },
      "comparedWith": JSON(rate) { comparedWith($0.comparedWith, log) },
      "milestones": .array(row.milestones.map { .number($0.mass.value(in: unit)) }),
      "gyms": .array(row.gyms.map { .string($0) }),
      "tags": .array(entry.tags.map { .string($0) }),
      "note": .bool(entry.hasNote),
      "noteText": row.notes.isEmpty ? .null : .string(row.notes.joined(separator: "\n")),
      "notes": .array(row.allNotes.map(note)),
    ]
  }

  private static func note(_ told: ToldNote) -> JSON {
    .object([
      "of": .string(told.kind.rawValue),
      "line": .integer(told.line),
      "gym": JSON(told.gym) { .string($0) },
      "title": JSON(told.note.session?.title) { .string($0) },
      "exercise": JSON(told.exercise) { .string($0) },
      "text": JSON(told.text) { .string($0) },
    ])
  }

  private static func comparedWith(_ reference: EntryReference, _ log: OpenedLog) -> JSON {
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

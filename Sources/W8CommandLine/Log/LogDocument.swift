import JSON
import W8Analysis
import W8Engine

/// The JSON of one row of `log`; masses are in `unit`.
struct LogDocument: JSONEncodable {
  let row: LogRow
  let log: OpenedLog
  let unit: MassUnit
  /// The columns of `--columns`.
  var measurements: [MeasuredColumn] = []
  /// What `--with-exercises` tells; nil without it.
  var sessions: [SessionDocument]?

  func write(to json: inout JSONWriter) {
    let entry = row.entry
    let rate = row.figures.rate
    json.object { json in
      json.field("average", row.figures.averageKilograms.map(unit.value(ofKilograms:)))
      json.field("comparedWith", rate.flatMap(comparedEntry))
      json.field("date", entry.date.description)
      json.field("direction", rate?.direction.word)
      json.field("excluded", entry.weighIn?.isExcluded ?? false)
      json.field("file", row.fileName)
      json.field("gyms", row.gyms)
      json.field("line", row.line)
      if !measurements.isEmpty {
        json.field("measurements", JSONObject(measurements.map { ($0.key, $0.document(of: row)) }))
      }
      json.field("milestones", row.milestones.map { $0.mass.value(in: unit) })
      json.field("note", entry.hasNote)
      json.field("noteText", row.notes.isEmpty ? nil : row.notes.joined(separator: "\n"))
      json.field("notes", row.allNotes.map(NoteDocument.init))
      json.field("rate", rate?.change.value(in: unit))
      json.optionalField("sessions", sessions)
      json.field("tags", entry.tags)
      json.field("time", entry.time?.description)
      json.field("weight", entry.weighIn?.mass.value(in: unit))
      json.field(
        "written", row.writtenWeight.map { WrittenWeightDocument($0, entry.weighIn?.unit.symbol) })
    }
  }

  private func comparedEntry(_ rate: Rate) -> ComparedEntry? {
    guard let entry = log.analysis.logbook.entry(at: rate.comparedWith),
      let place = log.analysis.place(of: rate.comparedWith)
    else { return nil }
    return ComparedEntry(
      date: entry.date, file: log.name(of: place.file),
      line: lineNumber(of: place.line, in: place.file))
  }
}

/// A note with what it is about.
private struct NoteDocument: JSONEncodable {
  let told: ToldNote

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("exercise", told.exercise)
      json.field("gym", told.gym)
      json.field("line", told.line)
      json.field("of", told.kind.rawValue)
      json.field("text", told.text)
      json.field("title", told.note.session?.title)
    }
  }
}

/// A weight as its entry writes it.
private struct WrittenWeightDocument: JSONEncodable {
  private let value: String
  private let unit: String?

  init(_ value: String, _ unit: String?) {
    (self.value, self.unit) = (value, unit)
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("unit", unit)
      json.field("value", value)
    }
  }
}

/// The entry that a rate compares with.
private struct ComparedEntry: JSONEncodable {
  let date: CivilDate
  let file: String
  let line: Int

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", date.description)
      json.field("file", file)
      json.field("line", line)
    }
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

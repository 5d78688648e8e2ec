import JSON
import W8Analysis
import W8Engine

/// A session of an entry with what is written of it.
struct LoggedSession {
  let session: Session
  /// The gym that it counts for; nil where it cannot be read.
  let gym: GymID?
  let written: WrittenSession
  /// The exercises with their lines and how their loads are read.
  let exercises: [(exercise: LoggedExercise, line: LinePlace, reading: LoadReading)]

  /// The sessions of the entry in `row`, in the order in which they took place.
  static func all(of row: LogRow, in logbook: Logbook, _ loads: inout LoadReader) -> [LoggedSession]
  {
    guard row.entry.sessionCount > 0 else { return [] }
    let written = WrittenSession.all(of: row.place.line)
    return row.entry.sessionOrder.map { index in
      let session = row.entry.session(at: index)
      let readings = loads.readings(of: session, in: row.reference)
      return LoggedSession(
        session: session, gym: logbook.settings.gyms.knownGym(of: session),
        written: written[index],
        exercises: zip(session.exercises, readings).map {
          ($0, row.place.line.place(ofLine: Int($0.line)), $1)
        })
    }
  }
}

/// The JSON of a session of an entry, as `log --with-exercises` has it, with loads in a kilogram or a pound.
struct SessionDocument: JSONEncodable {
  let logged: LoggedSession
  let names: ShownNames
  let unit: MassUnit

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("end", logged.written.end)
      json.key("exercises")
      json.startArray()
      for (exercise, line, reading) in logged.exercises {
        write(exercise, at: line, reading, to: &json)
      }
      json.endArray()
      json.field("gym", logged.gym)
      json.field("note", logged.written.note)
      json.field("time", logged.session.time?.description)
      json.field("title", logged.written.title)
    }
  }

  private func write(
    _ exercise: LoggedExercise, at line: LinePlace, _ reading: LoadReading,
    to json: inout JSONWriter
  ) {
    let note = tailNote(line)
    json.object { json in
      json.field("line", line.number)
      json.field("name", names.exercise(exercise.key))
      json.field("note", note)
      json.field("notes", [note].compactMap(\.self) + noteTexts(below: line))
      json.field("sets", SetDocuments(groups: exercise.groups, reading: reading, unit: unit))
      json.field("superset", exercise.joining == .superset)
    }
  }
}

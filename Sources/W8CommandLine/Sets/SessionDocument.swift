import JSON
import Primitives
import W8Analysis
import W8Engine
import W8Syntax

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

/// Writes the JSON of sessions of entries, as `log --with-exercises` has it, with loads in a kilogram or a pound.
///
/// What names mean is looked up once, hence a class that keeps it.
final class SessionDocuments {
  private let logbook: Logbook
  private let shown: ShownNames
  private let unit: MassUnit
  private let loads: LoadReader
  private var names = NameCache<Name>()

  /// The name to be shown, and what is declared of its exercise.
  private struct Name {
    let shown: String
    let loads: DeclaredLoads
  }

  /// Takes what is known of the names of a book, and the unit of loads.
  init(_ logbook: Logbook, _ shown: ShownNames, in unit: MassUnit) {
    (self.logbook, self.shown, self.unit) = (logbook, shown, unit)
    loads = LoadReader(logbook)
  }

  /// Writes the sessions of the entry in `row`, in the order in which they took place.
  func write(_ row: LogRow, to json: inout JSONWriter) {
    json.startArray()
    if row.entry.sessionCount > 0 {
      let written = WrittenSession.all(of: row.place.line)
      for index in row.entry.sessionOrder {
        write(written[index], row.entry.session(at: index), of: row, to: &json)
      }
    }
    json.endArray()
  }

  private func write(
    _ written: WrittenSession, _ session: Session, of row: LogRow, to json: inout JSONWriter
  ) {
    var read = loads.loads(of: session, in: row.reference)
    json.startObject()
    json.field("end", written.end)
    json.key("exercises")
    json.startArray()
    for place in written.exercises { write(place, &read, in: row.place.file, to: &json) }
    json.endArray()
    json.field("gym", logbook.settings.gyms.knownGym(of: session)?.text)
    json.field("note", written.note)
    json.field("time", session.time?.description)
    json.field("title", written.title)
    json.endObject()
  }

  private func write(
    _ place: LinePlace, _ session: inout SessionLoads, in file: FileAnalysis,
    to json: inout JSONWriter
  ) {
    guard let id = place.tree.nameID(ofLine: place.line) else { return }
    let name = names.value(of: id, in: file) { written in
      let key = exerciseKey(written)
      return Name(shown: shown.exercise(key), loads: loads.declared(of: key))
    }
    let groups = place.tree.setGroups(ofLine: place.line).counted
    let reading = loads.reading(of: groups, name.loads, &session)
    let note = tailNote(place)
    json.startObject()
    json.field("line", place.number)
    json.field("name", name.shown)
    json.field("note", note)
    json.field("notes", notes(note, below: place))
    json.field("sets", SetDocuments(groups: groups, reading: reading, unit: unit))
    json.field("superset", place.tree.joinsExercises(place.line))
    json.endObject()
  }
}

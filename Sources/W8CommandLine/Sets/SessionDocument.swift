import JSON
import W8Analysis
import W8Engine

/// A session of an entry with what is written of it.
struct LoggedSession {
  let session: Session
  /// Its index among the sessions of the entry as they are written.
  let index: Int
  /// The gym that it counts for; nil where it cannot be read.
  let gym: GymID?
  let written: WrittenSession
  /// The exercises with their lines.
  let exercises: [(exercise: LoggedExercise, line: LinePlace)]
  private let loadUnit: (ExerciseKey) -> MassUnit

  /// The unit of loads of `exercise` that have none, a kilogram or a pound.
  func unit(of exercise: LoggedExercise) -> MassUnit { loadUnit(exercise.key) }

  /// The sessions of an entry in the order in which they took place.
  static func all(of reference: EntryReference, in log: OpenedLog) -> [LoggedSession] {
    let logbook = log.analysis.logbook
    guard let entry = logbook.entry(at: reference), let place = log.analysis.place(of: reference)
    else { return [] }
    let written = WrittenSession.all(of: place.line, in: place.file)
    return entry.sessionOrder.map { index in
      let session = entry.session(at: index)
      let gym = logbook.settings.gyms.gym(of: session)
      return LoggedSession(
        session: session, index: index, gym: logbook.settings.gyms.knownGym(of: session),
        written: written[index],
        exercises: session.exercises.map {
          ($0, place.file.place(section: place.line.section, line: Int($0.line)))
        }, loadUnit: { logbook.loadUnit(of: $0, at: gym, in: reference) })
    }
  }
}

/// The JSON of a session of an entry, as `log --with-exercises` has it.
struct SessionDocument: JSONEncodable {
  private let logged: LoggedSession
  private let exercises: [ExerciseDocument]

  /// The sessions in the order in which they took place, with loads in `unit`, a kilogram or a pound.
  static func all(
    of reference: EntryReference, in log: OpenedLog, _ names: ShownNames, _ unit: MassUnit
  ) -> [SessionDocument] {
    let logbook = log.analysis.logbook
    guard let place = log.analysis.place(of: reference) else { return [] }
    return LoggedSession.all(of: reference, in: log).map { logged in
      let resolved = logbook.session(logged.index, of: reference).map(logbook.exerciseLines) ?? []
      return SessionDocument(
        logged: logged,
        exercises: zip(logged.exercises, resolved).map { logged, session in
          ExerciseDocument(
            name: names.exercise(logged.exercise.key), exercise: logged.exercise,
            line: logged.line, lineNumber: lineNumber(of: logged.line, in: place.file),
            sets: SetDocument.all(in: session, unit))
        })
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("end", logged.written.end)
      json.field("exercises", exercises)
      json.field("gym", logged.gym)
      json.field("note", logged.written.note)
      json.field("time", logged.session.time?.description)
      json.field("title", logged.written.title)
    }
  }
}

/// The JSON of an exercise of a session.
private struct ExerciseDocument: JSONEncodable {
  let name: String
  let exercise: LoggedExercise
  let line: LinePlace
  let lineNumber: Int
  let sets: [SetDocument]

  func write(to json: inout JSONWriter) {
    let note = tailNote(line)
    json.object { json in
      json.field("line", lineNumber)
      json.field("name", name)
      json.field("note", note)
      json.field("notes", noteTexts(ofExercise: line, note))
      json.field("sets", sets)
      json.field("superset", exercise.joining == .superset)
    }
  }
}

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

/// The JSON of the sessions of an entry, as `log --with-exercises` has it.
enum SessionDocument {
  /// The sessions in the order in which they took place, with loads in `unit`, a kilogram or a pound.
  static func sessions(
    of reference: EntryReference, in log: OpenedLog, _ names: ShownNames, _ unit: MassUnit
  ) -> JSON {
    let logbook = log.analysis.logbook
    guard let place = log.analysis.place(of: reference) else { return .array([]) }
    return .array(
      LoggedSession.all(of: reference, in: log).map { logged in
        let resolved =
          logbook.session(logged.index, of: reference).map(logbook.exercisesByKey) ?? [:]
        let exercises = logged.exercises.map { exercise, line in
          let known = resolved[logbook.settings.training.canonical(exercise.key)]
          return JSON.object([
            "name": .string(names.exercise(exercise.key)),
            "line": .integer(lineNumber(of: line, in: place.file)),
            "superset": .bool(exercise.joining == .superset),
            "note": JSON(tailNote(line)) { .string($0) },
            "notes": .array(noteTexts(ofExercise: line).map { .string($0) }),
            "sets": known.map { SetDocument.sets(of: exercise.groups, in: $0, unit) }
              ?? .array([]),
          ])
        }
        return .object([
          "gym": JSON(logged.gym) { .string($0) },
          "time": JSON(logged.session.time) { .string($0.description) },
          "end": JSON(logged.written.end) { .string($0) },
          "title": JSON(logged.written.title) { .string($0) },
          "note": JSON(logged.written.note) { .string($0) },
          "exercises": .array(exercises),
        ])
      })
  }
}

extension Logbook {
  /// The exercises of a session by their canonical keys.
  func exercisesByKey(of session: SessionReference) -> [ExerciseKey: ExerciseSession] {
    Dictionary(exercises(of: session).map { ($0.exercise, $0) }, uniquingKeysWith: { $1 })
  }
}

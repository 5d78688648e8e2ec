import W8Analysis
import W8Engine

/// The JSON of the sessions of an entry, as `log --with-exercises` has it.
enum SessionDocument {
  /// The sessions in the order in which they are written, with loads in `unit`, a kilogram or a pound.
  static func sessions(
    of reference: EntryReference, in log: OpenedLog, _ unit: MassUnit
  ) -> JSONValue {
    let logbook = log.analysis.logbook
    guard let entry = logbook.entry(at: reference), let place = log.analysis.place(of: reference)
    else { return .array([]) }
    return .array(
      entry.sessions.enumerated().map { index, session in
        let resolved = logbook.session(index, of: reference).map(logbook.exercisesByKey) ?? [:]
        let exercises = session.exercises.map { exercise in
          let known = resolved[logbook.settings.training.canonical(exercise.key)]
          let line = place.file.place(section: place.line.section, line: Int(exercise.line))
          return JSONValue.object([
            "name": .string(exercise.name),
            "line": .integer(lineNumber(of: line, in: place.file)),
            "superset": .bool(exercise.joining == .superset),
            "note": JSONValue(tailNote(line)) { .string($0) },
            "sets": known.map { SetDocument.sets(of: exercise.groups, in: $0, unit) }
              ?? .array([]),
          ])
        }
        return .object([
          "gym": .string(logbook.settings.gyms.gym(of: session)),
          "time": JSONValue(session.time) { .string($0.description) },
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

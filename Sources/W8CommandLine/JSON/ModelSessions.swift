import JSON
import W8Analysis
import W8Syntax

extension ModelDocument {
  /// The sessions of the entry at `place`, in the order in which they are written.
  static func sessions(of place: LinePlace, in log: OpenedLog) -> JSON {
    let resolved = ResolvedSets(of: place, in: log)
    return .array(
      WrittenSession.all(of: place, in: log.file).map { session in
        .object([
          "gym": JSON(session.gym) { .string($0) },
          "line": .integer(lineNumber(of: session.first, in: log.file)),
          "time": JSON(session.time) { .string($0) },
          "end": JSON(session.end) { .string($0) },
          "title": JSON(session.title) { .string($0) },
          "note": JSON(session.note) { .string($0) },
          "exercises": .array(session.exercises.map { exercise($0, in: log, resolved) }),
        ])
      })
  }

  private static func exercise(
    _ place: LinePlace, in log: OpenedLog, _ resolved: ResolvedSets
  ) -> JSON {
    let name = nameToken(of: place).map { unquoted(place.string(of: $0)) } ?? ""
    return .object([
      "name": .string(words(of: name)),
      "line": .integer(lineNumber(of: place, in: log.file)),
      "superset": .bool(place.token(.superset) != nil),
      "groups": .array(place.tree.setGroups(ofLine: place.line).map(group)),
      "sets": resolved.sets(onLine: place.line),
      "note": JSON(tailNote(place)) { .string($0) },
      "notes": .array(noteTexts(ofExercise: place).map { .string($0) }),
    ])
  }
}

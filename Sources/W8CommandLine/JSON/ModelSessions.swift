import JSON
import W8Analysis
import W8Syntax

/// A session of an entry with its exercises, as it is written.
struct ModelSession: JSONEncodable {
  private let session: WrittenSession
  private let log: OpenedLog
  private let resolved: ResolvedSets

  /// The sessions of the entry at `place`, in the order in which they are written.
  static func all(of place: LinePlace, in log: OpenedLog) -> [ModelSession] {
    let sessions = WrittenSession.all(of: place, in: log.file)
    guard !sessions.isEmpty else { return [] }
    let resolved = ResolvedSets(of: place, in: log)
    return sessions.map { ModelSession(session: $0, log: log, resolved: resolved) }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("end", session.end)
      json.field(
        "exercises",
        session.exercises.map { ModelExercise(place: $0, log: log, resolved: resolved) })
      json.field("gym", session.gym)
      json.field("line", lineNumber(of: session.first, in: log.file))
      json.field("note", session.note)
      json.field("time", session.time)
      json.field("title", session.title)
    }
  }
}

/// An exercise of a session, its sets as they are written and one by one.
private struct ModelExercise: JSONEncodable {
  let place: LinePlace
  let log: OpenedLog
  let resolved: ResolvedSets

  func write(to json: inout JSONWriter) {
    let tokens = place.tokens
    let note = tokens.first(of: .note).map { words(ofNote: place.string(of: $0)) }
    json.object { json in
      json.field("groups", place.tree.setGroups(ofLine: place.line).map(ModelGroup.init))
      json.field("line", lineNumber(of: place, in: log.file))
      json.field("name", name(tokens))
      json.field("note", note)
      json.field("notes", noteTexts(ofExercise: place, note))
      json.field("sets", resolved.sets(onLine: place.line))
      json.field("superset", tokens.first(of: .superset) != nil)
    }
  }

  private func name(_ tokens: ArraySlice<Token>) -> String {
    words(of: tokens.first(of: .name, .string).map { unquoted(place.string(of: $0)) } ?? "")
  }
}

import JSON
import W8Analysis
import W8Engine
import W8Syntax

/// Writes the sessions of entries with their exercises, as they are written.
///
/// What names mean is looked up once, hence a class that keeps it.
final class ModelSessions {
  private let file: FileAnalysis
  private let unit: MassUnit
  private let loads: LoadReader
  private var names = NameCache<Name>()

  /// A name with single blanks, and what is declared of its exercise.
  private struct Name {
    let words: String
    let loads: DeclaredLoads
  }

  init(_ log: OpenedLog) {
    let logbook = log.analysis.logbook
    file = log.file
    unit = logbook.settings.training.loadUnit(ofFile: 0)
    loads = LoadReader(logbook)
  }

  /// Writes the sessions of the entry at `place` in the order in which they are written; the logbook has none without
  /// a date.
  func write(
    of place: LinePlace, _ entry: Entry?, _ reference: EntryReference?,
    to json: inout JSONWriter
  ) {
    json.startArray()
    for (index, session) in WrittenSession.all(of: place).enumerated() {
      var read: SessionLoads?
      if let entry, let reference {
        read = loads.loads(of: entry.session(at: index), in: reference)
      }
      write(session, &read, to: &json)
    }
    json.endArray()
  }

  private func write(
    _ session: WrittenSession, _ read: inout SessionLoads?, to json: inout JSONWriter
  ) {
    json.startObject()
    json.field("end", session.end)
    json.key("exercises")
    json.startArray()
    for place in session.exercises { write(place, &read, to: &json) }
    json.endArray()
    json.field("gym", session.gym)
    json.field("line", session.first.number)
    json.field("note", session.note)
    json.field("time", session.time)
    json.field("title", session.title)
    json.endObject()
  }

  /// Writes an exercise, its sets as they are written and one by one; no load can be known without a date.
  private func write(
    _ place: LinePlace, _ read: inout SessionLoads?, to json: inout JSONWriter
  ) {
    let groups = place.tree.setGroups(ofLine: place.line)
    let name = name(of: place)
    let note = tailNote(place)
    json.startObject()
    json.field("groups", groups)
    json.field("line", place.number)
    json.field("name", name.words)
    json.field("note", note)
    json.field("notes", notes(note, below: place))
    json.field("sets", sets(of: groups, name.loads, &read))
    json.field("superset", place.tree.joinsExercises(place.line))
    json.endObject()
  }

  private func name(of place: LinePlace) -> Name {
    guard let id = place.tree.nameID(ofLine: place.line) else { return name("", exerciseKey("")) }
    return names.value(of: id, in: file) { name($0, file.exerciseKey(ofName: id)) }
  }

  private func name(_ written: String, _ key: ExerciseKey) -> Name {
    Name(words: words(of: written), loads: loads.declared(of: key))
  }

  private func sets(
    of groups: [SetGroupSyntax], _ exercise: DeclaredLoads, _ read: inout SessionLoads?
  ) -> SetDocuments? {
    guard var session = read else { return nil }
    let groups = groups.counted
    let reading = loads.reading(of: groups, exercise, &session)
    read = session
    return SetDocuments(groups: groups, reading: reading, unit: unit)
  }
}

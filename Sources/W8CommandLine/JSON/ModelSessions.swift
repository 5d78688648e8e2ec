import JSON
import W8Analysis
import W8Engine
import W8Syntax

/// Writes the sessions of entries with their exercises, as they are written.
struct ModelSessions {
  private let file: FileAnalysis
  private let unit: MassUnit
  private var loads: LoadReader

  init(_ log: OpenedLog) {
    let logbook = log.analysis.logbook
    file = log.file
    unit = logbook.settings.training.loadUnit(ofFile: 0)
    loads = LoadReader(logbook)
  }

  /// Writes the sessions of the entry at `place` in the order in which they are written; the logbook has none without
  /// a date.
  mutating func write(
    of place: LinePlace, _ entry: Entry?, _ reference: EntryReference?,
    to json: inout JSONWriter
  ) {
    json.startArray()
    for (index, session) in WrittenSession.all(of: place).enumerated() {
      let sets = entry.flatMap { entry in
        reference.map { self.sets(of: entry.session(at: index), in: $0) }
      }
      write(session, sets, to: &json)
    }
    json.endArray()
  }

  /// The sets of each exercise one by one.
  private mutating func sets(of session: Session, in reference: EntryReference) -> [SetDocuments] {
    zip(session.exercises, loads.readings(of: session, in: reference)).map {
      SetDocuments(groups: $0.groups, reading: $1, unit: unit)
    }
  }

  private func write(
    _ session: WrittenSession, _ sets: [SetDocuments]?, to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("end", session.end)
      json.key("exercises")
      json.startArray()
      for (index, exercise) in session.exercises.enumerated() {
        write(exercise, sets?[index], to: &json)
      }
      json.endArray()
      json.field("gym", session.gym)
      json.field("line", session.first.number)
      json.field("note", session.note)
      json.field("time", session.time)
      json.field("title", session.title)
    }
  }

  /// Writes an exercise, its sets as they are written and one by one; no load can be known without a date.
  private func write(_ place: LinePlace, _ sets: SetDocuments?, to json: inout JSONWriter) {
    let note = tailNote(place)
    let name = place.tree.nameID(ofLine: place.line).map(file.name) ?? ""
    json.object { json in
      json.field("groups", place.tree.setGroups(ofLine: place.line))
      json.field("line", place.number)
      json.field("name", words(of: name))
      json.field("note", note)
      json.field("notes", [note].compactMap(\.self) + noteTexts(below: place))
      json.field("sets", sets)
      json.field("superset", place.tree.joinsExercises(place.line))
    }
  }
}

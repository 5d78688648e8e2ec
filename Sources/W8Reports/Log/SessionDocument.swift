import JSON
import Primitives
import W8Book
import W8Engine
import W8Syntax

/// A session of an entry with what is written of it.
struct LoggedSession {
  let session: Session
  /// The gym that it counts for; nil where it cannot be read.
  let gym: GymID?
  let written: WrittenSession
  let exercises: [(exercise: LoggedExercise, line: FileLine, reading: LoadReading)]

  /// The sessions of the entry in `row`, in the order in which they took place.
  static func all(of row: LogRow, in logbook: Logbook, _ loads: inout LoadReader) -> [LoggedSession]
  {
    row.sessions { session, written in
      let readings = loads.readings(of: session, in: row.reference)
      return LoggedSession(
        session: session, gym: logbook.settings.gyms.knownGym(of: session),
        written: written,
        exercises: zip(session.exercises, readings).map {
          ($0, row.location.line.line(withIndex: Int($0.line)), $1)
        })
    }
  }
}

/// Writes the JSON of the sessions of `log --with-exercises`, in the order in which they took place and under the declared
/// names. Loads are in a kilogram or a pound.
///
/// What names mean is looked up once, hence a class that keeps it.
final class SessionDocuments {
  private let logbook: Logbook
  private let shown: DisplayNames
  private let unit: MassUnit
  private let loads: LoadReader
  private var names = NameCache<Name>()

  /// The name that the document has, and what is declared of its exercise.
  private struct Name {
    let words: String
    let loads: DeclaredLoads
  }

  init(_ logbook: Logbook, naming shown: DisplayNames, in unit: MassUnit) {
    (self.logbook, self.shown, self.unit) = (logbook, shown, unit)
    loads = LoadReader(logbook)
  }

  /// Writes the sessions of the entry in `row`, in the order in which they took place.
  func write(_ row: LogRow, to json: inout JSONWriter) {
    json.startArray()
    _ = row.sessions { session, written in
      var read: SessionLoads? = loads.loads(of: session, in: row.reference)
      write(
        written, gym: logbook.settings.gyms.knownGym(of: session)?.text,
        time: session.time?.description, &read, in: row.location.file, to: &json)
    }
    json.endArray()
  }

  private func write(
    _ session: WrittenSession, gym: String?, time: String?, _ read: inout SessionLoads?,
    in file: FileAnalysis, to json: inout JSONWriter
  ) {
    json.startObject()
    json.field("end", session.end)
    json.key("exercises")
    json.array { for fileLine in session.exercises { write(fileLine, &read, in: file, to: &$0) } }
    json.field("gym", gym)
    json.field("note", session.note)
    json.field("time", time)
    json.field("title", session.title)
    json.endObject()
  }

  /// Writes an exercise with its sets one by one; no load can be known without a date.
  private func write(
    _ fileLine: FileLine, _ read: inout SessionLoads?, in file: FileAnalysis,
    to json: inout JSONWriter
  ) {
    guard let id = fileLine.tree.nameID(ofLine: fileLine.line) else { return }
    let name = names.value(of: id, in: file) { written in
      let key = file.exerciseKey(ofName: id)
      return Name(
        words: shown.exercise(key), loads: loads.declared(of: key))
    }
    let groups = fileLine.tree.setGroups(ofLine: fileLine.line)
    let note = tailNote(fileLine)
    json.startObject()
    json.field("line", fileLine.number)
    json.field("name", name.words)
    json.field("note", note)
    json.field("notes", notes(note, below: fileLine))
    json.field("sets", sets(of: groups.counted, name.loads, &read))
    json.field("superset", fileLine.tree.joinsExercises(fileLine.line))
    json.endObject()
  }

  private func sets(
    of groups: [SetGroup], _ exercise: DeclaredLoads, _ read: inout SessionLoads?
  ) -> SetDocuments? {
    guard var session = read else { return nil }
    let reading = loads.reading(of: groups, exercise, &session)
    read = session
    return SetDocuments(groups: groups, reading: reading, unit: unit)
  }
}

/// The JSON of sets that were done one by one, with their loads in a kilogram or a pound.
struct SetDocuments: JSONEncodable {
  let groups: [SetGroup]
  let reading: LoadReading
  let unit: MassUnit

  func write(to json: inout JSONWriter) {
    json.startArray()
    for group in groups {
      let load = LoadDocument(reading.load(of: group), in: unit)
      let sets = group.sets
      if group.areSetsAlike {
        json.copies(sets.count) { Self.write(sets[0], load, to: &$0) }
      } else {
        for index in sets.indices { Self.write(sets[index], load, to: &json) }
      }
    }
    json.endArray()
  }

  private static func write(_ set: LoggedSet, _ load: LoadDocument, to json: inout JSONWriter) {
    json.object { json in
      json.field("amrap", set.mark == .asManyAsPossible)
      json.field("effort", set.effort?.value)
      json.field("failed", set.mark == .failed)
      json.field("labels", set.labels)
      json.field("load", load.amount)
      json.field("metres", set.distance?.meters)
      json.field("reps", set.repetitions)
      json.field("seconds", set.seconds?.value)
      json.field("unit", load.unit)
      json.field("warmup", set.purpose == .warmUp)
    }
  }
}

extension SetDocuments {
  /// The sets of all lines of an exercise in one session.
  init(of session: ExerciseSession, in unit: MassUnit) {
    self.init(groups: session.groups, reading: session.reading, unit: unit)
  }
}

/// A load as documents tell it; a body weight that is not known has a unit and no amount.
struct LoadDocument {
  let amount: Double?
  let unit: String?

  init(_ load: ResolvedLoad, in unit: MassUnit) {
    (amount, self.unit) =
      switch load {
      case .mass(let mass): (mass.value(in: unit), unit.symbol)
      case .level(let thousandths): (Double(thousandths) / 1000, "lvl")
      case .bodyWeight: (nil, "bw")
      case .nothing: (nil, nil)
      }
  }
}

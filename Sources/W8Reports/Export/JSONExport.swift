import JSON
import Primitives
import W8Book
import W8Engine
import W8Syntax

extension ExportFormat {
  /// The whole log as one document, on a line of its own: schema 2.
  static let json = ExportFormat(
    name: "json", contents: [.weights, .sets], usual: [.weights, .sets], isWhole: true,
    readers: ["w8log-json"],
    write: { log, text in
      let sink = GatheredBytes()
      log.document.write(to: sink)
      text.bytes += sink.bytes
    })
}

private final class GatheredBytes: ByteSink {
  private(set) var bytes: [UInt8] = []

  func write(_ bytes: [UInt8]) throws(Never) { self.bytes += bytes }
}

extension ExportedLog {
  fileprivate var document: Document {
    let (analysis, logbook) = (log.analysis, log.analysis.logbook)
    let members: JSONObject = [
      "complete": .bool(leftOut.isEmpty),
      "directives": .array(directives),
      "exercises": .array(ExerciseReport(analysis, shown).documents),
      "goal": .object(logbook.goalOutlook(today: analysis.today).members(in: unit)),
      "gyms": .array(GymReport(analysis, shown).documents),
      "leftOut": .array(
        shown == nil ? leftOut.documents : leftOut.documentsWithoutText),
      "milestones": .array(MilestoneReport(logbook, in: unit).documents),
      "next": JSON(logbook.nextMilestone) { MilestoneReport.document(of: $0, in: unit) },
      "path": .string(log.name),
      "settings": settingsDocument,
      "today": .string(analysis.today.description),
    ]
    return Document(members, "entries", of: entriesWithSessions, schema: 2) { entry, sessions in
      document(of: entry, sessions)
    }
  }

  /// The lines of settings; with filters those that name only what the chosen entries have.
  private var directives: [JSON] {
    guard shown != nil else { return log.directiveDocuments { _ in true } }
    let keys = Set(entries.flatMap { $0.measurements.map { $0.key } })
    return log.directiveDocuments { directive in
      switch directive {
      case .gym(let gym): has(gym: gym.id)
      case .exercise(let exercise): has(exercise: exercise.name)
      case .setup(let setup): has(gym: setup.gym) && has(exercise: setup.exercise)
      case .plan(let plan): (plan.gym.map { has(gym: $0) } ?? true) && has(exercise: plan.exercise)
      case .tag(let tag): shown.has(tag: canonicalKey(tag.text))
      case .metric(let metric): keys.contains(canonicalKey(":" + metric.key.text).text)
      case .refusedPlan, .incomplete, .uninterpreted: false
      case .version, .unit, .trend, .lint, .liftUnit, .goal, .milestone, .order, .include: true
      }
    }
  }

  private func has(gym: Argument) -> Bool {
    shown.has(gym: log.analysis.logbook.settings.gyms.canonical(canonicalKey(gym.text)))
  }

  private func has(exercise: Argument) -> Bool {
    shown.has(
      exercise: log.analysis.logbook.settings.training.canonical(exerciseKey(exercise.text)))
  }

  private var settingsDocument: JSON {
    let settings = log.analysis.logbook.settings
    return .object([
      "unit": .string(settings.unit.symbol),
      "liftUnit": .string(log.file.settings.loadUnit.symbol),
      "order": .string(log.file.settings.order.rawValue),
      "span": .integer(settings.span),
    ])
  }

  private var entriesWithSessions: [(ExportedEntry, ArraySlice<ExportedSession>)] {
    var rest = sessions[...]
    return entries.map { entry in
      let own = rest.prefix { $0.row.reference == entry.row.reference }
      rest = rest.dropFirst(own.count)
      return (entry, own)
    }
  }

  private func document(of entry: ExportedEntry, _ sessions: ArraySlice<ExportedSession>) -> JSON {
    var members = JSONObject(ExportedEntry.fields(in: unit).map { ($0.column.key, $0.json(entry)) })
    members["milestones"] = .array(
      entry.row.milestones.map { .number($0.mass.value(in: unit)) })
    // Sessions and exercises have their own notes.
    members["note"] = .array(
      WrittenNote.all(of: entry.row.location.line, in: entry.row.location.file)
        .filter { $0.subject == .day && !$0.text.isEmpty }.map { .string($0.text) })
    members["sessions"] = .array(sessions.map(document(of:)))
    members["written"] = JSON(entry.row.writtenWeight) { .string($0) }
    return .object(members)
  }

  private func document(of session: ExportedSession) -> JSON {
    .object([
      "end": JSON(session.end) { .string($0.description) },
      "exercises": .array(session.exercises.map { document(of: $0, in: session) }),
      "gym": JSON(session.gym) { .string($0.text) },
      "notes": .array(session.notes.map { .string($0) }),
      "tags": .array(session.tags.map { .string($0) }),
      "time": JSON(session.start) { .string($0.description) },
      "title": JSON(session.title) { .string($0) },
    ])
  }

  private func document(of exercise: ExportedExercise, in session: ExportedSession) -> JSON {
    let fields = ExportedSetRow.fieldsOfLoggedSet(in: loadUnit)
    let sets = exercise.sets.map { set in
      let row = ExportedSetRow(session: session, exercise: exercise, number: 1, done: set)
      return JSON.object(JSONObject(fields.map { ($0.column.key, $0.json(row)) }))
    }
    return .object([
      "line": .integer(exercise.line), "name": .string(exercise.name),
      "notes": .array(exercise.notes.map { .string($0) }), "sets": .array(sets),
      "superset": .bool(exercise.joining == .superset),
    ])
  }
}

import W8Book
import W8Engine
import W8Syntax

/// What of a log is to go out.
struct ExportedLog {
  let log: OpenedLog
  /// The unit of weights: that of the log, or of `--unit`.
  let unit: MassUnit
  /// The unit of loads, a kilogram or a pound.
  let loadUnit: MassUnit
  /// Whether a unit was asked for.
  let hasUnit: Bool
  /// What is asked for.
  let plan: ExportPlan
  /// What errors have taken from it.
  let leftOut: LeftOut
  /// The entries that it may name; nil for all.
  let shown: ShownEntries?
  /// The selected entries, ascending.
  let entries: [ExportedEntry]
  /// Their sessions in the order in which they took place; none unless sets are asked for.
  let sessions: [ExportedSession]

  /// What `settings` choose of a log.
  init(
    _ log: OpenedLog, _ settings: ReportSettings, _ plan: ExportPlan, _ leftOut: LeftOut
  ) {
    let selection = settings.selection
    self.log = log
    unit = settings.unit(of: log)
    loadUnit = settings.loadUnit(of: log)
    hasUnit = settings.unit != nil
    self.plan = plan
    self.leftOut = leftOut
    let reader = LogRowReader(log)
    let chosen = selection.rows(of: log)
    shown = ShownEntries(chosen, of: log.analysis.logbook, chosenBy: selection)
    let rows = chosen.compactMap { reader.row(of: $0) }
    let measurements = ExportedMeasurements(log.analysis)
    entries = rows.map { ExportedEntry(row: $0, measurements: measurements.all(of: $0)) }
    guard plan.contents.contains(.sets) else {
      sessions = []
      return
    }
    var sessions = ExportedSessionReader(log, selection)
    self.sessions = rows.flatMap { sessions.sessions(of: $0) }
  }

  /// What the sessions and their exercises are called, and the notes on them.
  var textsOfSessions: [String] {
    sessions.flatMap { session in
      [session.title ?? ""] + session.notes + session.exercises.flatMap { [$0.name] + $0.notes }
    }
  }

  /// Notes the sessions and exercises of which no row of a set tells, and unless that was the wish, what of the log the
  /// chosen rows are not about.
  func noteUnwritten(_ losses: inout ExportLosses) {
    if plan.format.isWhole { return }
    for session in sessions {
      if session.setCount == 0 { losses.add(.sessionWithoutSets) }
      losses.add(.exerciseWithoutSets, session.exercises.count { $0.sets.isEmpty })
    }
    guard !plan.isChosen else { return }
    if !plan.contents.contains(.sets) {
      losses.add(.sessions, entries.reduce(0) { $0 + $1.row.entry.sessionCount })
    }
    if !plan.contents.contains(.weights) {
      losses.add(.weighIns, entries.count { $0.row.entry.weighIn != nil })
    }
  }
}

/// An entry with what is measured on it.
struct ExportedEntry {
  let row: LogRow
  /// The `key:value` of its line, in order.
  let measurements: [ExportedMeasurement]

  /// The share of fat in percent; nil where none is written that can be read.
  var fat: Double? { amount(of: "fat") }

  /// The first amount under `key`; nil where there is none that can be read.
  func amount(of key: String) -> Double? {
    measurements.first { $0.key == key && $0.amount != nil }?.amount
  }
}

/// A `key:value` of an entry.
struct ExportedMeasurement {
  /// The key in lower case.
  let key: String
  /// The value as it is written, without quotes.
  let written: String
  /// `key:value` as it is written, with its quotes where it has any.
  let pair: String
  /// Its text in `unit`; nil where it is one of the user's own or cannot be read.
  let amount: Double?
  /// The unit of the amount; nil without one.
  let unit: String?
}

/// The measurements of a book, by their keys.
private struct ExportedMeasurements {
  private let byKey: [String: Measurements]

  init(_ analysis: Analysis) {
    byKey = Dictionary(
      analysis.measurementKeys.compactMap { key in
        analysis.measurements(of: key).map { (key, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  func all(of row: LogRow) -> [ExportedMeasurement] {
    let fileLine = row.location.line
    var known: Set<String> = []
    return fileLine.tree.pairs(ofLine: fileLine.line).map { pair in
      let measured = known.insert(pair.key).inserted ? byKey[pair.key] : nil
      let amount = measured?.amounts[row.reference]
      return ExportedMeasurement(
        key: pair.key, written: fileLine.tree.string(fileLine.tree.contentRange(of: pair)),
        pair: "\(pair.key):\(fileLine.tree.string(pair.valueRange))",
        amount: amount?.kilograms, unit: amount == nil ? nil : measured?.unit)
    }
  }
}

/// A session with what goes out of it.
struct ExportedSession {
  let row: LogRow
  /// Its number among the sessions of its entry as they took place, from 1.
  let number: Int
  /// When it began: its own time, else that of the entry; nil without either.
  let start: TimeOfDay?
  /// When it ended, the day after where that is before the start; nil where it is not written.
  let end: TimeOfDay?
  /// The gym that it counts for; nil where it cannot be read.
  let gym: GymID?
  /// Whether the log writes a gym.
  let namesGym: Bool
  let title: String?
  /// The tags on its own line, none of its notes, without their signs.
  let tags: [String]
  /// The notes on it, none of its exercises, in order.
  let notes: [String]
  /// Whether there are notes on its day.
  let hasNoteOfDay: Bool
  /// The exercises that were chosen, in order.
  let exercises: [ExportedExercise]

  /// How long it took; nil where that is not written.
  var minutes: Int? {
    guard let start, let end else { return nil }
    let minutes = end.minutes - start.minutes
    return minutes < 0 ? minutes + 24 * 60 : minutes
  }

  /// The sets of its exercises.
  var setCount: Int { exercises.reduce(0) { $0 + $1.sets.count } }
}

/// An exercise line of a session.
struct ExportedExercise {
  /// Its number among the exercise lines of its session, from 1.
  let number: Int
  /// Its line in its file, counted from 1.
  let line: Int
  /// The name that the log declares, else the first spelling.
  let name: String
  let joining: ExerciseJoining
  let notes: [String]
  let sets: [ExportedSet]
}

/// A set that was done.
struct ExportedSet {
  let set: LoggedSet
  /// What it was done with, the body weight included as far as it is known.
  let load: ResolvedLoad
  /// What was added to the body weight, taken off when negative; nil for other loads.
  let added: Mass?
  /// The unit of loads that have none, a kilogram or a pound.
  let bareUnit: MassUnit
  /// The unit in which a distance is written.
  let distanceUnit: DistanceUnit
}

/// Makes the sessions of entries, quickest one after the other.
struct ExportedSessionReader {
  private let logbook: Logbook
  private let names: DisplayNames
  private var loads: LoadReader
  private let gyms: Set<GymID>
  private let exercises: Set<ExerciseKey>

  /// Reads those of `log` that are chosen by their gym, and of them the exercises that are.
  init(_ log: OpenedLog, _ selection: Selection) {
    logbook = log.analysis.logbook
    names = DisplayNames(log.analysis)
    loads = LoadReader(logbook)
    let settings = logbook.settings
    gyms = Set(selection.gyms.map(settings.gyms.canonical))
    exercises = Set(selection.exercises.map(settings.training.canonical))
  }

  /// The sessions of the entry in `row`, in the order in which they took place.
  mutating func sessions(of row: LogRow) -> [ExportedSession] {
    guard row.entry.sessionCount > 0 else { return [] }
    let order = row.entry.sessionOrder
    let notes =
      row.entry.hasNote
      ? WrittenNote.all(of: row.location.line, in: row.location.file).filter { !$0.text.isEmpty }
      : []
    return zip(order, LoggedSession.all(of: row, in: logbook, &loads)).enumerated()
      .compactMap { number, session in
        let (index, logged) = session
        guard gyms.isEmpty || logged.gym.map(gyms.contains) == true else { return nil }
        return ExportedSession(
          row: row, number: number + 1, start: logged.session.time ?? row.entry.time,
          end: logged.written.endTime, gym: logged.gym, namesGym: logged.session.gym != nil,
          title: logged.written.title, tags: logged.written.tags,
          notes: notes.filter { $0.subject == .session && $0.session?.index == index }.map {
            $0.text
          },
          hasNoteOfDay: notes.contains { $0.subject == .day },
          exercises: chosenExercises(of: logged))
      }
  }

  private func chosenExercises(of session: LoggedSession) -> [ExportedExercise] {
    session.exercises.enumerated().compactMap { index, element in
      let (exercise, line, reading) = element
      let key = logbook.settings.training.canonical(exercise.key)
      guard exercises.isEmpty || exercises.contains(key) else { return nil }
      return ExportedExercise(
        number: index + 1, line: line.number, name: names.exercise(exercise.key),
        joining: exercise.joining, notes: noteTexts(ofExercise: line).filter { !$0.isEmpty },
        sets: exercise.groups.flatMap { Self.sets(of: $0, reading) })
    }
  }

  private static func sets(of group: SetGroup, _ reading: LoadReading) -> [ExportedSet] {
    let load = reading.load(of: group)
    let added = reading.addedToBodyWeight(of: group)
    return group.sets.map {
      ExportedSet(
        set: $0, load: load, added: added, bareUnit: reading.unit,
        distanceUnit: group.distanceUnit)
    }
  }
}

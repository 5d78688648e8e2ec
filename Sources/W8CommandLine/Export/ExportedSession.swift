import W8Analysis
import W8Engine

/// A session with what is told of it.
struct ExportedSession {
  let row: LogRow
  /// Its place among the sessions of its entry as they took place, from 1.
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
  /// Its place among the exercise lines of its session, from 1.
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
  private let names: ShownNames
  private var loads: LoadReader
  private let gyms: Set<GymID>
  private let exercises: Set<ExerciseKey>

  /// Reads those of `log` that are chosen by their gym, and of them the exercises that are.
  init(_ log: OpenedLog, _ selection: Selection) {
    logbook = log.analysis.logbook
    names = ShownNames(log.analysis)
    loads = LoadReader(logbook)
    let settings = logbook.settings
    gyms = Set(selection.filter.gyms.map(settings.gyms.canonical))
    exercises = Set(selection.filter.exercises.map(settings.training.canonical))
  }

  /// The sessions of the entry in `row`, in the order in which they took place.
  mutating func sessions(of row: LogRow) -> [ExportedSession] {
    guard row.entry.sessionCount > 0 else { return [] }
    let order = row.entry.sessionOrder
    let notes =
      row.entry.hasNote
      ? WrittenNote.all(of: row.place.line, in: row.place.file).filter { !$0.text.isEmpty } : []
    return zip(order, LoggedSession.all(of: row, in: logbook, &loads)).enumerated()
      .compactMap { number, session in
        let (index, logged) = session
        guard gyms.isEmpty || logged.gym.map(gyms.contains) == true else { return nil }
        return ExportedSession(
          row: row, number: number + 1, start: logged.session.time ?? row.entry.time,
          end: logged.written.endTime, gym: logged.gym, namesGym: logged.session.gym != nil,
          title: logged.written.title,
          notes: notes.filter { $0.subject == .session && $0.session?.index == index }.map(\.text),
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

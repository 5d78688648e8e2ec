import JSON
import W8Analysis
import W8Engine

/// The sets of an entry with their loads, by the lines of their exercises.
struct ResolvedSets {
  private let unit: MassUnit
  private var exercises: [Int: (exercise: LoggedExercise, session: ExerciseSession)] = [:]

  /// Finds nothing for an entry without a date.
  init(of place: LinePlace, in log: OpenedLog) {
    let logbook = log.analysis.logbook
    unit = logbook.settings.training.loadUnit(ofFile: 0)
    guard let reference = log.analysis.reference(to: place),
      let entry = logbook.entry(at: reference)
    else { return }
    for (index, session) in entry.sessions.enumerated() {
      guard let reference = logbook.session(index, of: reference) else { continue }
      let resolved = logbook.exercisesByKey(of: reference)
      for exercise in session.exercises {
        guard let known = resolved[logbook.settings.training.canonical(exercise.key)] else {
          continue
        }
        exercises[Int(exercise.line)] = (exercise, known)
      }
    }
  }

  /// One element for each set of the exercise on `line` of the entry's section; nil where no load
  /// can be known because the entry has no date.
  func sets(onLine line: Int) -> [SetDocument]? {
    exercises[line].map { SetDocument.all(of: $0.exercise.groups, in: $0.session, unit) }
  }
}

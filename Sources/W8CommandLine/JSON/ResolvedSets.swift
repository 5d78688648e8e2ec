import Primitives
import W8Analysis
import W8Engine

/// The exercises of an entry with their loads, in the order of their lines.
struct ResolvedSets {
  private let unit: MassUnit
  private var exercises: [ExerciseSession] = []

  /// Finds nothing for an entry without a date.
  init(of place: LinePlace, in log: OpenedLog) {
    let logbook = log.analysis.logbook
    unit = logbook.settings.training.loadUnit(ofFile: 0)
    guard let reference = log.analysis.reference(to: place),
      let entry = logbook.entry(at: reference)
    else { return }
    exercises = entry.sessions.indices.flatMap { index in
      logbook.session(index, of: reference).map(logbook.exerciseLines) ?? []
    }
  }

  /// One element for each set of the exercise on `line` of the entry's section; nil where no load
  /// can be known because the entry has no date.
  func sets(onLine line: Int) -> [SetDocument]? {
    let index = exercises.partitioningIndex { $0.lines.first.map { Int($0.line) >= line } ?? true }
    guard index < exercises.count, exercises[index].lines.first.map({ Int($0.line) }) == line else {
      return nil
    }
    return SetDocument.all(in: exercises[index], unit)
  }
}

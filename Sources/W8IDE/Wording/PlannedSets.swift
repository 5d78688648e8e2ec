import Primitives
import W8Book
import W8Engine

/// The sets that a plan wants in a session.
struct PlannedSets {
  let due: DueSession
  /// The unit that loads need not say in the session.
  let bare: MassUnit?
  private let exercise: ExerciseKey
  private let reference: SessionReference
  private let analysis: Analysis

  /// What a plan wants of the exercise that `key` names in a session; nil without one.
  init?(_ key: ExerciseKey, in reference: SessionReference, _ analysis: Analysis) {
    let logbook = analysis.logbook
    guard let course = logbook.planCourse(of: key), let gym = logbook.gym(of: reference),
      let date = logbook.date(of: reference), let entry = logbook.entry(of: reference),
      let due = course.due(
        at: gym, in: logbook.session(at: reference)?.title, on: date, before: reference)
    else { return nil }
    self.due = due
    bare = logbook.loadUnit(of: key, at: gym, in: entry)
    (exercise, self.reference, self.analysis) = (key, reference, analysis)
  }

  /// The sets from the group at `index` on as they can be logged; nil for a test, and where no load is known.
  func loggable(from index: Int = 0) -> String? {
    let last = analysis.logbook.previousSets(of: exercise, before: reference)?.session
    let text = due.loggable(withoutUnit: bare, after: last)
    let groups = text?.pieces(between: ", ").dropFirst(index) ?? []
    return groups.isEmpty ? nil : groups.joined(separator: ", ")
  }

  /// The sets if the last one had only the repetitions that are `typed`; nil where that is no such number.
  func loggable(typed: String) -> String? {
    guard let count = Int(typed), typed == "\(count)" else { return nil }
    return due.loggable(withoutUnit: bare, butInLast: count)
  }

  /// `plan 3x5 105 (25+15+2.5)`; plates go first where that is long.
  var hint: String {
    let sets = "plan \(due.text(withoutUnit: bare))"
    let whole = sets + (due.plates.map { " (\($0))" } ?? "")
    return whole.unicodeScalars.count > longestHint ? sets : whole
  }

  var why: String { oneLine(due.why(withoutUnit: bare, analysis.book.spelling)) }
}

/// How many scalars of a plan stand behind a line.
private let longestHint = 60

import W8Analysis
import W8Engine

/// A session of an exercise with all that is told of it.
struct ShownSession {
  let session: ExerciseSession
  /// Its sets as they stand in the log.
  let written: WrittenSets
  /// The title of the session; nil without one.
  let title: String?
  /// The notes of the exercise in the session that say something, in the order of their lines.
  let notes: [String]
  /// The file of the exercise's first line.
  let file: String
  /// The exercise's first line, counted from 1.
  let line: Int
  /// What it is compared with; nil when the exercise was never done before.
  let previous: PreviousSets?
  let figures: TrainingFigures
  /// The records of the branch that it set.
  let records: [PersonalRecord]

  /// A session of the history of an exercise with what it is compared with, and the records that it set; nil when the log
  /// has no such place.
  init?(
    _ session: ExerciseSession, after previous: PreviousSets?, records: [PersonalRecord],
    in log: OpenedLog
  ) {
    guard let place = log.place(of: session) else { return nil }
    self.session = session
    written = WrittenSets(of: session, in: log)
    title = log.title(of: session)
    notes = log.lines(of: session).flatMap(noteTexts(ofExercise:)).filter { !$0.isEmpty }
    file = place.file
    line = place.line
    self.previous = previous
    figures = TrainingFigures(of: session)
    self.records = records
  }

  /// The sets as they are written, with their unit where a bare load is not in `unit`.
  func sets(in unit: MassUnit) -> String {
    written.text(in: unit)
  }

  /// What changed since the time before; nil the first time, where there were only warm-ups, and where the two
  /// do not compare.
  var change: SetChange? {
    guard !session.workingGroups.isEmpty else { return nil }
    return previous.flatMap { SetChange(from: $0, to: session) }
  }

  /// What changed since the time before, and where that was if not here.
  func change(in unit: MassUnit, spelling: (GymID) -> String) -> String? {
    guard let previous, let change = change?.text(in: unit) else { return nil }
    switch previous.place {
    case .sameGym: return change
    case .otherGym: return "\(change) from \(spelling(previous.session.gym))"
    }
  }

  /// The records that beat an earlier session: `★ load, e1RM`; empty when there are none.
  var recordMarks: String {
    let beaten = records.filter { $0.rank == .beaten }.map(\.achievement.kind.words)
    return beaten.isEmpty ? "" : "★ \(beaten.joined(separator: ", "))"
  }
}

/// The sessions of one gym that are shown.
struct ShownBranch {
  let branch: ExerciseBranch
  /// The gym as the log writes it.
  let spelling: String
  /// The sets of the last session there, shown or not.
  let lastSets: WrittenSets?
  /// The display name of the gym; nil when none is declared.
  let name: String?
  /// The chosen sessions in the order in which they are shown.
  let sessions: [ShownSession]
}

extension PersonalRecord.Achievement.Kind {
  /// What JSON calls the kind.
  var name: String {
    switch self {
    case .load: "load"
    case .level: "level"
    case .repetitions: "reps"
    case .oneRepetitionMaximum: "epley"
    case .volume: "volume"
    case .time: "time"
    case .distance: "distance"
    case .pace: "pace"
    }
  }

  /// What people read.
  var words: String { self == .oneRepetitionMaximum ? "e1RM" : name }
}

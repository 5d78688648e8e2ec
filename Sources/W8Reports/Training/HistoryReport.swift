import W8Book
import W8Engine
import W8Text

/// All that was done of one exercise, gym by gym.
struct HistoryReport: Report {
  let history: ExerciseHistory
  /// The gyms with a chosen session, the last visited first.
  let branches: [GymSessions]
  /// The working sets of each week, at the gyms that were asked for.
  let weeks: [WeeklySets]
  /// These gyms as the log writes them; empty when none was asked for.
  let wantedGyms: [String]
  /// The unit of loads, a kilogram or a pound.
  let unit: MassUnit
  /// Whether the page shows labels of rests too.
  let showsRests: Bool
  /// Whether the log has a plan for the exercise.
  let hasPlan: Bool
  private let book: BookDeclarations

  init(
    _ exercise: ExerciseKey, _ log: OpenedLog, _ settings: ReportSettings, showsRests: Bool = false
  ) {
    self.showsRests = showsRests
    let logbook = log.analysis.logbook
    let history = logbook.history(of: exercise)
    var selection = settings.selection
    let gyms = Set(selection.takeGyms().map { logbook.settings.gyms.canonical($0) })
    let entries = Set(selection.rows(of: log))
    let isChosen = { (session: ExerciseSession) in
      (gyms.isEmpty || gyms.contains(session.gym))
        && (logbook.entry(of: session.session).map(entries.contains) ?? false)
    }
    let chosen = history.sessions.indices.filter { isChosen(history.sessions[$0]) }
    let byGym = Dictionary(grouping: chosen) { history.sessions[$0].gym }
    let order = settings.order ?? .newestFirst
    let book = log.analysis.book
    let previous = history.previousSets
    let results = logbook.planCourse(of: exercise)?.results
    hasPlan = results != nil
    branches = history.branches.compactMap { branch in
      byGym[branch.gym].map { indices in
        let records = Dictionary(grouping: branch.records, by: { $0.session })
        let sessions = indices.compactMap { index in
          let session = history.sessions[index]
          return DisplayedSession(
            session, history.sessionFigures[index], after: previous[index],
            records: records[session.session] ?? [], plan: results?[session.session],
            in: log)
        }
        return GymSessions(
          branch: branch, spelling: book.spelling(of: branch.gym),
          name: book.gym(branch.gym)?.name,
          unit: settings.loadUnit(of: log, exercise, at: branch.gym),
          sessions: sessions.inOrder(order),
          plans: DuePlan.all(exercise, at: branch.gym, in: log))
      }
    }
    self.history = history
    weeks = gyms.isEmpty ? history.weeks : history.weeks(at: gyms)
    wantedGyms = gyms.map(book.spelling).sorted()
    self.book = book
    unit = settings.loadUnit(of: log)
  }

  var emptiness: String? {
    branches.isEmpty ? "no sets of \(inQuotes(history.name)) to show" : nil
  }

  func text(_ page: Page) -> String { HistoryPage(report: self, page: page).text }

  var tableUnit: String? { unit.symbol }

  /// The way the log writes the gym with a key.
  func spelling(of gym: GymID) -> String { book.spelling(of: gym) }

  func color(of gym: GymID) -> GymColor { book.gym(gym)?.color ?? .blue }
}

/// A session of an exercise with all that a report shows of it.
struct DisplayedSession {
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
  /// What it came to by its plan; nil where it belongs to none.
  let plan: PlanResult?

  /// A session of the history of an exercise with what it came to, what it is compared with, and the records that it set; nil
  /// when the log has no such line.
  init?(
    _ session: ExerciseSession, _ figures: TrainingFigures, after previous: PreviousSets?,
    records: [PersonalRecord], plan: PlanResult?, in log: OpenedLog
  ) {
    guard let location = log.location(of: session) else { return nil }
    self.session = session
    written = WrittenSets(of: session, in: log)
    title = log.title(of: session)
    notes = log.lines(of: session).flatMap(noteTexts(ofExercise:)).filter { !$0.isEmpty }
    file = location.file
    line = location.line
    self.previous = previous
    self.figures = figures
    self.records = records
    self.plan = plan
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
    switch previous.origin {
    case .sameGym: return change
    case .otherGym: return "\(change) from \(spelling(previous.session.gym))"
    }
  }

  /// The records that beat an earlier session: `★ load, e1RM`; empty when there are none.
  var recordMarks: String {
    let beaten = records.filter { $0.rank == .beaten }.map { $0.achievement.kind.words }
    return beaten.isEmpty ? "" : "★ \(beaten.joined(separator: ", "))"
  }
}

/// The sessions of one gym that are shown.
struct GymSessions {
  let branch: ExerciseBranch
  /// The gym as the log writes it.
  let spelling: String
  /// The display name of the gym; nil when none is declared.
  let name: String?
  /// The unit of its loads: of the exercise, of the gym, or of all.
  let unit: MassUnit
  /// The chosen sessions in the order in which they are shown.
  let sessions: [DisplayedSession]
  /// What its plans want there next.
  let plans: [DuePlan]
}

extension PersonalRecord.Achievement.Kind {
  /// The name of the kind in JSON.
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
}

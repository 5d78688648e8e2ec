import JSON
import Primitives
import W8Book
import W8Engine
import W8Lint

/// The exercises of the last session at a gym with its sets, and what the plans want there.
struct NextReport: ListReport {
  let rows: [NextExercise]
  /// The gym that it looks at; nil where none is known.
  let gym: GymID?
  private let gyms: BookDeclarations
  private let hasPlans: Bool

  /// Looks at the gym of the key `gym`, else at the usual one of the day, else at that of the last session at a gym that is open.
  init(_ log: OpenedLog, at gym: GymID?) {
    let (analysis, logbook) = (log.analysis, log.analysis.logbook)
    let book = analysis.book
    gyms = book
    let usual = analysis.usualGym(on: analysis.today).map { canonicalKey($0) }
    let wanted = (gym ?? usual).map(logbook.settings.gyms.canonical)
    // Who has said where they train today has not lifted anything yet.
    let session =
      wanted.flatMap { gym in
        logbook.sessions.last {
          logbook.gym(of: $0) == gym && !logbook.exercises(of: $0).isEmpty
        }
      }
      ?? logbook.sessions.last {
        let isClosed = logbook.gym(of: $0).flatMap(book.gym)?.isClosed(by: analysis.today) ?? false
        return !isClosed && !logbook.exercises(of: $0).isEmpty
      } ?? logbook.sessions.last { !logbook.exercises(of: $0).isEmpty }
    let hasPlans = !logbook.settings.training.plans.isEmpty
    let usedGym =
      wanted ?? session.flatMap { logbook.gym(of: $0) }
      ?? (hasPlans && session == nil ? logbook.settings.gyms.defaultGym : nil)
    self.gym = usedGym
    let last = session.map { logbook.exercises(of: $0) } ?? []
    var planned: [ExerciseKey] = []
    for plan in logbook.settings.training.plans {
      let exercise = logbook.settings.training.canonical(plan.exercise)
      if !last.contains(where: { $0.exercise == exercise }), !planned.contains(exercise) {
        planned.append(exercise)
      }
    }
    self.rows =
      last.flatMap { NextExercise.all($0.exercise, $0, at: usedGym, in: log) }
      + planned.flatMap { exercise in
        NextExercise.all(exercise, logbook.lastSession(of: exercise), at: usedGym, in: log)
          .filter { $0.plan != nil }
      }
    self.hasPlans = hasPlans
  }

  let listName = "exercises"

  var emptiness: String? { rows.isEmpty ? "no previous session" : nil }

  var fields: [Field<NextExercise>] {
    [.text("name", "Exercise", breaking: .words, shown: { $0.title }) { $0.name }]
      + planFields + setupFields + lastFields
  }

  /// The columns of plans, and in JSON all of them as one object; none in a log without plans.
  private var planFields: [Field<NextExercise>] {
    guard hasPlans else { return [] }
    let sets = Field<NextExercise>.text("plan", "Plan", breaking: .list) {
      $0.plan?.sets(withUnits: true)
    }
    return [
      Field(column: sets.column, cell: sets.cell) { JSON($0.plan) { $0.document } },
      .text("plates", "Plates", breaking: .list) { $0.plan?.session.plates },
      .text("why", "Why", breaking: .words) { $0.plan?.why },
    ]
  }

  private var setupFields: [Field<NextExercise>] {
    guard rows.contains(where: { $0.setup != nil }) else { return [] }
    return [
      .text("setup", "Set-up", breaking: .words, shown: { $0.setup.map(onOneLine) }) { $0.setup }
    ]
  }

  var document: Document {
    // The plan itself has these.
    let fields = fields.filter { !["plates", "why"].contains($0.column.key) }
    return Document(members, listName, of: rows) { W8Reports.document(of: $0, fields) }
  }

  private var lastFields: [Field<NextExercise>] {
    [
      .date("date", "Last session") { $0.date },
      .text("gym", "Gym", spare: 0, shown: { $0.gym.map(gyms.spelling) }) { $0.gym?.text },
      .text("sets", "Sets", breaking: .list) { $0.sets },
      .number("epley", "e1RM", shown: { $0.text($0.lastEstimate) }) { $0.value($0.lastEstimate) },
      .text("best", "Best set", spare: 1) { $0.best },
      .number("bestEpley", "Best e1RM", shown: { $0.text($0.bestEstimate) }) {
        $0.value($0.bestEstimate)
      },
      .text("unit", "Unit", spare: 2) { $0.unit.symbol },
    ]
  }
}

/// An exercise as one goes on with it.
struct NextExercise {
  let name: String
  /// What its plan wants; nil without one.
  let plan: DuePlan?
  /// The notes on its set-up at the gym; nil without one.
  let setup: String?
  /// The day of the sets that are shown; nil if it was never done.
  let date: CivilDate?
  /// Where they were done; nil where that is not known.
  let gym: GymID?
  /// The sets as they are written, without warm-ups where there are others.
  let sets: String?
  /// The best set at that gym; nil where none counts.
  let best: String?
  /// Of the sets that are shown, in kilograms; nil where they allow none.
  let lastEstimate: Double?
  /// The best one at that gym, in kilograms.
  let bestEstimate: Double?
  /// That of its loads.
  let unit: MassUnit

  /// `Squat (Day B)`
  var title: String { name + (plan?.title.map { " (\($0))" } ?? "") }

  /// An exercise as it goes on at `gym` after `session`, once for each title for which it has a plan.
  static func all(
    _ exercise: ExerciseKey, _ session: ExerciseSession?, at gym: GymID?, in log: OpenedLog
  ) -> [NextExercise] {
    let plans = gym.map { DuePlan.all(exercise, at: $0, in: log) } ?? []
    let all: [DuePlan?] = plans.isEmpty ? [nil] : plans
    return all.map { NextExercise(exercise, session, $0, at: gym, in: log) }
  }

  /// Takes an exercise of a session; where it has only warm-ups at `gym`, the last sets of it elsewhere.
  private init(
    _ exercise: ExerciseKey, _ session: ExerciseSession?, _ plan: DuePlan?, at gym: GymID?,
    in log: OpenedLog
  ) {
    let logbook = log.analysis.logbook
    let sessions = logbook.exerciseSessions(of: exercise)
    name = logbook.exerciseName(of: exercise)
    self.plan = plan
    let notes = gym.map { logbook.setupNotes(of: exercise, at: $0) } ?? []
    setup = notes.isEmpty ? nil : notes.joined(separator: "\n")
    guard let session else {
      (date, self.gym, sets, best, lastEstimate, bestEstimate) = (nil, nil, nil, nil, nil, nil)
      unit = plan?.bare ?? logbook.settings.training.loadUnit(ofFile: 0)
      return
    }
    let isWork = { (session: ExerciseSession) in !session.workingGroups.isEmpty }
    let here = sessions.last { $0.gym == gym && isWork($0) }
    let shown = here ?? sessions.last(where: isWork) ?? session
    let isKnown = shown.gym != GymNames.unknown
    let figures = sessions.filter { isKnown && $0.gym == shown.gym }
      .reduce(into: TrainingFigures()) { $0.add(TrainingFigures(of: $1)) }
    let written = WrittenSets(of: shown, in: log)
    date = shown.date
    self.gym = isKnown ? shown.gym : nil
    unit = shown.unit
    sets = (isWork(shown) ? written.working : written).withUnits
    best = figures.best.map { setWords($0, in: shown.unit) }
    lastEstimate = TrainingFigures(of: shown).epleyKilograms
    bestEstimate = figures.epleyKilograms
  }

  /// An estimate in the unit of the loads.
  func value(_ kilograms: Double?) -> Double? {
    kilograms.map { unit.value(ofKilograms: $0) }
  }

  /// The same as text.
  func text(_ kilograms: Double?) -> String? {
    kilograms.map { DecimalText.text(kilograms: $0, in: unit) }
  }
}

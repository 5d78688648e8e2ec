import Primitives
import W8Book
import W8Engine
import W8Lint

/// The exercises of the last session at a gym, with the sets from which one goes on.
struct NextReport: ListReport {
  let rows: [NextExercise]
  private let gyms: BookDeclarations

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
    let usedGym = wanted ?? session.flatMap { logbook.gym(of: $0) }
    rows =
      session.map { session in
        logbook.exercises(of: session).map { NextExercise($0, at: usedGym, in: log) }
      } ?? []
  }

  let listName = "exercises"

  var emptiness: String? { rows.isEmpty ? "no previous session" : nil }

  var fields: [Field<NextExercise>] {
    [
      .text("name", "Exercise", breaking: .words) { $0.name },
      .date("date", "Date") { $0.date },
      .text("gym", "Gym", spare: 0, shown: { $0.gym.map(gyms.spelling) }) { $0.gym?.text },
      .text("sets", "Sets", breaking: .list) { $0.sets },
      .text("best", "Best", spare: 1) { $0.best },
      .number("epley", "e1RM", shown: { $0.text($0.lastEstimate) }) { $0.value($0.lastEstimate) },
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
  /// The day of the sets that are shown.
  let date: CivilDate
  /// Where they were done; nil where that is not known.
  let gym: GymID?
  /// The sets as they are written, without warm-ups where there are others.
  let sets: String
  /// The best set at that gym; nil where none counts.
  let best: String?
  /// Of the sets that are shown, in kilograms; nil where they allow none.
  let lastEstimate: Double?
  /// The best one at that gym, in kilograms.
  let bestEstimate: Double?
  /// That of its loads.
  let unit: MassUnit

  /// Takes an exercise of a session; where it has only warm-ups at `gym`, the last sets of it elsewhere.
  init(_ session: ExerciseSession, at gym: GymID?, in log: OpenedLog) {
    let logbook = log.analysis.logbook
    let sessions = logbook.exerciseSessions(of: session.exercise)
    let isWork = { (session: ExerciseSession) in !session.workingGroups.isEmpty }
    let here = sessions.last { $0.gym == gym && isWork($0) }
    let shown = here ?? sessions.last(where: isWork) ?? session
    let isKnown = shown.gym != GymNames.unknown
    let figures = sessions.filter { isKnown && $0.gym == shown.gym }
      .reduce(into: TrainingFigures()) { $0.add(TrainingFigures(of: $1)) }
    let written = WrittenSets(of: shown, in: log)
    name = logbook.exerciseName(of: session.exercise)
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

import JSON
import W8Book
import W8Engine
import W8Text

/// What a plan wants next, as reports show it.
struct DuePlan {
  let session: DueSession
  /// The unit that loads need not say.
  let bare: MassUnit?
  private let analysis: Analysis

  /// What the plans of the exercise of a canonical key want at `gym` today, one for each title.
  static func all(_ exercise: ExerciseKey, at gym: GymID, in log: OpenedLog) -> [DuePlan] {
    let (analysis, logbook) = (log.analysis, log.analysis.logbook)
    let bare = logbook.settings.training.loadUnit(of: exercise, at: gym, file: 0)
    return (logbook.planCourse(of: exercise)?.due(at: gym, on: analysis.today) ?? []).map {
      DuePlan(session: $0, bare: bare, analysis: analysis)
    }
  }

  /// The title of the sessions for which it is due; nil for all.
  var title: String? { session.title }

  /// `3x5 105`; with its units where `isWhole`.
  func sets(withUnits isWhole: Bool = false) -> String {
    session.text(withoutUnit: isWhole ? nil : bare)
  }

  var why: String { session.why(withoutUnit: bare, analysis.book.spelling) }

  /// `3x5 105 (25+15+2.5 a side): made 3x5 102.5: +2.5 kg`
  var sentence: String {
    sets() + (session.plates.map { " (\($0) a side)" } ?? "") + ": " + why
  }

  /// `3x5 105kg, 25+15+2.5 a side`
  var pageWords: String {
    (title.map { "\(visible($0)) " } ?? "") + sets(withUnits: true)
      + (session.plates.map { ", \($0) a side" } ?? "")
  }

  var document: JSON {
    let rules = session.rules
    let unit = session.sets.first?.loaded?.load.unit ?? rules.unit
    let number = { (amount: Amount?) in
      JSON(amount) { .number(Amount($0.value, $0.unit == nil ? nil : unit).nearest) }
    }
    return .object([
      "session": JSON(title) { .string($0) }, "sets": .string(sets(withUnits: true)),
      "loads": .array(
        session.sets.map { set in
          .object([
            "reps": .integer(set.planned.least), "top": .integer(set.planned.most),
            "amrap": .bool(set.planned.isOpen), "load": number(set.loaded?.load),
            "target": number(set.target),
            "side": JSON(set.loaded?.side) { .array($0.map { number($0) }) },
          ])
        }),
      "unit": .string(unit?.symbol ?? "lvl"),
      "outcome": JSON(session.event?.outcome) { .string($0.name) }, "why": .string(why),
      "position": .integer(session.position), "of": .integer(rules.sessions.count),
      "stage": .integer(session.stage), "stages": .integer(rules.stages.count),
      "max": number(session.max),
      "line": .integer(analysis.planLines[session.plan].fileLine.number),
    ])
  }
}

extension PlanOutcome {
  /// What JSON calls it.
  var name: String {
    switch self {
    case .made: "made"
    case .held: "held"
    case .missed: "missed"
    case .again: "again"
    case .tested: "test"
    case .other: "not"
    }
  }
}

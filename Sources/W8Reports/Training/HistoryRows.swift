import Primitives
import W8Engine

extension HistoryReport {
  private typealias Row = (shown: DisplayedSession, branch: GymSessions)

  /// The sessions as one table, for other programs.
  var table: Table {
    Table(branches.flatMap { branch in branch.sessions.map { ($0, branch) } }, fields)
  }

  private var fields: [Field<Row>] {
    [
      .date("date", "Date") { $0.shown.session.date },
      .text("gym", "Gym", shown: { $0.branch.spelling }) { $0.branch.branch.gym.text },
      .text("title", "Session") { $0.shown.title },
      .text("file", "File") { $0.shown.file },
      .count("line", "Line") { $0.shown.line },
      .text("sets", "Sets", shown: { $0.shown.written.text(in: unit) }) {
        $0.shown.written.withUnits
      },
      .text(
        "notes", "Notes", shown: { $0.shown.notes.map(onOneLine).joined(separator: " / ") }
      ) {
        $0.shown.notes.joined(separator: "\n")
      },
    ]
      + (hasPlan ? [.text("plan", "Plan") { $0.shown.plan?.words(withoutUnit: unit) }] : [])
      + TrainingFigures.fields(in: unit).map { $0.of { $0.shown.figures } } + [
        .text("records", "Records", shown: { $0.shown.recordMarks }) {
          $0.shown.records.map { $0.achievement.kind.name }.joined(separator: " ")
        },
        .date("previous", "Previous") { $0.shown.previous?.session.date },
        .text(
          "previousGym", "At",
          shown: { $0.shown.previous.map { spelling(of: $0.session.gym) } }
        ) { $0.shown.previous?.session.gym.text },
        .number("change", "Change", shown: { $0.shown.change?.text(in: unit) }) {
          $0.shown.change?.amount(in: unit)
        },
        .text("changeUnit", "Change in") { $0.shown.change?.symbol(in: unit) },
      ]
  }
}

extension TrainingFigures {
  /// The bests, estimates and volume of sets, with loads in `unit`.
  static func fields(in unit: MassUnit) -> [Field<TrainingFigures>] {
    [
      .text("best", "Best") { $0.best.map { setWords($0, in: unit) } },
      .mass("epley", "e1RM", in: unit) { $0.epleyKilograms },
      .mass("brzycki", "Brzycki", in: unit) { $0.brzyckiKilograms },
      .mass("volume", "Volume", in: unit) { $0.volumeKilograms > 0 ? $0.volumeKilograms : nil },
      .number(
        "longest", "Longest", shown: { $0.endurance.longest.map { SetText.time($0.seconds) } }
      ) { $0.endurance.longest?.seconds.value },
      .number(
        "farthest", "Farthest",
        shown: { $0.endurance.farthest.map { SetText.distance($0.distance, in: $0.unit) } }
      ) { $0.endurance.farthest?.distance.meters },
      .number("pace", "Pace", shown: { $0.endurance.fastest.map(SetText.pace) }) {
        $0.endurance.fastest?.secondsPerKilometer
      },
    ]
  }
}

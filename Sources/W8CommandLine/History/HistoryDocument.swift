import JSON
import W8Engine

/// The JSON of `history`.
enum HistoryDocument {
  /// The document; figures are of all sessions, whichever are shown.
  static func document(of report: HistoryReport) -> Document {
    let (history, unit) = (report.history, report.unit)
    return Document(
      [
        "exercise": .string(history.name),
        "unit": .string(unit.symbol),
        "overall": .object(
          figures(history.figures, in: unit).merging([
            "sessions": .integer(history.figures.sessionCount)
          ])),
        "weeks": .array(
          report.weeks.map {
            .object(["week": .string($0.week.description), "sets": .integer($0.setCount)])
          }),
      ], "branches", of: report.branches
    ) { branch($0, in: unit) }
  }

  private static func branch(_ shown: ShownBranch, in unit: MassUnit) -> JSON {
    let branch = shown.branch
    return .object(
      figures(branch.figures, in: unit).merging([
        "gym": .string(branch.gym),
        "sessions": .array(shown.sessions.map { session($0, in: unit) }),
        "loadByReps": .array(
          branch.figures.loadByRepetitions.map {
            .object([
              "reps": .integer($0.repetitions), "load": .number($0.load.value(in: unit)),
              "date": .string($0.date.description),
            ])
          }),
        "records": .array(branch.records.map { record($0, in: unit) }),
        "setup": branch.setups.isEmpty
          ? .null : .string(branch.setups.joined(separator: "\n")),
        "lastDate": JSON(branch.figures.lastDate) { .string($0.description) },
      ]))
  }

  private static func figures(
    _ figures: TrainingFigures, in unit: MassUnit
  ) -> JSONObject {
    func mass(_ kilograms: Double?) -> JSON {
      JSON(kilograms) { .number(unit.value(ofKilograms: $0)) }
    }
    return [
      "best": JSON(figures.best) { SetDocument.best($0, in: unit) },
      "epley": mass(figures.epleyKilograms),
      "brzycki": mass(figures.brzyckiKilograms),
      "volume": mass(figures.volumeKilograms),
      "longest": JSON(figures.endurance.longest) {
        ["seconds": .integer($0.seconds), "date": .string($0.date.description)]
      },
      "farthest": JSON(figures.endurance.farthest) {
        ["metres": .number($0.distance.metres), "date": .string($0.date.description)]
      },
      "pace": JSON(figures.endurance.fastest) {
        [
          "secondsPerKilometre": .number($0.secondsPerKilometre), "seconds": .integer($0.seconds),
          "metres": .number($0.distance.metres), "date": .string($0.date.description),
        ]
      },
    ]
  }

  private static func session(_ shown: ShownSession, in unit: MassUnit) -> JSON {
    .object([
      "date": .string(shown.session.date.description),
      "title": JSON(shown.title) { .string($0) },
      "notes": .array(shown.notes.map { .string($0) }),
      "file": .string(shown.file),
      "line": .integer(shown.line),
      "sets": SetDocument.sets(of: shown.session.groups, in: shown.session, unit),
      "change": JSON(shown.change) {
        .object([
          "amount": .number($0.amount(in: unit)), "unit": .string($0.symbol(in: unit)),
        ])
      },
      "previous": JSON(shown.previous) { previous in
        .object([
          "date": .string(previous.session.date.description),
          "gym": .string(previous.session.gym),
          "sets": SetDocument.sets(of: previous.groups, in: previous.session, unit),
        ])
      },
    ])
  }

  private static func record(_ record: PersonalRecord, in unit: MassUnit) -> JSON {
    let value: JSON =
      switch record.achievement {
      case .load(let mass): .number(mass.value(in: unit))
      case .level(let thousandths): .number(Double(thousandths) / 1000)
      case .repetitions(let count): .integer(count)
      case .oneRepetitionMaximum(let kilograms): .number(unit.value(ofKilograms: kilograms))
      case .volume(let total): .number(unit.value(ofKilograms: total.meanKilograms(of: 1) ?? 0))
      case .time(let seconds): .integer(seconds)
      case .distance(let distance): .number(distance.metres)
      case .pace(let pace): .number(pace.secondsPerKilometre)
      }
    return .object([
      "date": .string(record.date.description), "kind": .string(record.achievement.kind.name),
      "value": value,
    ])
  }
}

extension TrainingFigures {
  /// Completed repetitions times load in kilograms.
  var volumeKilograms: Double { volume.meanKilograms(of: 1) ?? 0 }
}

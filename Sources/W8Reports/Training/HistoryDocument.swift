import JSON
import Primitives
import W8Engine

extension HistoryReport {
  /// The JSON of `history`; figures are of all sessions, whichever are shown.
  var document: Document {
    Document(
      [
        "exercise": .string(history.name),
        "unit": .string(unit.symbol),
        "overall": .object(
          members(of: history.figures, in: unit).merging([
            "sessions": .integer(history.figures.sessionCount)
          ])),
        "weeks": .array(
          weeks.map {
            .object(["week": .string($0.week.description), "sets": .integer($0.setCount)])
          }),
      ], "branches", of: branches
    ) { BranchDocument(shown: $0, unit: unit, hasPlan: hasPlan) }
  }
}

private func members(
  of figures: TrainingFigures, in unit: MassUnit
) -> JSONObject {
  [
    "best": JSON(figures.best) { best($0, in: unit) },
    "epley": unit.document(figures.epleyKilograms),
    "brzycki": unit.document(figures.brzyckiKilograms),
    "volume": unit.document(figures.volumeKilograms),
    "longest": JSON(figures.endurance.longest) {
      ["seconds": .number($0.seconds.value), "date": .string($0.date.description)]
    },
    "farthest": JSON(figures.endurance.farthest) {
      ["metres": .number($0.distance.meters), "date": .string($0.date.description)]
    },
    "pace": JSON(figures.endurance.fastest) {
      [
        "secondsPerKilometre": .number($0.secondsPerKilometer),
        "seconds": .number($0.seconds.value),
        "metres": .number($0.distance.meters), "date": .string($0.date.description),
      ]
    },
  ]
}

/// The load of `best` and what else is to be said of it.
private func best(_ best: BestSet, in unit: MassUnit) -> JSON {
  let load = LoadDocument(best.load, in: unit)
  return .object([
    "load": JSON(load.amount) { .number($0) }, "unit": JSON(load.unit) { .string($0) },
    "reps": JSON(best.repetitions) { .integer($0) },
    "date": .string(best.date.description),
  ])
}

private func loadByRepetitions(_ figures: TrainingFigures, in unit: MassUnit) -> JSON {
  .array(
    figures.loadByRepetitions.map {
      .object([
        "reps": .integer($0.repetitions), "load": .number($0.load.value(in: unit)),
        "date": .string($0.date.description),
      ])
    })
}

private func record(_ record: PersonalRecord, in unit: MassUnit) -> JSON {
  let value: JSON =
    switch record.achievement {
    case .load(let mass): .number(mass.value(in: unit))
    case .level(let thousandths): .number(Double(thousandths) / 1000)
    case .repetitions(let count): .integer(count)
    case .oneRepetitionMaximum(let kilograms): .number(unit.value(ofKilograms: kilograms))
    case .volume(let total): .number(unit.value(ofKilograms: total.meanKilograms(of: 1) ?? 0))
    case .time(let seconds): .number(seconds.value)
    case .distance(let distance): .number(distance.meters)
    case .pace(let pace): .number(pace.secondsPerKilometer)
    }
  return .object([
    "date": .string(record.date.description), "kind": .string(record.achievement.kind.name),
    "value": value,
  ])
}

/// What was done at one gym.
private struct BranchDocument: JSONEncodable {
  let shown: GymSessions
  let unit: MassUnit
  let hasPlan: Bool

  func write(to json: inout JSONWriter) {
    let branch = shown.branch
    let figures = members(of: branch.figures, in: unit)
    json.object { json in
      json.field("best", figures["best"])
      json.field("brzycki", figures["brzycki"])
      json.field("epley", figures["epley"])
      json.field("farthest", figures["farthest"])
      json.field("gym", branch.gym.text)
      json.field("lastDate", branch.figures.lastDate?.description)
      json.field("loadByReps", loadByRepetitions(branch.figures, in: unit))
      json.field("longest", figures["longest"])
      json.field("pace", figures["pace"])
      json.key("progress")
      if let progress = branch.progress { write(progress, to: &json) } else { json.null() }
      json.field("records", branch.records.map { record($0, in: unit) })
      json.key("sessions")
      json.array { for session in shown.sessions { write(session, to: &$0) } }
      json.field("setup", branch.setups.isEmpty ? nil : branch.setups.joined(separator: "\n"))
      json.field("volume", figures["volume"])
    }
  }

  private func write(_ progress: ExerciseProgress, to json: inout JSONWriter) {
    let isMass = [.load, .oneRepetitionMaximum].contains(progress.kind)
    let value = { isMass ? unit.value(ofKilograms: $0) : $0 }
    json.object { json in
      json.field("first", value(progress.first))
      json.field("kind", progress.kind.name)
      json.field("latest", value(progress.latest))
      json.field("since", progress.since.description)
      json.field("twelveWeeksBefore", progress.earlier.map(value))
    }
  }

  private func write(_ shown: DisplayedSession, to json: inout JSONWriter) {
    json.object { json in
      json.key("change")
      if let change = shown.change {
        json.object { json in
          json.field("amount", change.amount(in: unit))
          json.field("unit", change.symbol(in: unit))
        }
      } else {
        json.null()
      }
      json.field("date", shown.session.date.description)
      json.field("file", shown.file)
      json.field("line", shown.line)
      json.field("notes", shown.notes)
      if hasPlan {
        json.key("plan")
        if let plan = shown.plan {
          json.object { json in
            json.field("due", plan.due.text())
            json.field("outcome", plan.outcome.name)
          }
        } else {
          json.null()
        }
      }
      json.key("previous")
      if let previous = shown.previous { write(previous, to: &json) } else { json.null() }
      json.field("sets", SetDocuments(of: shown.session, in: unit))
      json.field("title", shown.title)
    }
  }

  private func write(_ previous: PreviousSets, to json: inout JSONWriter) {
    json.object { json in
      json.field("date", previous.session.date.description)
      json.field("gym", previous.session.gym.text)
      json.field(
        "sets",
        SetDocuments(
          groups: previous.groups, reading: previous.session.reading, unit: unit))
    }
  }
}

extension TrainingFigures {
  /// Completed repetitions times load in kilograms.
  var volumeKilograms: Double { volume.meanKilograms(of: 1) ?? 0 }
}

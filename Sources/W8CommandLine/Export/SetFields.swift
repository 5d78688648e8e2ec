import Primitives
import W8Analysis
import W8Engine

/// A set with what it is a part of.
struct ExportedSetRow {
  let session: ExportedSession
  let exercise: ExportedExercise
  /// Its place among the sets of its line, from 1.
  let number: Int
  let done: ExportedSet
}

extension ExportedLog {
  /// The sets one by one.
  var setRows: [ExportedSetRow] {
    sessions.flatMap { session in
      session.exercises.flatMap { exercise in
        exercise.sets.enumerated().map { index, set in
          ExportedSetRow(session: session, exercise: exercise, number: index + 1, done: set)
        }
      }
    }
  }

  /// Notes the sessions and exercises of which no row of a set tells.
  func noteWithoutSets(_ losses: inout ExportLosses) {
    for session in sessions {
      if session.setCount == 0 { losses.add(.sessionWithoutSets) }
      losses.add(.exerciseWithoutSets, session.exercises.count { $0.sets.isEmpty })
    }
  }
}

extension ExportedSetRow {
  /// What a row says of a set, with loads in `unit`, a kilogram or a pound; the columns of `csv`, in this order.
  static func fields(in unit: MassUnit) -> [Field<ExportedSetRow>] {
    fieldsOfSession + fieldsOfSet(in: unit)
  }

  private static var fieldsOfSession: [Field<ExportedSetRow>] {
    [
      .text("file", "") { $0.session.row.fileName },
      .count("line", "", { $0.exercise.line }),
      .count("entry", "", { $0.session.row.place.line.number }),
      .text("date", "") { $0.session.row.entry.date.description },
      .count("session", "", { $0.session.number }),
      .text("time", "") { $0.session.start?.description },
      .text("end", "") { $0.session.end?.description },
      .text("gym", "") { $0.session.gym?.text },
      .text("title", "") { $0.session.title },
      .notes("sessionNotes") { $0.session.notes },
      .count("exerciseNumber", "", { $0.exercise.number }),
      .text("exercise", "") { $0.exercise.name },
      .flag("superset", "", yes: "") { $0.exercise.joining == .superset },
      .notes("exerciseNotes") { $0.exercise.notes },
    ]
  }

  private static func fieldsOfSet(in unit: MassUnit) -> [Field<ExportedSetRow>] {
    func load(_ row: ExportedSetRow) -> LoadDocument { LoadDocument(row.done.load, in: unit) }
    return [
      .count("set", "", \.number),
      .flag("warmup", "", yes: "") { $0.done.set.purpose == .warmUp },
      .count("reps", "", { $0.done.set.repetitions }),
      .flag("failed", "", yes: "") { $0.done.set.mark == .failed },
      .flag("amrap", "", yes: "") { $0.done.set.mark == .asManyAsPossible },
      .exact("load") { load($0).amount },
      .text("unit", "") { load($0).unit },
      .exact("added") { $0.done.added?.value(in: unit) },
      .text("addedUnit", "") { $0.done.added.map { _ in unit.symbol } },
      .count("seconds", "", { $0.done.set.seconds }),
      .exact("metres") { $0.done.set.distance?.metres },
      .exact("effort") { $0.done.set.effort?.value },
      .words("labels", separator: ", ") { $0.done.set.labels },
      .words("tags") { $0.session.row.entry.tags.map(\.text) },
    ]
  }
}

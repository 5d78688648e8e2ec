import JSON
import Primitives
import W8Analysis
import W8Engine

/// The entries of a log as one table, for other programs.
struct LogRows {
  let rows: [LogRow]
  let log: OpenedLog
  let unit: MassUnit
  let names: ShownNames
  /// The measurements that are told too.
  let measurements: [MeasuredColumn]

  var table: Table { Table(rows, fields) }

  /// The table with columns of sessions and exercises, one on each line of a cell.
  var tableWithExercises: Table {
    Table(
      rows,
      fields + [
        lines("sessions", "Sessions") { [$0.headWords] },
        lines("exercises", "Exercises") { $0.exerciseWords(names) },
      ])
  }

  private var fields: [Field<LogRow>] {
    let book = log.analysis.logbook.settings.unit
    return [
      .date("date", "Date") { $0.entry.date },
      .text("time", "Time") { $0.entry.time?.description },
      .number("weight", "Weight", shown: { $0.weightText(in: unit, book: book) }) {
        $0.entry.weighIn?.mass.value(in: unit)
      },
      .flag("excluded", "Excluded", yes: "?") { $0.entry.weighIn?.isExcluded == true },
      .mass("average", "Avg", in: unit) { $0.figures.averageKilograms },
      .number("rate", "Rate", shown: { $0.figures.rate?.text(in: unit) }) {
        $0.figures.rate?.change.value(in: unit)
      },
      milestones,
      .list(
        "gyms", "Gyms", breaking: .words,
        shown: { $0.gyms.map { "@\($0.text)" }.joined(separator: " ") }
      ) { $0.gyms.map(\.text) },
      .list(
        "tags", "Tags", breaking: .words,
        shown: { $0.entry.tags.map { "#\($0.text)" }.joined(separator: " ") }
      ) { $0.entry.tags.map(\.text) },
      .text("note", "Notes", shown: { $0.shownNotes.joined(separator: " / ") }) {
        $0.notes.filter { !$0.isEmpty }.joined(separator: "\n")
      },
      .text(
        "trainingNotes", "Notes on training",
        shown: { $0.trainingNotes(in: log, names).map(onOneLine).joined(separator: " / ") }
      ) {
        $0.trainingNotes(in: log, names).joined(separator: "\n")
      },
    ]
      + measurements.flatMap(\.fields) + [
        .text("file", "File", \.fileName),
        .count("line", "Line", \.place.line.number),
      ]
  }

  private var milestones: Field<LogRow> {
    Field(
      column: Table.Column(key: "milestones", title: "Milestones"),
      cell: { row in
        .numbers(
          row.milestones.map { $0.mass.value(in: unit) },
          shown: row.milestones.map { DecimalText.text($0.mass, in: unit) })
      },
      json: { row in .array(row.milestones.map { .number($0.mass.value(in: unit)) }) })
  }

  private func lines(
    _ key: String, _ title: String, _ lines: @escaping (LoggedSession) -> [String]
  ) -> Field<LogRow> {
    func all(_ row: LogRow) -> [String] {
      var loads = LoadReader(log.analysis.logbook)
      return LoggedSession.all(of: row, in: log.analysis.logbook, &loads).flatMap(lines)
    }
    return .text(key, title, shown: { all($0).joined(separator: " / ") }) {
      all($0).joined(separator: "\n")
    }
  }
}

extension LoggedSession {
  /// The gym with the time, the title and the note of the session: `hotel 06:30-07:15 "Push day" > tiny`.
  fileprivate var headWords: String {
    let time = written.time.map { start in written.end.map { "\(start)-\($0)" } ?? start }
    let title = written.title.map { "\"\($0)\"" }
    return [gym?.text, time, title, written.note.map { "> \($0)" }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Each exercise with its gym, sets and note, as it is joined to the one above: `DB press (hotel): 3x10 45lb > grip`.
  fileprivate func exerciseWords(_ names: ShownNames) -> [String] {
    exercises.map { exercise, line, reading in
      let note = noteTexts(ofExercise: line).map { " > \($0)" }.joined()
      let plus = exercise.joining == .superset ? "+ " : ""
      let there = gym.map { " (\($0.text))" } ?? ""
      let sets = WrittenSets(at: line, line.tokens, unit: reading.unit).withUnits
      return "\(plus)\(names.exercise(exercise.key))\(there): \(sets)\(note)"
    }
  }
}

extension Rate {
  /// The change behind its arrow: `↓ 0.4`.
  func text(in unit: MassUnit) -> String {
    "\(direction.symbol) \(DecimalText.text(change.magnitude, in: unit))"
  }
}

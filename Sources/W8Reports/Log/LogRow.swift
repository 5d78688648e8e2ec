import JSON
import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

/// One entry of a log with its figures and its words.
struct LogRow {
  let reference: EntryReference
  let entry: Entry
  let figures: RowFigures
  /// The keys of the gyms visited.
  let gyms: [GymID]
  /// The milestones that the entry crossed.
  let milestones: [Milestone]
  /// Where the entry is written.
  let place: EntryPlace
  /// How the user calls the file of the entry.
  let fileName: String
  /// The weight as it is written, without unit and `?`, stones as stones and pounds (`13st0`); nil
  /// without a weight.
  let writtenWeight: String?
  /// The note at the end of the line, then the note lines below it that belong to no exercise.
  let notes: [String]

  fileprivate init?(
    _ reference: EntryReference, at place: EntryPlace, in log: OpenedLog, _ figures: RowFigures
  ) {
    let logbook = log.analysis.logbook
    guard let entry = logbook.entry(at: reference) else { return nil }
    self.reference = reference
    self.entry = entry
    self.figures = figures
    self.place = place
    gyms = logbook.gyms(of: reference)
    milestones = logbook.milestones(crossedAt: reference)
    fileName = log.name(of: place.file)
    let line = place.line
    writtenWeight =
      entry.weighIn == nil
      ? nil : line.token(.weight).map { weightWithoutUnit(line.string(of: $0)) }
    notes = entry.hasNote ? noteTexts(of: line) : []
  }
}

/// Makes the rows of a log, quickest one after the other.
struct LogRowReader {
  private let log: OpenedLog
  private var places: EntryPlaceReader

  init(_ log: OpenedLog) {
    self.log = log
    places = EntryPlaceReader(log.analysis)
  }

  /// The row of an entry; nil when the book has no such entry.
  mutating func row(of reference: EntryReference) -> LogRow? {
    places.place(of: reference).flatMap {
      LogRow(reference, at: $0, in: log, log.analysis.logbook.figures(of: reference))
    }
  }
}

extension LogRow {
  /// The weight as people read it: where a log that is kept in stones is shown in them as it is written,
  /// else rounded in `unit`; nil without one.
  func weightText(in unit: MassUnit, book: MassUnit) -> String? {
    guard let weighIn = entry.weighIn else { return nil }
    guard unit == .stone, book == .stone, let writtenWeight else {
      return DecimalText.text(weighIn.mass, in: unit)
    }
    return weighIn.unit == .stone ? writtenWeight : "\(writtenWeight)\(weighIn.unit.symbol)"
  }

  /// The weight with its unit; nil without one.
  func weightWithUnit(in unit: MassUnit, book: MassUnit) -> String? {
    weightText(in: unit, book: book).map { withUnit($0, unit) }
  }

  /// The notes of the day that say something, safe to show.
  var shownNotes: [String] {
    notes.filter { !$0.isEmpty }.map(onOneLine)
  }

  /// The notes of the entry, of its sessions and exercises, and the sessions with a title and no note.
  func allNotes(in log: OpenedLog, _ names: ShownNames) -> [ToldNote] {
    entry.hasNote || entry.sessionCount > 0
      ? ToldNote.all(of: entry, at: place, in: log, names) : []
  }

  /// The notes of exercises and of sessions with a line of their own, with the titles of these; gyms without a sign.
  func trainingNotes(in log: OpenedLog, _ names: ShownNames) -> [String] {
    allNotes(in: log, names)
      .filter { $0.kind == .exercise || $0.note.session?.hasOwnLine == true }
      .map { $0.words(naming: $0.gym?.text) }
  }
}

/// Text of a log on one line, safe to show.
func onOneLine(_ text: String) -> String {
  text.utf8.contains(UInt8(ascii: "\t"))
    ? visible(String(text.map { $0 == "\t" ? " " : $0 })) : visible(text)
}

/// `82.1kg?` as `82.1`. Stones keep their sign and always have pounds: `13st` is `13st0`.
private func weightWithoutUnit(_ written: String) -> String {
  var rest = written.lowercased()[...]
  while rest.last == "?" { rest = rest.dropLast() }
  if rest.hasSuffix("st") { return rest + "0" }
  while let last = rest.last, last.isLetter { rest = rest.dropLast() }
  return String(rest)
}

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
      .number("rate", "Rate", shown: { $0.figures.rate?.text(in: unit, for: .table) }) {
        $0.figures.rate?.change.value(in: unit)
      },
      .count("rateDays", "Days") { $0.figures.rate?.days },
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

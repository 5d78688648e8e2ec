import JSON
import Primitives
import W8Book
package import W8Engine
import W8Syntax
import W8Text

/// What `log` shows of a log, as people and programs read it.
package struct LogView {
  let log: OpenedLog
  /// The unit of weights.
  package let unit: MassUnit
  /// The measurements that are shown too.
  let columns: [MeasuredLogbook]
  /// The unit of loads where sessions are shown with their exercises; nil where they are not.
  let loadUnit: MassUnit?
  /// What the log calls things.
  let names: DisplayNames
  private let selection: Selection

  /// A view of `log` with measurements as `columns`, and with what was trained where that is asked for.
  package init(
    _ log: OpenedLog, _ settings: ReportSettings, columns: [MeasuredLogbook], withExercises: Bool
  ) {
    self.log = log
    self.columns = columns
    unit = settings.unit(of: log)
    selection = settings.selection
    names = DisplayNames(log.analysis)
    loadUnit = withExercises ? settings.loadUnit(of: log) : nil
  }

  /// Those of `rows` that have a session whose title holds `text`, in any case.
  package func titled(_ text: String, among rows: [EntryReference]) -> [EntryReference] {
    let part = text.lowercased()
    return rows.filter { log.titles(of: $0).contains { $0.lowercased().holds(part) } }
  }

  /// The entries of `references` as rows, in their order, for other programs; what was trained has a line of a cell for each
  /// session and exercise.
  package func table(of references: [EntryReference]) -> Table {
    let reader = LogRowReader(log)
    let training =
      loadUnit == nil
      ? []
      : [
        lines("sessions", "Sessions") { [$0.headWords] },
        lines("exercises", "Exercises") { $0.exerciseWords(names) },
      ]
    return Table(references.compactMap { reader.row(of: $0) }, fields + training)
  }

  /// The entries of `references` as a table for each month, in their order; each goes to `show`.
  package func showMonths<Refusal: Error>(
    of references: [EntryReference], on page: Page, _ show: ([UInt8]) throws(Refusal) -> Void
  ) throws(Refusal) {
    let logbook = log.analysis.logbook
    let table = LogTable(
      self, page, ShownEntries(references, of: logbook, chosenBy: selection),
      tellsDaysOfRates: references.contains { (logbook.rate(of: $0)?.days ?? 7) != 7 })
    let titles = monthTitles(of: log.analysis.files)
    let reader = LogRowReader(log)
    for ofMonth in references.chunked(by: { $0.month == $1.month }) {
      guard let month = ofMonth.first?.month, let summary = logbook.summary(ofMonthAt: month)
      else { continue }
      let rows = ofMonth.compactMap { reader.row(of: $0) }
      try show(table.month(summary, title: titles[summary.month], rows))
    }
  }
}

extension LogView {
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
      .pace("pace", in: unit) { $0.figures.pace },
      milestones,
      .list(
        "gyms", "Gyms", breaking: .words,
        shown: { $0.gyms.map { "@\($0.text)" }.joined(separator: " ") }
      ) { $0.gyms.map { $0.text } },
      .list(
        "tags", "Tags", breaking: .words,
        shown: { $0.entry.tags.map { "#\($0.text)" }.joined(separator: " ") }
      ) { $0.entry.tags.map { $0.text } },
      .text("note", "Notes", shown: { $0.shownNotes.joined(separator: " / ") }) {
        $0.notes.filter { !$0.isEmpty }.joined(separator: "\n")
      },
      .text(
        "trainingNotes", "Training notes",
        shown: { $0.trainingNotes(in: log, names).map(onOneLine).joined(separator: " / ") }
      ) {
        $0.trainingNotes(in: log, names).joined(separator: "\n")
      },
    ]
      + columns.flatMap { $0.fields } + [
        .text("file", "File", { $0.fileName }),
        .count("line", "Line", { $0.location.line.number }),
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
    return [gym?.text, time, title, written.note.map { "> \($0)" }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Each exercise with its gym, sets and note, as it is joined to the one above: `DB press (hotel): 3x10 45lb > grip`.
  fileprivate func exerciseWords(_ names: DisplayNames) -> [String] {
    exercises.map { exercise, line, reading in
      let note = noteTexts(ofExercise: line).map { " > \($0)" }.joined()
      let plus = exercise.joining == .superset ? "+ " : ""
      let there = gym.map { " (\($0.text))" } ?? ""
      let sets = WrittenSets(at: line, line.tokens, unit: reading.unit).withUnits
      return "\(plus)\(names.exercise(exercise.key))\(there): \(sets)\(note)"
    }
  }
}

/// The logbook as a table by months, the column header above each of them.
struct LogTable {
  private let view: LogView
  private let page: Page
  private let shown: ShownEntries?
  /// What shows the sessions and exercises below a row; nil shows their notes behind it.
  private let sessions: SessionText?
  /// Whether some rate of the log is one over other days than a week.
  private let tellsDaysOfRates: Bool
  private var logbook: Logbook { view.log.analysis.logbook }
  private var unit: MassUnit { view.unit }

  /// The table of what `view` shows, laid out for `page`; `shown` has the names that may be shown.
  init(_ view: LogView, _ page: Page, _ shown: ShownEntries?, tellsDaysOfRates: Bool) {
    (self.view, self.page, self.shown) = (view, page, shown)
    sessions = view.loadUnit.map { _ in SessionText(view.log, in: view.unit) }
    self.tellsDaysOfRates = tellsDaysOfRates
  }

  /// The heading of a month, its summary, and `rows` in the order in which they are given.
  func month(_ summary: MonthSummary, title: String?, _ rows: [LogRow]) -> [UInt8] {
    let heading = monthHeading(summary.month, title: title)
    let table = TextTable(columns, rows.map(cells), page)
    var text = Array(page.paragraph(heading, .strong, breaking: .words).utf8)
    text += line(of: summary, isPart: rows.count < summary.entryCount).utf8
    text += table.header.asLines
    for (index, row) in rows.enumerated() {
      table.append(row: index, to: &text)
      sessions?.append(row, on: page, to: &text)
    }
    return text + table.footer.asLines
  }

  private func line(of summary: MonthSummary, isPart: Bool) -> String {
    page.paragraph(
      monthLine(summary, isPart: isPart, in: unit, view.log.analysis.book) { shown.has(gym: $0) })
  }

  /// The titles leave room for `?` and for a rate such as `↓ 0.4` or `↓ 1.8 22d` even where there is none yet, so that
  /// months stand below each other.
  private var columns: [Table.Column] {
    [
      Table.Column(key: "date", title: "Date  "),
      Table.Column(key: "weight", title: "Weight ", alignment: .right),
      Table.Column(key: "average", title: "Avg", alignment: .right),
      tellsDaysOfRates
        ? Table.Column(key: "rate", title: "Rate     ")
        : Table.Column(key: "rate", title: " Rate", alignment: .right),
    ]
      + view.columns.map { Table.Column(key: $0.key, title: $0.title, alignment: .right) } + [
        Table.Column(key: "note", title: "Notes", breaking: .words)
      ]
  }

  private func cells(_ row: LogRow) -> [DisplayedCell] {
    let day = row.entry.date.day
    let weight =
      row.weightText(in: unit, book: logbook.settings.unit)
      ?? (row.entry.isDeclaredUnweighed ? "-" : "")
    let mark = row.entry.weighIn?.isExcluded == true ? "?" : " "
    let average = row.figures.averageKilograms.map { DecimalText.text(kilograms: $0, in: unit) }
    var cells = [
      DisplayedCell("\(day < 10 ? "0" : "")\(day) \(row.entry.date.weekday.abbreviation)"),
      DisplayedCell(weight.isEmpty ? "" : weight + mark),
      DisplayedCell(average ?? ""),
      DisplayedCell(row.figures.rate?.text(in: unit, for: .table) ?? ""),
    ]
    for column in view.columns { cells.append(DisplayedCell(column.text(of: row.reference))) }
    let notes = row.milestones.map { milestoneText($0, in: unit) } + notes(of: row)
    cells.append(DisplayedCell(lines: notes))
    return cells
  }

  /// The notes of sessions and exercises stand at their lines where these are shown; else a day without a weight and a
  /// note, which would look like one of rest, has the gyms.
  private func notes(of row: LogRow) -> [String] {
    guard sessions == nil else { return row.shownNotes }
    let notes = row.allNotes(in: view.log, view.names).map { onOneLine($0.words) }
    guard notes.isEmpty, row.entry.weighIn == nil else { return notes }
    return row.gyms.isEmpty
      ? [] : [row.gyms.map(view.log.analysis.book.spelling).joined(separator: " ")]
  }
}

/// The text above a month: `February 2026 · first deload`.
func monthHeading(_ month: YearMonth, title: String?) -> String {
  let name = "\(month.name) \(month.year)"
  return title.map { "\(name) · \(onOneLine($0))" } ?? name
}

/// What a month comes to on one line:
/// `4 entries, 4 days weighed: 80.9 → 79.8 kg, mean 80.3, average ↓ 0.9; @home 1`.
///
/// Where only a part of its entries is shown, it says that it is of the month. It names the gyms that `names` accepts.
func monthLine(
  _ summary: MonthSummary, isPart: Bool, in unit: MassUnit, _ gyms: BookDeclarations,
  naming names: (GymID) -> Bool = { _ in true }
) -> String {
  var text = counted(summary.entryCount, "entry", plural: "entries")
  if isPart { text += " of the month" }
  text += ", \(counted(summary.daysWeighed, "day")) weighed"
  if let first = summary.first, let last = summary.last {
    let (first, last) = (DecimalText.text(first, in: unit), DecimalText.text(last, in: unit))
    text += ": \(first) → \(last)\(unit == .stone ? "" : " \(unit.symbol)")"
  }
  if let mean = summary.meanKilograms {
    text += ", mean \(DecimalText.text(kilograms: mean, in: unit))"
  }
  if let change = summary.changeOfAverageKilograms {
    text += ", average \(changeText(change, in: unit))"
  }
  let visits = summary.visits.filter { names($0.gym) }
  if !visits.isEmpty { text += "; \(visible(gyms.words(for: visits)))" }
  return text
}

/// What the headers of `files` say after the month, by month; of several headers the first that says
/// anything but the name of its month.
func monthTitles(of files: [FileAnalysis]) -> [YearMonth: String] {
  var titles: [YearMonth: String] = [:]
  for (file, section) in files.lazy.flatMap({ file in file.sections.indices.map { (file, $0) } }) {
    for header in file.sections[section].lowered.months where titles[header.month] == nil {
      let fileLine = file.line(section: section, index: header.line)
      guard let token = fileLine.token(.title) else { continue }
      let title = withoutName(of: header.month, fileLine.string(of: token))
      if !title.isEmpty { titles[header.month] = title }
    }
  }
  return titles
}

/// `February, first deload` as `first deload`: the heading names the month itself.
private func withoutName(of month: YearMonth, _ title: String) -> String {
  guard title.lowercased().hasPrefix(month.name.lowercased()) else { return title }
  let rest = title.dropFirst(month.name.count)
  guard rest.first?.isLetter != true else { return title }
  return String(rest.drop { $0.isWhitespace || $0.isPunctuation })
}

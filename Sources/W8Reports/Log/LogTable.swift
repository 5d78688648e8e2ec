import Primitives
import W8Book
import W8Engine
import W8Lint
import W8Syntax
import W8Text

/// The logbook as a table by months, the column header above each of them.
struct LogTable {
  private let logbook: Logbook
  private let goal: Goal?
  private let book: MassUnit
  private let gyms: BookDeclarations
  private let unit: MassUnit
  private let page: Page
  private let log: OpenedLog
  private let names: ShownNames
  /// What shows the sessions and exercises below a row; nil shows their notes behind it.
  var sessions: SessionText?
  /// Whether some rate of the log is one over other days than a week.
  var tellsDaysOfRates = false
  /// The measurements shown between the rate and the notes.
  var measurements: [MeasuredColumn] = []

  /// The table of a log in `unit`, laid out for `page`.
  init(_ log: OpenedLog, in unit: MassUnit, _ page: Page) {
    self.log = log
    names = ShownNames(log.analysis)
    logbook = log.analysis.logbook
    goal = logbook.settings.goal
    book = logbook.settings.unit
    gyms = log.analysis.book
    self.unit = unit
    self.page = page
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
    let change = summary.changeOfAverageKilograms
    let part = logbook.part(
      ofChangeOfAverage: change, over: summary.month.firstDay...summary.month.lastDay, in: unit)
    let accent = change.flatMap { Accent(changeText($0, in: unit), part) }
    return page.paragraph(monthLine(summary, isPart: isPart, in: unit, gyms), accent: accent)
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
      + measurements.map { Table.Column(key: $0.key, title: $0.title, alignment: .right) } + [
        Table.Column(key: "note", title: "Notes", breaking: .words)
      ]
  }

  private func cells(_ row: LogRow) -> [ShownCell] {
    let day = row.entry.date.day
    let weight =
      row.weightText(in: unit, book: book) ?? (row.entry.isDeclaredUnweighed ? "-" : "")
    let mark = row.entry.weighIn?.isExcluded == true ? "?" : " "
    let average = row.figures.averageKilograms.map { DecimalText.text(kilograms: $0, in: unit) }
    let notes = row.milestones.map { milestoneText($0, in: unit) } + notes(of: row)
    return [
      ShownCell("\(day < 10 ? "0" : "")\(day) \(row.entry.date.weekday.abbreviation)"),
      ShownCell(weight.isEmpty ? "" : weight + mark),
      ShownCell(average ?? ""),
      ShownCell(row.figures.rate?.text(in: unit, for: .table) ?? "", goal.part(ofRateOf: row)),
    ]
      + measurements.map { ShownCell($0.text(of: row.reference)) } + [
        ShownCell(notes.joined(separator: "\n"))
      ]
  }

  /// The notes of sessions and exercises stand at their lines where these are shown.
  private func notes(of row: LogRow) -> [String] {
    sessions == nil
      ? row.allNotes(in: log, names).map { onOneLine($0.words) } : row.shownNotes
  }
}

/// What stands above a month: `February 2026 · first deload`.
func monthHeading(_ month: YearMonth, title: String?) -> String {
  let name = "\(month.name) \(month.year)"
  return title.map { "\(name) · \(onOneLine($0))" } ?? name
}

/// What a month comes to on one line:
/// `4 entries, 4 days weighed: 80.9 → 79.8 kg, mean 80.3, average ↓ 0.9; @home 1`.
///
/// Where only a part of its entries is shown, it says that it is of the month. Without training it names no gym.
func monthLine(
  _ summary: MonthSummary, isPart: Bool, in unit: MassUnit, _ gyms: BookDeclarations,
  tellsTraining: Bool = true
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
  if tellsTraining, !summary.visits.isEmpty {
    text += "; \(visible(gyms.words(for: summary.visits)))"
  }
  return text
}

/// What the headers of `files` say after the month, by month; of several headers the first that says
/// anything but the name of its month.
func monthTitles(of files: [FileAnalysis]) -> [YearMonth: String] {
  var titles: [YearMonth: String] = [:]
  for (file, section) in files.lazy.flatMap({ file in file.sections.indices.map { (file, $0) } }) {
    for header in file.sections[section].lowered.months where titles[header.month] == nil {
      let place = file.place(section: section, line: header.line)
      guard let token = place.token(.title) else { continue }
      let title = withoutName(of: header.month, place.string(of: token))
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

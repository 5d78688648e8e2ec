import W8Analysis
import W8Engine

/// The logbook as a table by months, the column header above each of them.
struct LogTable {
  let unit: MassUnit
  let style: Style
  /// How many columns a line may have; nil for as many as it takes.
  let width: Int?
  /// The sessions and exercises to be shown below a row.
  var sessionLines: (LogRow) -> [SessionLine] = { _ in [] }

  private static let narrowestNote = 20

  /// The heading of a month, its summary, and `rows` in the order in which they are given.
  func month(_ summary: MonthSummary, title: String?, _ rows: [LogRow], gyms: BookDeclarations)
    -> String
  {
    let cells = rows.map { LogCells($0, in: unit) }
    let columns = Columns(cells)
    let name = "\(summary.month.name) \(summary.month.year)"
    let heading = title.map { "\(name) · \(oneLine($0))" } ?? name
    var lines = [
      style.paint(heading, .strong),
      monthLine(summary, in: unit, gyms),
      style.paint(columns.header, .faint),
    ]
    for (row, cell) in zip(rows, cells) {
      lines += self.lines(of: cell, columns) + sessionText(of: sessionLines(row), width: width)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of cells: LogCells, _ columns: Columns) -> [String] {
    let row = columns.row(cells)
    let notes = cells.notes.flatMap(noteLines(columns))
    guard let first = notes.first else { return [row.trimmingBlanksAtEnd] }
    let margin = String(repeating: " ", count: columns.noteColumn)
    return [row + first] + notes.dropFirst().map { margin + $0 }
  }

  private func noteLines(_ columns: Columns) -> (String) -> [String] {
    { note in
      guard let width else { return [oneLine(note)] }
      let room = max(width - columns.noteColumn, Self.narrowestNote)
      return wrap(oneLine(note), width: room)
    }
  }
}

/// The cells of one row as text.
struct LogCells {
  let date: String
  let weight: String
  /// `?` for a weight that is kept out of the figures.
  let mark: String
  let average: String
  let rate: String
  let notes: [String]

  init(_ row: LogRow, in unit: MassUnit) {
    let day = row.entry.date.day
    date = "\(day < 10 ? "0" : "")\(day) \(row.entry.date.weekday.abbreviation)"
    let weighIn = row.entry.weighIn
    weight =
      weighIn.map { DecimalText.text($0.mass, in: unit) }
      ?? (row.entry.isDeclaredUnweighed ? "-" : "")
    mark = weighIn?.isExcluded == true ? "?" : " "
    average = row.figures.averageKilograms.map { DecimalText.text(kilograms: $0, in: unit) } ?? ""
    rate = row.figures.rate.map { $0.text(in: unit) } ?? ""
    notes =
      row.milestones.map { milestoneText($0, in: unit) } + row.notes.filter { !$0.isEmpty }
  }
}

/// How wide the columns of a month are.
private struct Columns {
  let date: Int
  let weight: Int
  let average: Int
  let rate: Int

  init(_ cells: [LogCells]) {
    func width(_ title: String, _ cell: (LogCells) -> String) -> Int {
      cells.reduce(title.count) { max($0, displayWidth(cell($1))) }
    }
    date = width("Date", \.date)
    weight = width("Weight", \.weight)
    average = width("Avg", \.average)
    // As wide as `↓ 0.4` even before the first rate, so that months stand below each other.
    rate = max(5, width("Rate", \.rate))
  }

  /// Where the notes begin, from 0.
  var noteColumn: Int { date + 2 + weight + 1 + 2 + average + 2 + rate + 2 }

  var header: String {
    row("Date", "Weight", " ", "Avg", "Rate") + "Notes"
  }

  /// Everything before the notes.
  func row(_ cells: LogCells) -> String {
    row(cells.date, cells.weight, cells.mark, cells.average, cells.rate)
  }

  private func row(
    _ date: String, _ weight: String, _ mark: String, _ average: String, _ rate: String
  ) -> String {
    [
      date.paddedRight(to: self.date),
      weight.paddedLeft(to: self.weight) + mark,
      average.paddedLeft(to: self.average),
      rate.paddedLeft(to: self.rate),
      "",
    ].joined(separator: "  ")
  }
}

/// Text of a log on one line, safe to show.
private func oneLine(_ text: String) -> String {
  visible(String(text.map { $0 == "\t" ? " " : $0 }))
}

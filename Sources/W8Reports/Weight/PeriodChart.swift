import W8Engine

/// Periods with bars: how the average changed in each, and how much was lifted.
///
/// A change goes to the left or to the right of a middle line. Mean weights would make bars of all but
/// equal length, so they stand as numbers. Where nothing was lifted, the second bar shows sessions.
struct PeriodChart {
  private let rows: [Row]
  private let work: Work
  private let columns: Int
  private let marks: ChartMarks

  private struct Row {
    let label: String
    let mean: String
    /// Zero where it is shown as nothing.
    let changeKilograms: Double
    let change: String
    /// How the change stands out.
    let part: Style.Part?
    let work: Double
    let workText: String
  }

  /// What the second bar shows.
  private enum Work: String {
    case volume = "Volume"
    case sessions = "Sessions"
  }

  /// Bars have this many columns at least and at most, odd ones for the middle line.
  private static let barColumns = 3...31

  /// A chart of `periods` in their order, for `screen`.
  init(_ periods: [PeriodReport.Row], _ quantity: DisplayedQuantity, _ screen: ChartScreen) {
    let unit = quantity.unit
    let hasWork = quantity.key == nil
    let marks = screen.marks
    let work: Work = periods.contains { $0.summary.volume > .zero } ? .volume : .sessions
    rows = periods.map { row in
      let (period, summary) = (row.period, row.summary)
      let volume = summary.volume.meanKilograms(of: 1) ?? 0
      let sessions = summary.visits.reduce(0) { $0 + $1.count }
      let amount = !hasWork ? 0 : work == .volume ? volume : Double(sessions)
      let text = work == .volume ? volumeText(kilograms: volume, in: unit) : String(sessions)
      let change = summary.changeOfAverageKilograms
      let isShown = change.map { changeText($0, in: unit) != changeText(0, in: unit) } ?? false
      return Row(
        label: period.description,
        mean: summary.meanKilograms.map { DecimalText.text(kilograms: $0, in: unit) } ?? "",
        changeKilograms: isShown ? change ?? 0 : 0,
        change: change.map { marks.text(changeText($0, in: unit)) } ?? "",
        part: row.part, work: amount, workText: amount > 0 ? text : "")
    }
    self.work = work
    self.marks = marks
    columns = screen.columns
  }

  /// The lines of the chart under their titles.
  func text(_ style: Style) -> String {
    let hasWork = rows.contains { $0.work > 0 }
    var table = Table(
      columns: [
        Table.Column(key: "period", title: "Period"),
        Table.Column(key: "mean", title: "Mean", alignment: .right),
        Table.Column(key: "change", title: "Avg change", alignment: .right),
      ] + (hasWork ? [Table.Column(key: "work", title: work.rawValue, alignment: .right)] : []),
      rows: rows.map {
        [.text($0.label), .text($0.mean), .text($0.change)] + (hasWork ? [.text($0.workText)] : [])
      })
    let page = Page(style: style, width: nil)
    let room = columns - TextTable(table, page).width - TableFit.gap
    let width = barWidth(in: hasWork ? (room - TableFit.gap) / 2 : room)
    let greatest = rows.map { $0.changeKilograms.magnitude }.max() ?? 0
    let most = rows.map { $0.work }.max() ?? 0
    table.columns.insert(Table.Column(key: "balance", title: ""), at: 3)
    if hasWork { table.columns.append(Table.Column(key: "bar", title: "")) }
    for (index, row) in rows.enumerated() {
      table.rows[index].insert(balance(row, of: greatest, width: width), at: 3)
      if hasWork { table.rows[index].append(.text(bar(row.work, of: most, width: width))) }
    }
    return textTable(table, page)
  }

  private func barWidth(in columns: Int) -> Int {
    let width = min(max(columns, Self.barColumns.lowerBound), Self.barColumns.upperBound)
    return width % 2 == 0 ? width - 1 : width
  }

  /// A bar from a middle line, to the left for what fell and to the right for what rose.
  private func balance(_ row: Row, of greatest: Double, width: Int) -> Table.Cell {
    let half = width / 2
    let filled = bar(row.changeKilograms.magnitude, of: greatest, width: half)
    let left = (row.changeKilograms < 0 ? filled : "").paddedLeft(to: half)
    let right = (row.changeKilograms > 0 ? filled : "").paddedRight(to: half)
    return Table.Cell(
      data: "", shown: left + String(marks.side) + right, part: row.part ?? .average)
  }

  /// At least one cell for what is more than nothing.
  private func bar(_ value: Double, of greatest: Double, width: Int) -> String {
    guard value > 0, greatest > 0 else { return "" }
    let count = Int((min(value / greatest, 1) * Double(width)).rounded())
    return String(repeating: marks.bar, count: max(count, 1))
  }
}

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
  private static let gap = "  "

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
    var texts = [
      column("Period", rows.map(\.label), .left), column("Mean", rows.map(\.mean), .right),
      column("Avg change", rows.map(\.change), .right),
    ]
    let work = column(work.rawValue, rows.map(\.workText), .right)
    let taken = (texts + (hasWork ? [work] : [])).reduce(0) { sum, cells in
      sum + displayWidth(cells[0]) + Self.gap.count
    }
    let bar = barWidth(in: hasWork ? (columns - taken - Self.gap.count) / 2 : columns - taken)
    texts.append(column("", balanceBars(width: bar, style), .left, width: bar))
    if hasWork { texts += [work, column("", workBars(width: bar), .left)] }
    return (0...rows.count).map { line in
      let text = texts.map { $0[line] }.joined(separator: Self.gap).trimmingBlanksAtEnd
      return (line == 0 ? style.paint(text, .faint) : text) + "\n"
    }.joined()
  }

  /// A title and cells, filled with blanks to one width, which is known where they have colours.
  private func column(
    _ title: String, _ cells: [String], _ alignment: Table.Alignment, width: Int? = nil
  ) -> [String] {
    if let width { return [title.paddedRight(to: width)] + cells }
    let width = cells.map { displayWidth($0) }.reduce(displayWidth(title), max)
    return ([title] + cells).map {
      alignment == .left ? $0.paddedRight(to: width) : $0.paddedLeft(to: width)
    }
  }

  private func barWidth(in columns: Int) -> Int {
    let width = min(max(columns, Self.barColumns.lowerBound), Self.barColumns.upperBound)
    return width % 2 == 0 ? width - 1 : width
  }

  /// Bars from a middle line, to the left for what fell and to the right for what rose.
  private func balanceBars(width: Int, _ style: Style) -> [String] {
    let greatest = rows.map(\.changeKilograms.magnitude).max() ?? 0
    let half = width / 2
    return rows.map { row in
      let filled = bar(row.changeKilograms.magnitude, of: greatest, width: half)
      let left = row.changeKilograms < 0 ? filled : ""
      let right = row.changeKilograms > 0 ? filled : ""
      let text = left.paddedLeft(to: half) + String(marks.side) + right.paddedRight(to: half)
      return style.paint(text, row.part ?? .average)
    }
  }

  private func workBars(width: Int) -> [String] {
    let greatest = rows.map(\.work).max() ?? 0
    return rows.map { bar($0.work, of: greatest, width: width) }
  }

  /// At least one place for what is more than nothing.
  private func bar(_ value: Double, of greatest: Double, width: Int) -> String {
    guard value > 0, greatest > 0 else { return "" }
    let count = Int((min(value / greatest, 1) * Double(width)).rounded())
    return String(repeating: marks.bar, count: max(count, 1))
  }
}

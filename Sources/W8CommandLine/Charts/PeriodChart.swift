import W8Engine

/// Periods with bars: how the average changed in each, and how much was lifted.
///
/// A change goes to the left or to the right of a middle line. A mean weight would make bars of all
/// but equal length, so it stands as a number. Where nothing was lifted, the second bar shows sessions.
struct PeriodChart {
  private let rows: [Row]
  private let work: Work
  private let unit: MassUnit
  private let columns: Int
  private let marks: ChartMarks

  private struct Row {
    let label: String
    let mean: String
    let changeKilograms: Double?
    let change: String
    let work: Double
    let workText: String
  }

  /// What the second bar shows.
  private enum Work: String {
    case volume = "Volume"
    case sessions = "Sessions"
  }

  /// Bars have this many columns at least and at most, however wide the terminal is.
  private static let barColumns = 5...30
  private static let gap = 2

  init(
    _ periods: [(period: Period, summary: PeriodSummary)], in unit: MassUnit,
    _ invocation: Invocation
  ) {
    let work: Work = periods.contains { $0.summary.volume > .zero } ? .volume : .sessions
    rows = periods.map { period, summary in
      let volume = summary.volume.meanKilograms(of: 1) ?? 0
      let sessions = summary.visits.reduce(0) { $0 + $1.count }
      let amount = work == .volume ? volume : Double(sessions)
      let text = work == .volume ? volumeText(kilograms: volume, in: unit) : String(sessions)
      return Row(
        label: period.description,
        mean: summary.meanKilograms.map { DecimalText.text(kilograms: $0, in: unit) } ?? "",
        changeKilograms: summary.changeOfAverageKilograms,
        change: summary.changeOfAverageKilograms.map { changeText($0, in: unit) } ?? "",
        work: amount, workText: amount > 0 ? text : "")
    }
    self.work = work
    self.unit = unit
    columns = ChartSize(invocation).columns
    marks = ChartMarks(variable: invocation.environment.variable)
  }

  /// The lines of the chart under their titles.
  func text(_ style: Style) -> String {
    let hasWork = rows.contains { $0.work > 0 }
    let labels = column("Period", \.label)
    let means = column("Mean", \.mean)
    let changes = column("Avg change", { marks.text($0.change) })
    let works = column(work.rawValue, \.workText)
    let texts = [labels, means, changes] + (hasWork ? [works] : [])
    let taken = texts.reduce(0) { $0 + $1.width + Self.gap } + (hasWork ? Self.gap : 0)
    let room = (columns - taken) / (hasWork ? 2 : 1)
    let bar = min(max(room, Self.barColumns.lowerBound), Self.barColumns.upperBound)
    let greatestChange = rows.compactMap(\.changeKilograms?.magnitude).max() ?? 0
    let greatestWork = rows.map(\.work).max() ?? 0
    let title = [labels.title, means.title, changes.title, String(repeating: " ", count: bar)]
    var lines = [style.paint(joined(title + (hasWork ? [works.title] : [])), .faint)]
    for (index, row) in rows.enumerated() {
      let change = balanceBar(share(row.changeKilograms ?? 0, of: greatestChange), width: bar)
      let cells = [
        labels.cells[index], means.cells[index], changes.cells[index],
        style.paint(change, .average),
      ]
      let work = self.bar(share(row.work, of: greatestWork), width: bar)
      let workCells = hasWork ? [works.cells[index], work] : []
      lines.append(joined(cells + workCells))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func joined(_ cells: [String]) -> String {
    cells.joined(separator: String(repeating: " ", count: Self.gap)).trimmingBlanksAtEnd
  }

  /// A title and cells of one width, the first column to the left and the others to the right.
  private func column(
    _ title: String, _ text: (Row) -> String
  ) -> (title: String, cells: [String], width: Int) {
    let texts = rows.map(text)
    let width = texts.map { displayWidth($0) }.reduce(displayWidth(title), max)
    let pad = { (text: String) in
      title == "Period" ? text.paddedRight(to: width) : text.paddedLeft(to: width)
    }
    return (pad(title), texts.map(pad), width)
  }

  private func share(_ value: Double, of greatest: Double) -> Double {
    greatest > 0 ? min(max(value / greatest, -1), 1) : 0
  }

  /// A bar from the middle line to the left (under 0) or to the right, as far as `share` says.
  private func balanceBar(_ share: Double, width: Int) -> String {
    let half = (width - 1) / 2
    let filled = bar(abs(share), width: half)
    let blank = String(repeating: " ", count: half - filled.count)
    let left = share < 0 ? blank + filled : String(repeating: " ", count: half)
    let right = share > 0 ? filled + blank : String(repeating: " ", count: half)
    return left + String(marks.side) + right
  }

  /// At least one place for what is more than nothing.
  private func bar(_ share: Double, width: Int) -> String {
    let count = share > 0 ? max(Int((share * Double(width)).rounded()), 1) : 0
    return String(repeating: marks.bar, count: min(count, width))
  }
}

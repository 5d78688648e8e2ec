import W8Engine

/// The field of a chart on a terminal with several lines, each with marks of its own.
struct SeriesPlot: PlottedField {
  let columns: Int
  let rows: Int
  private let dates: DateAxis
  private let weights: WeightAxis
  private let marks: ChartMarks
  private let grid: DotGrid
  private var cells: [ChartPlot.Place]

  /// What a line goes through, ascending by date.
  typealias Points = [(date: CivilDate, kilograms: Double)]

  /// Draws `lines` between two axes, the last of them over the others.
  init(
    of lines: [Points], _ dates: DateAxis, _ weights: WeightAxis, columns: Int, rows: Int,
    marks: ChartMarks
  ) {
    self.dates = dates
    self.weights = weights
    self.marks = marks
    self.columns = columns
    self.rows = rows
    grid = DotGrid(columns: columns, rows: rows, perPlace: marks.dotsPerPlace)
    cells = Array(repeating: ChartPlot.Place(), count: columns * rows)
    for (index, line) in lines.enumerated() { drawLine(index, through: line) }
    for (index, line) in lines.enumerated() {
      for point in line {
        set(marks.point(ofSeries: index), .series(index), row(of: point.kilograms), point.date)
      }
    }
  }

  func places(ofRow row: Int) -> ArraySlice<ChartPlot.Place> {
    cells[row * columns..<(row + 1) * columns]
  }

  func row(of kilograms: Double) -> Int { y(of: kilograms) / marks.dotsPerPlace.rows }

  func column(of date: CivilDate) -> Int { x(of: date) / marks.dotsPerPlace.columns }

  private mutating func drawLine(_ index: Int, through points: Points) {
    var own = DotGrid(columns: columns, rows: rows, perPlace: marks.dotsPerPlace)
    for (point, next) in zip(points, points.dropFirst()) {
      own.drawLine(
        from: (x(of: point.date), y(of: point.kilograms)),
        to: (x(of: next.date), y(of: next.kilograms)))
    }
    for row in 0..<rows {
      for column in 0..<columns where own.dots(column: column, row: row) != 0 {
        let dots = own.dots(column: column, row: row)
        cells[row * columns + column] = ChartPlot.Place(
          character: marks.place(dots, of: .average), kind: .series(index))
      }
    }
  }

  private mutating func set(
    _ character: Character, _ kind: ChartPlot.Kind, _ row: Int, _ date: CivilDate
  ) {
    let column = column(of: date)
    guard 0..<columns ~= column, 0..<rows ~= row else { return }
    cells[row * columns + column] = ChartPlot.Place(character: character, kind: kind)
  }

  private func y(of kilograms: Double) -> Int {
    let share = min(max(1 - weights.share(of: kilograms), 0), 1)
    return Int((share * Double(grid.height - 1)).rounded())
  }

  private func x(of date: CivilDate) -> Int {
    let share = min(max(dates.share(of: date), 0), 1)
    return Int((share * Double(grid.width - 1)).rounded())
  }
}

import W8Engine

/// The field of a chart on a terminal: which mark stands in which cell.
struct ChartPlot {
  /// The number of cells that a row has.
  let columns: Int
  let rows: Int
  /// Whether the average hides the weigh-ins that it meets, as they are too many to stand on it.
  private(set) var hidesWeighIns = false
  let dates: DateAxis
  let weights: WeightAxis
  let marks: ChartMarks
  private let empty: DotGrid
  private var cells: [Cell]

  /// So few weigh-ins do not break up the line that they stand on.
  private static let columnsPerWeighIn = 4

  /// What a line goes through, ascending by date.
  typealias Points = [(date: CivilDate, kilograms: Double)]

  /// A mark in its cell.
  struct Cell: Equatable {
    var character: Character = " "
    var kind = Kind.nothing
  }

  /// What a mark stands for, what hides others last.
  enum Kind: Hashable {
    case nothing, milestone, goal, weighIn, forecast, average, crossing
    /// One of several lines.
    case series(Int)
  }

  /// An empty field between two axes.
  private init(
    _ dates: DateAxis, _ weights: WeightAxis, columns: Int, rows: Int, marks: ChartMarks
  ) {
    (self.dates, self.weights, self.marks) = (dates, weights, marks)
    (self.columns, self.rows) = (columns, rows)
    empty = DotGrid(columns: columns, rows: rows, perCell: marks.dotsPerCell)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// Draws `chart`, of which `milestones` are shown, between two axes.
  init(
    of chart: WeightChart, milestones: [Milestone], _ dates: DateAxis, _ weights: WeightAxis,
    columns: Int, rows: Int, marks: ChartMarks
  ) {
    self.init(dates, weights, columns: columns, rows: rows, marks: marks)
    hidesWeighIns = chart.points.count > columns / Self.columnsPerWeighIn
    for milestone in milestones { drawLevel(milestone.mass, marks.milestone, .milestone) }
    if let goal = chart.goal, chart.showsGoal { drawLevel(goal.weight, marks.goal, .goal) }
    chart.forecast.map { draw($0) }
    if hidesWeighIns { draw(chart.points) }
    draw(line: chart.days.map { ($0.date, $0.averageKilograms) }, .average)
    if !hidesWeighIns { draw(chart.points) }
    for milestone in milestones { drawCrossing(of: milestone) }
  }

  /// Draws a line with the marks of the series at `index` between two axes.
  init(
    of line: Points, series index: Int, _ dates: DateAxis, _ weights: WeightAxis, columns: Int,
    rows: Int,
    marks: ChartMarks
  ) {
    self.init(dates, weights, columns: columns, rows: rows, marks: marks)
    if line.count > 1 { draw(line: line, .series(index)) }
    let mark = marks.point(ofSeries: index)
    for point in line {
      set(column(of: point.date), row(of: point.kilograms), mark, .series(index))
    }
  }

  /// The cells of a row, from the top.
  func cells(ofRow row: Int) -> ArraySlice<Cell> {
    cells[row * columns..<(row + 1) * columns]
  }

  /// What can be seen of the chart.
  var kinds: Set<Kind> { Set(cells.lazy.map { $0.kind }) }

  func row(of kilograms: Double) -> Int {
    dot(of: kilograms) / marks.dotsPerCell.rows
  }

  func column(of date: CivilDate) -> Int {
    dot(of: date) / marks.dotsPerCell.columns
  }

  private mutating func drawLevel(_ mass: Mass, _ character: Character, _ kind: Kind) {
    for column in 0..<columns { set(column, row(of: mass.kilograms), character, kind) }
  }

  /// Draws the edges between which four in five weigh-ins are expected.
  private mutating func draw(_ band: ForecastBand) {
    var grid = empty
    for (point, next) in zip(band.points, band.points.dropFirst()) {
      let (start, end) = (dot(of: point.date), dot(of: next.date))
      // Every other dot: without colors an edge must not look like the average.
      for x in start..<end where marks == .letters || (x + 1) % 2 == 0 {
        let share = Double(x + 1 - start) / Double(end - start)
        for (from, to) in [
          (point.fourInFive.lowerBound, next.fourInFive.lowerBound),
          (point.fourInFive.upperBound, next.fourInFive.upperBound),
        ] {
          grid.set(x + 1, dot(of: from + share * (to - from)))
        }
      }
    }
    put(grid, of: .forecast, .forecast)
  }

  private mutating func draw(_ points: [WeighInPoint]) {
    for point in points {
      let kilograms = point.mass.kilograms
      set(column(of: point.date), row(of: kilograms), marks.weighIn, .weighIn)
    }
  }

  private mutating func draw(line: Points, _ kind: Kind) {
    var grid = empty
    var last: (x: Int, y: Int, date: CivilDate)?
    for point in line {
      let next = (x: dot(of: point.date), y: dot(of: point.kilograms), date: point.date)
      let isPause = last.map { point.date.days(since: $0.date) > longestFirmGap } ?? false
      let start = last.map { (x: $0.x, y: $0.y) } ?? (next.x, next.y)
      grid.drawLine(from: start, to: (next.x, next.y), every: isPause ? marks.pauseStep : 1)
      last = next
    }
    put(grid, of: .average, kind)
  }

  /// Puts the dots of a line into their cells.
  private mutating func put(_ grid: DotGrid, of line: ChartLine, _ kind: Kind) {
    for row in 0..<rows {
      for column in 0..<columns {
        let dots = grid.dots(column: column, row: row)
        if dots != 0 { set(column, row, marks.character(dots, of: line), kind) }
      }
    }
  }

  private mutating func drawCrossing(of milestone: Milestone) {
    guard let date = milestone.crossing?.date, dates.first <= date, date <= dates.last else {
      return
    }
    set(column(of: date), row(of: milestone.mass.kilograms), marks.crossing, .crossing)
  }

  private mutating func set(_ column: Int, _ row: Int, _ character: Character, _ kind: Kind) {
    guard 0..<columns ~= column, 0..<rows ~= row else { return }
    cells[row * columns + column] = Cell(character: character, kind: kind)
  }

  private func dot(of kilograms: Double) -> Int {
    let last = empty.height - 1
    let share = min(max(1 - weights.share(of: kilograms), 0), 1)
    return min(max(Int((share * Double(last)).rounded()), 0), last)
  }

  private func dot(of date: CivilDate) -> Int {
    let last = empty.width - 1
    let share = min(max(dates.share(of: date), 0), 1)
    return min(max(Int((share * Double(last)).rounded()), 0), last)
  }
}

/// A plane of dots, gathered into the cells of a terminal.
struct DotGrid {
  /// The number of dots that it is wide.
  let width: Int
  /// The number of dots that it is high.
  let height: Int
  private let columns: Int
  private let perCell: (columns: Int, rows: Int)
  private var cells: [UInt8]

  /// An empty plane of `columns` and `rows` cells, of `perCell` dots each.
  init(columns: Int, rows: Int, perCell: (columns: Int, rows: Int)) {
    self.columns = columns
    self.perCell = perCell
    width = columns * perCell.columns
    height = rows * perCell.rows
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// Sets the dot at `x` from the left and `y` from the top; nothing outside of the plane.
  mutating func set(_ x: Int, _ y: Int) {
    guard 0..<width ~= x, 0..<height ~= y else { return }
    let cell = y / perCell.rows * columns + x / perCell.columns
    cells[cell] |= Self.bits[y % perCell.rows][x % perCell.columns]
  }

  /// Sets the dots from one point to another, or of these each one that comes after `stride` others.
  mutating func drawLine(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), every stride: Int = 1
  ) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    for step in 0...steps where step % stride == 0 || step == steps {
      let share = Double(step) / Double(steps)
      set(
        start.x + Int((Double(end.x - start.x) * share).rounded()),
        start.y + Int((Double(end.y - start.y) * share).rounded()))
    }
  }

  /// The dots of a cell, as the bits of its Braille pattern; none outside of the plane.
  func dots(column: Int, row: Int) -> UInt8 {
    guard 0..<columns ~= column, cells.indices.contains(row * columns + column) else { return 0 }
    return cells[row * columns + column]
  }

  /// The bits of the dots in the block Braille Patterns of Unicode, by row and column.
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}

import W8Engine

/// The field of a chart on a terminal: which mark stands in which place.
struct ChartPlot: PlottedField {
  /// How many places a row has.
  let columns: Int
  /// How many rows there are.
  let rows: Int
  /// Whether the average hides the weigh-ins that it meets, as they are too many to stand on it.
  let hidesWeighIns: Bool
  private let dates: DateAxis
  private let weights: WeightAxis
  private let marks: ChartMarks
  private var places: [Place]
  private var average: DotGrid
  private var forecast: DotGrid

  /// So few weigh-ins do not break up the line that they stand on.
  private static let columnsPerWeighIn = 4

  /// A mark in its place.
  struct Place: Equatable {
    var character: Character = " "
    var kind = Kind.nothing
  }

  /// What a mark stands for, what hides others last.
  enum Kind: Hashable {
    case nothing, milestone, goal, weighIn, forecast, average, crossing
    /// One of several lines.
    case series(Int)
  }

  /// Draws `chart`, of which `milestones` are shown, between two axes.
  init(
    of chart: WeightChart, milestones: [Milestone], _ dates: DateAxis, _ weights: WeightAxis,
    columns: Int, rows: Int, marks: ChartMarks
  ) {
    self.dates = dates
    self.weights = weights
    self.marks = marks
    self.columns = columns
    self.rows = rows
    hidesWeighIns = chart.points.count > columns / Self.columnsPerWeighIn
    places = Array(repeating: Place(), count: columns * rows)
    average = DotGrid(columns: columns, rows: rows, perPlace: marks.dotsPerPlace)
    forecast = average
    for milestone in milestones { drawLevel(milestone.mass, marks.milestone, .milestone) }
    if let goal = chart.goal, chart.showsGoal { drawLevel(goal.weight, marks.goal, .goal) }
    chart.forecast.map { draw($0) }
    if hidesWeighIns { draw(chart.points) }
    draw(chart.days)
    if !hidesWeighIns { draw(chart.points) }
    for milestone in milestones { drawCrossing(of: milestone) }
  }

  /// The places of a row, from the top.
  func places(ofRow row: Int) -> ArraySlice<Place> {
    places[row * columns..<(row + 1) * columns]
  }

  /// What can be seen of the chart.
  var kinds: Set<Kind> { Set(places.lazy.map(\.kind)) }

  /// The row that a weight lies in.
  func row(of kilograms: Double) -> Int {
    dot(of: kilograms) / marks.dotsPerPlace.rows
  }

  /// The column that a day lies in.
  func column(of date: CivilDate) -> Int {
    dot(of: date) / marks.dotsPerPlace.columns
  }

  private mutating func drawLevel(_ mass: Mass, _ character: Character, _ kind: Kind) {
    for column in 0..<columns { set(column, row(of: mass.kilograms), character, kind) }
  }

  private mutating func draw(_ next: WeightForecast) {
    let first = dot(of: next.trend.lastDate) + 1
    let dots = first...max(first, dot(of: next.end))
    // Every other dot: without colours the forecast must not look like the average.
    for x in dots where marks == .letters || x % 2 == dots.upperBound % 2 {
      let share = Double(x - dots.lowerBound + 1) / Double(dots.count)
      let level = next.trend.levelKilograms
      forecast.set(x, dot(of: level + share * (next.endKilograms - level)))
    }
    for row in 0..<rows {
      for column in 0..<columns where forecast.dots(column: column, row: row) != 0 {
        let dots = forecast.dots(column: column, row: row)
        set(column, row, marks.place(dots, of: .forecast), .forecast)
      }
    }
  }

  private mutating func draw(_ points: [WeighInPoint]) {
    for point in points {
      let kilograms = point.mass.kilograms
      set(column(of: point.date), row(of: kilograms), marks.weighIn, .weighIn)
    }
  }

  private mutating func draw(_ days: [DayFigures]) {
    var last: (x: Int, y: Int)?
    for day in days {
      let next = (x: dot(of: day.date), y: dot(of: day.averageKilograms))
      average.drawLine(from: last ?? next, to: next)
      last = next
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let dots = average.dots(column: column, row: row)
        guard dots != 0 else { continue }
        set(column, row, marks.place(dots, of: .average), .average)
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
    places[row * columns + column] = Place(character: character, kind: kind)
  }

  private func dot(of kilograms: Double) -> Int {
    let last = average.height - 1
    let share = min(max(1 - weights.share(of: kilograms), 0), 1)
    return min(max(Int((share * Double(last)).rounded()), 0), last)
  }

  private func dot(of date: CivilDate) -> Int {
    let last = average.width - 1
    let share = min(max(dates.share(of: date), 0), 1)
    return min(max(Int((share * Double(last)).rounded()), 0), last)
  }
}

import Primitives
import W8Engine

/// What stands around the field of a chart on a terminal.
struct ChartFrame {
  let plot: ChartPlot
  /// The number of columns that the weights at the side take.
  let side: Int
  let style: Style
  private var marks: ChartMarks { plot.marks }

  /// The rows of the field with the weights before and the names of lines behind them, under the unit; below them the days.
  func lines(ends: [(kilograms: Double, name: String)] = [], symbol: String) -> [String] {
    var labels = [String?](repeating: nil, count: plot.rows)
    for tick in plot.weights.ticks { labels[plot.row(of: tick.kilograms)] = tick.label }
    var names = [String?](repeating: nil, count: plot.rows)
    for end in ends { names[plot.row(of: end.kilograms)] = end.name }
    let field = (0..<plot.rows).map { row in
      let label = (labels[row] ?? "").paddedLeft(to: side)
      let edge = labels[row] == nil ? marks.side : marks.sideTick
      let name = names[row].map { " \($0)" } ?? ""
      return style.paint("\(label) \(edge)", .faint) + painted(plot.cells(ofRow: row)) + name
    }
    return [style.paint(symbol.paddedLeft(to: side), .faint)] + field + foot
  }

  /// The lower edge with its marks, and the days below it.
  private var foot: [String] {
    let ticks = plot.dates.ticks { fit($0) }
    let columns = Set(ticks.map { plot.column(of: $0.date) })
    let edge = (0..<plot.columns).map { columns.contains($0) ? marks.footTick : marks.foot }
    var names = ""
    var used = 0
    for (tick, start) in zip(ticks, starts(of: ticks)) {
      names += String(repeating: " ", count: max(start - used, 0)) + tick.label
      used = max(start, used) + displayWidth(tick.label)
    }
    let indent = String(repeating: " ", count: side + 1)
    return [indent + String(marks.corner) + String(edge), indent + " " + names]
      .map { style.paint($0.trimmingBlanksAtEnd, .faint) }
  }

  /// Where the names of the marks begin: in their middle, but inside of the field.
  private func starts(of ticks: [DateAxis.Tick]) -> [Int] {
    ticks.map { tick in
      let width = displayWidth(tick.label)
      let middle = plot.column(of: tick.date) - width / 2
      return max(min(middle, plot.columns - width), 0)
    }
  }

  /// Whether two blanks are left between all names.
  private func fit(_ ticks: [DateAxis.Tick]) -> Bool {
    let starts = starts(of: ticks)
    return zip(zip(ticks, starts), starts.dropFirst()).allSatisfy { tick, next in
      tick.1 + displayWidth(tick.0.label) + 2 <= next
    }
  }

  private func painted(_ cells: ArraySlice<ChartPlot.Cell>) -> String {
    cells.chunked { $0.kind == $1.kind }.map { run in
      let characters = String(run.map { $0.character })
      return run.first.flatMap { part(of: $0.kind) }.map { style.paint(characters, $0) }
        ?? characters
    }.joined()
  }

  private func part(of kind: ChartPlot.Kind) -> Style.Part? {
    switch kind {
    case .nothing, .weighIn: nil
    case .milestone: .faint
    case .goal: .goal
    case .forecast: .forecast
    case .average: .average
    case .crossing: .strong
    case .series(let index): .series(index)
    }
  }
}

/// What a chart on a terminal is drawn on.
package struct ChartScreen {
  /// The number of columns that a line may have.
  let columns: Int
  /// The number of lines that the chart may have.
  let lines: Int
  /// The signs that it has.
  let marks: ChartMarks

  /// With fewer columns there is room for nothing but words.
  private static let leastColumns = 40

  /// The `heading` with the lines below it that `draw` makes, if it makes any, or why nothing is drawn.
  func text(under heading: String, _ style: Style, _ draw: ([String]) -> [String]?) -> String {
    let heading = wrap(heading, width: columns)
    let lines: [String]
    if columns >= Self.leastColumns, let drawn = draw(heading) {
      lines = heading.map { style.paint($0, .strong) } + drawn
    } else {
      let remedy = "a chart needs \(Self.leastColumns) columns; make the terminal wider"
      lines = heading + wrap(remedy, width: columns)
    }
    return lines.map { $0.trimmingBlanksAtEnd + "\n" }.joined()
  }

  package init(columns: Int, lines: Int, marks: ChartMarks) {
    self.columns = columns
    self.lines = lines
    self.marks = marks
  }
}

/// The signs that a chart on a terminal is drawn with.
package enum ChartMarks {
  /// Braille and lines, eight dots in each cell.
  case dots
  /// ASCII alone, for a terminal that has no more.
  case letters

  /// The number of dots that a cell has from left to right, and from top to bottom.
  var dotsPerCell: (columns: Int, rows: Int) {
    switch self {
    case .dots: (2, 4)
    case .letters: (1, 1)
    }
  }

  /// A cell with some of its dots, which are bits as `DotGrid` has them.
  func character(_ dots: UInt8, of line: ChartLine) -> Character {
    switch (self, line) {
    case (.dots, _): Character(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ")
    case (.letters, .average): "*"
    case (.letters, .forecast): "+"
    }
  }

  /// Of the dots of a line over a pause each one that comes after so many is drawn.
  var pauseStep: Int { self == .dots ? 4 : 3 }
  var weighIn: Character { self == .dots ? "•" : "o" }
  /// A session of the line at `index`.
  func point(ofSeries index: Int) -> Character {
    let all: [Character] = self == .dots ? Array("•○▲△■□◆◇") : Array("oxabcdef")
    return all[index % all.count]
  }

  var goal: Character { self == .dots ? "╌" : "=" }
  var milestone: Character { self == .dots ? "┈" : "." }
  var crossing: Character { self == .dots ? "★" : "@" }
  var side: Character { self == .dots ? "│" : "|" }
  var sideTick: Character { self == .dots ? "┤" : "+" }
  var corner: Character { self == .dots ? "└" : "+" }
  var foot: Character { self == .dots ? "─" : "-" }
  var footTick: Character { self == .dots ? "┬" : "+" }
  /// The way the legend shows the average.
  var averageSample: String { self == .dots ? "⣀⠤⠒⠉" : "**" }
  /// The way the legend shows the forecast.
  var forecastSample: String { self == .dots ? "⠁⢀⠁⢀" : "++" }

  /// The text as the terminal can show it, but for what the user wrote.
  func text(_ text: String) -> String {
    guard self == .letters else { return text }
    let words: [Character: String] = ["→": "to", "↓": "down", "↑": "up", "–": "steady", "★": "@"]
    return text.map { words[$0] ?? String($0) }.joined()
  }
}

enum ChartLine {
  case average, forecast
}

/// Of `values`, which ascend by column, the least and the greatest of each column in their order, and the first and
/// the last of all: what a picture with so many columns can show of them.
func extremes<Value>(
  of values: [Value], point: (Value) -> (column: Int, level: Double)
) -> [Value] {
  var kept: [Value] = []
  var start = 0
  while start < values.count {
    let column = point(values[start]).column
    var (end, least, greatest) = (start, start, start)
    while end < values.count, point(values[end]).column == column {
      if point(values[end]).level < point(values[least]).level { least = end }
      if point(values[end]).level > point(values[greatest]).level { greatest = end }
      end += 1
    }
    var indices: Set = [least, greatest]
    if start == 0 { indices.insert(0) }
    if end == values.count { indices.insert(end - 1) }
    kept += indices.sorted().map { values[$0] }
    start = end
  }
  return kept
}

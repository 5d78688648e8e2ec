/// A plane of dots, gathered into the places of a terminal.
struct DotGrid {
  /// How many dots it is wide.
  let width: Int
  /// How many dots it is high.
  let height: Int
  private let columns: Int
  private let perPlace: (columns: Int, rows: Int)
  private var places: [UInt8]

  /// An empty plane of `columns` and `rows` places, of `perPlace` dots each.
  init(columns: Int, rows: Int, perPlace: (columns: Int, rows: Int)) {
    self.columns = columns
    self.perPlace = perPlace
    width = columns * perPlace.columns
    height = rows * perPlace.rows
    places = Array(repeating: 0, count: columns * rows)
  }

  /// Sets the dot at `x` from the left and `y` from the top; nothing outside of the plane.
  mutating func set(_ x: Int, _ y: Int) {
    guard 0..<width ~= x, 0..<height ~= y else { return }
    let place = y / perPlace.rows * columns + x / perPlace.columns
    places[place] |= Self.bits[y % perPlace.rows][x % perPlace.columns]
  }

  /// Sets the dots from one point to another.
  mutating func drawLine(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      set(
        start.x + Int((Double(end.x - start.x) * share).rounded()),
        start.y + Int((Double(end.y - start.y) * share).rounded()))
    }
  }

  /// The dots of a place, as the bits of its Braille pattern; none outside of the plane.
  func dots(column: Int, row: Int) -> UInt8 {
    guard 0..<columns ~= column, places.indices.contains(row * columns + column) else { return 0 }
    return places[row * columns + column]
  }

  /// The bits of the dots in the block Braille Patterns of Unicode, by row and column.
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}

import Testing

@testable import W8Reports

@Suite struct DotGridTests {
  /// Bits of Braille Patterns: dots 1 2 3 7 on the left, 4 5 6 8 on the right.
  @Test func dotsAreGatheredIntoPlaces() {
    var grid = DotGrid(columns: 2, rows: 1, perCell: (2, 4))
    grid.drawLine(from: (0, 0), to: (3, 3))
    #expect(grid.dots(column: 0, row: 0) == 0x01 | 0x10)
    #expect(grid.dots(column: 1, row: 0) == 0x04 | 0x80)
  }

  @Test func whatLiesOutsideIsNotDrawn() {
    var grid = DotGrid(columns: 1, rows: 1, perCell: (1, 1))
    grid.drawLine(from: (-2, -2), to: (4, 4))
    #expect(grid.dots(column: 0, row: 0) == 0x01)
    #expect(grid.dots(column: 1, row: 0) == 0)
    #expect(grid.dots(column: 0, row: -1) == 0)
  }
}

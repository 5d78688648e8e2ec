import Testing
import W8Engine

@Suite struct RowFilterTests {
  private let book = logbook((-20...20).map { entry(day($0), kilograms(80 + Double($0))) })

  @Test func everyRowAscends() {
    let rows = book.rows()
    #expect(rows.count == 41)
    #expect(rows == rows.sorted())
    #expect(rows.compactMap { book.entry(at: $0)?.date } == (-20...20).map(day))
  }

  @Test(arguments: [(-15, 3), (0, 0), (-100, -20), (20, 100), (5, 4), (21, 30), (-30, -21)])
  func bothEndsAreIncluded(since: Int, until: Int) {
    let filter = RowFilter(since: day(since), until: day(until))
    let dates = book.rows(matching: filter).compactMap { book.entry(at: $0)?.date }
    #expect(dates == (-20...20).filter { since <= $0 && $0 <= until }.map(day))
  }

  @Test func aBoundMayBeMissing() {
    #expect(book.rows(matching: RowFilter(since: day(19))).count == 2)
    #expect(book.rows(matching: RowFilter(until: day(-19))).count == 2)
  }

  @Test func filtersChangeNoFigure() throws {
    let row = try #require(book.rows(matching: RowFilter(since: day(20))).first)
    #expect(book.rate(of: row)?.change == kilograms(7))
    #expect(book.figures(of: row).day == book.days.last)
  }
}

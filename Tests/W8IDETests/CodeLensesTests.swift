import Testing
import W8Book
import W8IDE
import W8Laws
import W8TestSupport

@Suite struct CodeLensesTests {
  private func lenses(_ text: String) throws -> [String] {
    guard let analysis = analyze(text) else { return [] }
    return try analysis.codeLenses(in: analysis.root).map {
      "\(analysis.lines($0.range)): \($0.title)"
    }
  }

  /// The sessions of the example: 3 and 10 January at @iron, 6 and 8 January and 2 February at @home, 8 January at @hotel.
  @Test func tellOfMonthsAndGyms() throws {
    #expect(
      try lenses(canonicalLog) == [
        "9: 2 visits, last 10 January 2026",
        "10: 3 visits, last 2 February 2026",
        "11: 1 visit, last 8 January 2026",
        "15: 11 entries · 82.9 → 81.6 · avg ↓ 0.9",
        "49: 4 entries · 80.9 → 79.8 · avg ↓ 1.2",
      ])
  }

  @Test func sayWhenNothingWasVisited() throws {
    #expect(try lenses("# 2026-01\ngym @iron\ngym @24h\n") == ["2: no visits"])
  }
}

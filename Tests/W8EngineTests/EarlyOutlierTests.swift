import Testing
import W8Engine

/// Among the first ten days of a stretch 8 % are too much.
@Suite struct EarlyOutlierTests {
  /// The indices of the outliers among weights on `days`, else a weight a day.
  private func outliers(_ weights: [Double], on days: [Int]? = nil) -> [Int] {
    let entries = weights.enumerated().map { entry(day(days?[$0] ?? $0), kilograms($1)) }
    let book = logbook(entries)
    let found = book.suspectWeights.filter { $0.outlier != nil }
      .compactMap { book.entry(at: $0.entry)?.date }
    return entries.indices.filter { found.contains(entries[$0].date) }
  }

  @Test(
    arguments: [
      ([82.0, 82.2, 32.0, 82.1], [2]), ([28.1, 82.0, 82.2], [0]), ([28.1, 82.0], [1]),
      ([82.0, 32.0, 82.1], [1]), (Array(repeating: 82.0, count: 9) + [72.4], [9]),
      ([82.0, 80.5, 79.4, 78.6], []), ([82.0], []), ([], []),
      // Two that agree are no slip, and are what is usual then.
      ([82.0, 82.2, 72, 72.4, 72.1], []),
      // The first is doubted only if the two after it differ by at most 4 %.
      ([60, 82, 85.3, 82], [0]), ([60, 82, 85.4, 82], []),
      // 8 % of 80 are 6.4.
      ([80, 86.4], []), ([80, 86.5], [1]), ([80, 73.6], []), ([80, 73.5], [1]),
    ])
  func aWeightFarFromTheFirstOnes(weights: [Double], expected: [Int]) {
    #expect(outliers(weights) == expected)
  }

  /// Ten days without a weight allow a kilogram more.
  @Test func aGapAllowsMore() {
    #expect(outliers([80, 87.4], on: [0, 11]) == [] && outliers([80, 87.5], on: [0, 11]) == [1])
    #expect(outliers([70, 77, 77], on: [0, 11, 12]) == [])
    #expect(outliers([69.8, 77, 77], on: [0, 11, 12]) == [0])
  }

  /// After a long pause the second to the tenth day are looked at likewise; the first has none before it that counts.
  @Test func aLongPauseBeginsAgain() {
    let days = Array(0..<12) + [100, 101, 102, 103]
    let before = Array(repeating: 80.0, count: 12)
    #expect(outliers(before + [95, 95.2, 60, 95.1], on: days) == [14])
    #expect(outliers(before + [95, 95.2, 89, 95.1], on: days) == [])
  }

  @Test func itHasNoDeviation() throws {
    let book = daily([82, 82.2, 32, 82.1])
    let outlier = try #require(book.suspectWeights.first?.outlier)
    #expect(outlier.deviations == nil && isClose(outlier.usualKilograms, 82.1))
    #expect(isClose(outlier.differenceKilograms, -50.1))
  }
}

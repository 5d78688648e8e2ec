import Testing
import W8Engine

@Suite struct OutlierTests {
  /// The outlier at the last of daily values.
  private func outlier(_ values: [Double]) -> Outlier? {
    let book = daily(values)
    return book.rows().last.flatMap { book.outlier(at: $0) }
  }

  private let calm = Array(repeating: 80.0, count: 10)

  @Test(
    arguments: [
      // All residuals are 0, so that half a kilogram is the deviation and 2 kg are the limit.
      (82.0, nil), (78, nil), (82.001, 4.002), (77, 6), (84, 8),
    ] as [(Double, Double?)])
  func calmDaysAllowTwoKilograms(value: Double, deviations: Double?) {
    let outlier = outlier(calm + [value])
    #expect(outlier == nil ? deviations == nil : isClose(outlier?.deviations, deviations ?? 0))
    #expect(outlier == nil || outlier?.averageKilograms == 80)
  }

  @Test func tenEarlierDaysAreNeeded() {
    #expect(outlier(Array(calm.dropFirst()) + [90]) == nil)
    #expect(outlier(calm + [90]) != nil)
  }

  @Test func restlessDaysAllowMore() {
    // With span 7 and values 80, 84, 80, 84 … the averages swing between two limits:
    // a = 80 + 0.75·(b − 80), b = a + 0.25·(84 − a), so b = 82.2857…, a = 81.7142….
    // Residuals are 84 − a = 2.2857… and 80 − b = −2.2857…: median 0, deviation 1.4826 · 2.2857….
    let values = (0..<90).map { $0.isMultiple(of: 2) ? 80.0 : 84 }
    let deviation = 1.4826 * 16 / 7
    let average = 576.0 / 7
    #expect(outlier(values + [95.8]) == nil)
    let found = outlier(values + [95.9])
    #expect(isClose(found?.deviationKilograms, deviation, within: 1e-6))
    #expect(isClose(found?.averageKilograms, average, within: 1e-6))
    #expect(isClose(found?.differenceKilograms, 95.9 - average, within: 1e-6))
  }

  @Test func onlyTheLastThirtyDaysAreLookedAt() {
    let restless = (0..<60).map { $0.isMultiple(of: 2) ? 80.0 : 90 }
    let settled = Array(repeating: 80.0, count: 60)
    #expect(isClose(outlier(restless + settled + [83])?.deviationKilograms, 0.5))
  }

  @Test func excludedWeightsAndOtherDaysDoNotMatter() {
    let entries = calm.indices.map { entry(day($0), kilograms(80)) }
    let book = logbook(
      entries + [
        entry(day(20), kilograms(95)).excluded, entry(day(20), kilograms(90)), entry(day(21)),
      ])
    let found = book.rows().map { book.outlier(at: $0)?.differenceKilograms }
    #expect(found == Array(repeating: nil, count: 11) + [10, nil])
  }
}

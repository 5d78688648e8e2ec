import Testing
import W8Engine

@Suite struct OutlierTests {
  /// The outlier at the last of daily values.
  private func outlier(_ values: [Double]) -> Outlier? {
    let book = daily(values)
    return book.rows().last.flatMap { book.stray(at: $0)?.outlier }
  }

  private let calm = Array(repeating: 80.0, count: 10)

  @Test(
    arguments: [
      // All residuals are 0, so that 600 g is the deviation and 2.4 kg are the limit.
      (82.4, nil), (77.6, nil), (82.43, 4.05), (77, 5), (84.2, 7),
    ] as [(Double, Double?)])
  func calmDaysAllowSomeWater(value: Double, deviations: Double?) {
    let outlier = outlier(calm + [value])
    #expect(outlier == nil ? deviations == nil : isClose(outlier?.deviations, deviations ?? 0))
    #expect(outlier == nil || outlier?.usualKilograms == 80)
  }

  @Test func tenEarlierDaysAreNeeded() {
    #expect(outlier(Array(calm.dropFirst()) + [86]) == nil)
    #expect(outlier(calm + [86]) != nil)
  }

  @Test func restlessDaysAllowMore() {
    // Of seven values in turn 80 and 84 the median is that of the first and last: each value differs from it by 4.
    let values = (0..<90).map { $0.isMultiple(of: 2) ? 80.0 : 84 }
    let deviation = 1.4826 * 4
    #expect(outlier(values + [107.7]) == nil)
    let found = outlier(values + [107.8])
    #expect(isClose(found?.deviationKilograms, deviation, within: 1e-6))
    #expect(isClose(found?.usualKilograms, 84, within: 1e-6))
    #expect(isClose(found?.differenceKilograms, 23.8, within: 1e-6))
  }

  /// Two slips among seven days move no median: what is right after them is not doubted.
  @Test func slipsBeforeDoNotMakeOthersOutliers() {
    let values = calm + [824, 80, 181, 80.5, 79.6, 81, 80]
    let book = daily(values)
    let found = book.rows().map { book.stray(at: $0)?.outlier?.differenceKilograms }
    #expect(found.compactMap { $0 } == [744, 101])
  }

  /// 100 g for each day without a weight: nine days between 9 and 19 allow 3.3 kg.
  @Test func aGapAllowsMore() {
    func found(_ value: Double) -> Bool {
      let entries = calm.indices.map { entry(day($0), kilograms(80)) }
      let book = logbook(entries + [entry(day(19), kilograms(value))])
      return book.rows().last.map { book.stray(at: $0)?.outlier != nil } ?? false
    }
    #expect(!found(83.3) && found(83.31) && !found(76.7) && found(76.69))
  }

  @Test func onlyTheLastThirtyDaysAreLookedAt() {
    let restless = (0..<60).map { $0.isMultiple(of: 2) ? 80.0 : 90 }
    let settled = Array(repeating: 80.0, count: 60)
    #expect(isClose(outlier(restless + settled + [83])?.deviationKilograms, 0.6))
  }

  @Test func excludedWeightsAndOtherDaysDoNotMatter() {
    let entries = calm.indices.map { entry(day($0), kilograms(80)) }
    let book = logbook(
      entries + [
        entry(day(20), kilograms(95)).excluded, entry(day(20), kilograms(90)), entry(day(21)),
      ])
    let found = book.rows().map { book.stray(at: $0)?.outlier?.differenceKilograms }
    #expect(found == Array(repeating: nil, count: 11) + [10, nil])
  }
}

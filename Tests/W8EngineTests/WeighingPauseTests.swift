import Testing
import W8Engine

/// After a pause, what was usual before it says nothing of what comes after.
@Suite struct WeighingPauseTests {
  /// The days on which somebody who weighs every so many days stands on a scale: twenty, a pause, and twenty more.
  private func days(every distance: Int, pause: Int) -> [Int] {
    (0..<40).map { $0 * distance + ($0 < 20 ? 0 : pause - distance) }
  }

  /// A weigh-in on each of `days` from 2020 on: 90 kg more or less before the pause, and so much more after it.
  private func entries(on days: [Int], change: (Int) -> Double) -> [Entry] {
    let swings = [0, 0.2, -0.1, 0.1, -0.2]
    return zip(days.indices, days).compactMap { index, day in
      date(2020, 1, 1).adding(days: day).map {
        entry($0, kilograms(90 + swings[index % 5] + change(index)))
      }
    }
  }

  /// The indices of the entries that are outliers.
  private func outliers(_ entries: [Entry]) -> [Int] {
    let book = logbook(entries)
    let found = book.suspectWeights.filter { $0.outlier != nil }
    let dates = found.compactMap { book.entry(at: $0.entry)?.date }
    return dates.compactMap { date in entries.firstIndex { $0.date == date } }
  }

  /// The first weight is compared with those before the pause, 100 g allowed for each day of it, as long as none comes after
  /// it that is like it; the others are not.
  @Test(
    arguments: [1, 7, 14, 30],
    [30, 60, 120, 400, 600])
  func onlyTheFirstWeightAfterAPauseMayBeDoubted(every distance: Int, pause: Int) {
    guard pause > 3 * distance else { return }
    for change in [-15, -8, -3, 3, 8, 15] as [Double] {
      let entries = entries(on: days(every: distance, pause: pause)) { $0 < 20 ? 0 : change }
      let isFar = change.magnitude > 2.4 + 0.1 * Double(pause - 1)
      #expect(outliers(Array(entries[...20])) == (isFar ? [20] : []), "\(change) kg")
      #expect(outliers(entries) == [], "\(change) kg")
    }
  }

  /// Who weighs monthly keeps the rule: two or three months are no pause.
  @Test(arguments: [(14, 30), (30, 60), (30, 90), (7, 20), (1, 15)])
  func whatIsNotMuchLongerThanUsualIsNoPause(every distance: Int, pause: Int) {
    let days = days(every: distance, pause: pause)
    let entries = entries(on: days) { $0 == 22 ? 15 : 0 }
    #expect(outliers(entries) == [22])
    // A change of the level is told only while it is new.
    let changed = self.entries(on: days) { $0 < 20 ? 0 : 15 }
    #expect(outliers(Array(changed[...20])) == [20] && outliers(changed) == [])
  }

  /// A slow loss that goes on in the pause is no slip.
  @Test(arguments: [1, 7], [30, 60, 120, 400])
  func aSlowLossIsNotDoubted(every distance: Int, pause: Int) {
    let days = days(every: distance, pause: pause)
    #expect(outliers(entries(on: days) { -0.05 * Double(days[$0]) }) == [])
  }

  /// After the pause slips of 8 % are found from the second day on, and smaller ones from the eleventh.
  @Test func afterThePauseSlipsAreFoundAgain() {
    let days = days(every: 1, pause: 100)
    for slip in [21, 29, 30, 35] {
      let far = entries(on: days) { $0 < 20 ? 0 : $0 == slip ? -2 : -10 }
      #expect(outliers(far) == [slip])
      let near = entries(on: days) { $0 < 20 ? 0 : $0 == slip ? -5 : -10 }
      #expect(outliers(near) == (slip < 30 ? [] : [slip]))
    }
  }

  /// Pounds typed as kilograms are found on the first days too: that looks at the whole log.
  @Test func theUnitIsDoubtedAllTheSame() {
    let entries = entries(on: days(every: 1, pause: 60)) { $0 == 22 ? 107 : 0 }
    #expect(logbook(entries).suspectWeights.compactMap(\.suspectUnit).count == 1)
  }
}

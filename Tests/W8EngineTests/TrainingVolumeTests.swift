import Testing
import W8Engine
import W8TestSupport

@Suite struct TrainingVolumeTests {
  @Test func volumesOfPeriodsAddUpToThoseOfExercises() {
    for seed in UInt64(0)..<30 {
      var generator = SeededGenerator(seed: seed)
      let months = RandomBook.months.map { RandomBook.log(of: $0, using: &generator) }
      let book = Logbook(months: months, settings: RandomBook.settings(using: &generator))
      var total = MassTotal.zero
      for month in RandomBook.months { total += book.volume(in: Period(month).days) }
      var expected = MassTotal.zero
      for use in book.exerciseUses { expected += book.history(of: use.exercise).figures.volume }
      #expect(total == expected)
      #expect(book.volume(in: .first ... .last) == expected)
    }
  }

  @Test func bothEndsAreIncluded() {
    let book = logbook(
      (0..<5).map { number in
        entry(day(number)).doing(exercise("X", group(x: 1, at: load(Double(1 << number)))))
      })
    // 2 + 4 + 8
    #expect(book.volume(in: day(1)...day(3)) == MassTotal(kilograms(14)))
  }
}

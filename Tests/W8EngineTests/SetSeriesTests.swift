import Primitives
import Testing
import W8Engine

@Suite struct SetSeriesTests {
  @Test func listsAreRepeatedWhole() {
    // 3x5/5/4 are nine sets.
    let list = group().repeating(
      SetElement(repetitions: 5), SetElement(repetitions: 5), SetElement(repetitions: 4), times: 3)
    #expect(list.sets.map(\.repetitions) == [5, 5, 4, 5, 5, 4, 5, 5, 4])
  }

  @Test func whatAShorterListLacksIsNotKnown() {
    // 5/4 60s/50s/40s: nobody wrote the repetitions of the third set.
    var group = SetGroup()
    group.repetitions = SetSeries(
      SetElement(repetitions: 5), rest: [SetElement(repetitions: 4)])
    group.seconds = SetSeries(
      SetElement(seconds: 60), rest: [SetElement(seconds: 50), SetElement(seconds: 40)])
    #expect(group.sets.map(\.repetitions) == [5, 4, nil])
    #expect(group.sets.map(\.seconds) == [60, 50, 40])
    #expect(group.completedSetCount == 2)
    #expect(group.completedRepetitions == 9)
  }

  @Test func timesAreClamped() {
    let one = SetElement(repetitions: 5)
    #expect(
      [Int.min, 0, 1, 99, 100, .max].map { SetSeries(one, times: $0).times } == [
        1, 1, 1, 99, 99, 99,
      ])
    #expect(SetSeries(one, rest: [one, one], times: 4).count == 12)
  }
}

private func group() -> SetGroup { SetGroup() }

import Primitives
import Testing
import W8Engine
import W8TestSupport

@Suite struct SetGroupTests {
  @Test func aListIsOneSetForEachItem() {
    // 5/5/4! 70: three sets, the last one failed after four.
    let group = SetGroup().repeating(
      SetElement(repetitions: 5), SetElement(repetitions: 5), SetElement(repetitions: 4, .failed))
    #expect(group.setCount == 3 && group.completedSetCount == 3)
    #expect(group.completedRepetitions == 14)
    #expect(group.sets.map(\.mark) == [.none, .none, .failed])
  }

  @Test func missedSetsAreNotCompleted() {
    let missed = SetGroup().repeating(SetElement(repetitions: 0, .failed))
    #expect(missed.setCount == 1 && missed.completedSetCount == 0)
    let open = SetGroup().repeating(
      SetElement(repetitions: 12, .asManyAsPossible), SetElement(repetitions: 0, .failed), times: 2)
    #expect(open.completedSetCount == 2 && open.completedRepetitions == 24)
  }

  @Test func timesAndDistancesGoAlong() {
    var carry = SetGroup()
    carry.distances = SetSeries(SetElement(Distance(thousandths: 40_000, of: .meter)), times: 4)
    carry.seconds = SetSeries(SetElement(seconds: 35))
    #expect(carry.setCount == 4 && carry.completedSetCount == 0 && carry.completedRepetitions == 0)
    #expect(carry.sets.map(\.seconds) == [35, 35, 35, 35])
    #expect(carry.sets.last?.distance?.meters == 40 && carry.sets.last?.repetitions == nil)
    // 400m 95s/97s/99s: each run has its own time.
    carry.distances = SetSeries(SetElement(Distance(thousandths: 400_000, of: .meter)))
    carry.seconds = SetSeries(
      SetElement(seconds: 95), rest: [SetElement(seconds: 97), SetElement(seconds: 99)])
    #expect(carry.sets.map(\.seconds) == [95, 97, 99])
    #expect(carry.sets.map(\.distance?.meters) == [400, 400, 400])
  }

  @Test func aBareGroupIsOneSet() {
    #expect(SetGroup().setCount == 1 && SetGroup().completedSetCount == 0)
    #expect(SetGroup().sets.map(\.repetitions) == [nil])
  }

  @Test func countsAreThoseOfTheSets() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      let group = RandomBook.group(using: &generator)
      let repetitions = group.sets.map { $0.repetitions ?? 0 }
      #expect(repetitions.count == group.setCount)
      #expect(group.completedRepetitions == repetitions.reduce(0, +))
      #expect(group.completedSetCount == repetitions.count { $0 > 0 })
    }
  }

  @Test func extremesDoNotTrap() {
    for amount in [Int.min, -1, .max] {
      let group = SetGroup().repeating(
        SetElement(repetitions: amount), SetElement(repetitions: amount), times: 99)
      #expect(group.completedRepetitions >= 0 && group.completedSetCount >= 0)
      #expect(group.sets.first?.repetitions == amount)
    }
  }
}

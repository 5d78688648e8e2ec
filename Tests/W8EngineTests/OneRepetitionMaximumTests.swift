import Testing
import W8Engine

@Suite struct OneRepetitionMaximumTests {
  private let hundred = Mass(thousandths: 100_000, of: .kilogram)

  /// All pairs of sets on plates of 1.25 kg and 2.5 lb: equal as fractions, equal as estimates, and in the same order.
  @Test(arguments: [(1250, .kilogram), (2500, .pound)] as [(Int64, MassUnit)])
  func setsThatComeToTheSameAreEqual(step: Int64, unit: MassUnit) throws {
    var sets: [(load: Mass, repetitions: Int, estimate: Double)] = []
    for count in 1...120 as ClosedRange<Int64> {
      let load = Mass(thousandths: count * step, of: unit)
      for repetitions in 2...12 {
        let estimate = OneRepetitionMaximum.epleyKilograms(load: load, repetitions: repetitions)
        sets.append((load, repetitions, try #require(estimate)))
      }
    }
    sets.sort {
      $0.load.tenNanograms * Int64(30 + $0.repetitions) < $1.load.tenNanograms
        * Int64(30 + $1.repetitions)
    }
    for (one, other) in zip(sets, sets.dropFirst()) {
      let isEqual =
        one.load.tenNanograms * Int64(30 + one.repetitions) == other.load.tenNanograms
        * Int64(30 + other.repetitions)
      #expect(isEqual ? one.estimate == other.estimate : one.estimate < other.estimate)
    }
  }

  @Test(
    arguments: [
      // 100 · (1 + 5/30) and 100 · 36/32; one repetition is the load itself.
      (1, 100, 100), (5, 116.666_666_666_667, 112.5), (12, 140, 144),
      (10, 133.333_333_333_333, 133.333_333_333_333), (2, 106.666_666_666_667, 102.857_142_857_143),
    ] as [(Int, Double, Double)])
  func estimates(repetitions: Int, epley: Double, brzycki: Double) {
    #expect(
      isClose(
        OneRepetitionMaximum.epleyKilograms(load: hundred, repetitions: repetitions), epley))
    #expect(
      isClose(
        OneRepetitionMaximum.brzyckiKilograms(load: hundred, repetitions: repetitions), brzycki
      ))
  }

  @Test(arguments: [0, 13, -1, 37, Int.max, .min])
  func otherRepetitionsGiveNone(repetitions: Int) {
    #expect(
      OneRepetitionMaximum.epleyKilograms(load: hundred, repetitions: repetitions) == nil)
    #expect(
      OneRepetitionMaximum.brzyckiKilograms(load: hundred, repetitions: repetitions) == nil)
  }
}

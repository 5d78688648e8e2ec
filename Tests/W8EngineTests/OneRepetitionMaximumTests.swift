import Testing
import W8Engine

@Suite struct OneRepetitionMaximumTests {
  @Test(
    arguments: [
      // 100 · (1 + 5/30) and 100 · 36/32; one repetition is the load itself.
      (1, 100, 100), (5, 116.666_666_666_667, 112.5), (12, 140, 144),
      (10, 133.333_333_333_333, 133.333_333_333_333), (2, 106.666_666_666_667, 102.857_142_857_143),
    ] as [(Int, Double, Double)])
  func estimates(repetitions: Int, epley: Double, brzycki: Double) {
    #expect(
      isClose(
        OneRepetitionMaximum.epleyKilograms(loadKilograms: 100, repetitions: repetitions), epley))
    #expect(
      isClose(
        OneRepetitionMaximum.brzyckiKilograms(loadKilograms: 100, repetitions: repetitions), brzycki
      ))
  }

  @Test(arguments: [0, 13, -1, 37, Int.max, .min])
  func otherRepetitionsGiveNone(repetitions: Int) {
    #expect(
      OneRepetitionMaximum.epleyKilograms(loadKilograms: 100, repetitions: repetitions) == nil)
    #expect(
      OneRepetitionMaximum.brzyckiKilograms(loadKilograms: 100, repetitions: repetitions) == nil)
  }
}

import Testing
import W8Engine

@Suite struct OneRepetitionMaximumTests {
  @Test(arguments: [
    // 100 · (1 + 5/30) and 100 · 36/32; one repetition is the load itself.
    (1, 100.0, 100.0), (5, 100 * 35.0 / 30, 112.5), (12, 140, 144), (10, 400.0 / 3, 400.0 / 3),
    (2, 320.0 / 3, 720.0 / 7),
  ])
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

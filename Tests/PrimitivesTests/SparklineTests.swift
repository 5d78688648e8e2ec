import Primitives
import Testing

@Suite struct SparklineTests {
  @Test(
    arguments: [
      ([], 9, ""), ([80], 9, "▄"), ([80, 80, 80], 9, "▄▄▄"),
      ([1, 2, 3, 4, 5, 6, 7, 8], 9, "▁▂▃▄▅▆▇█"),
      ([0, 7, 8, 1], 9, "▁██▂"), ([1, 3, 9, 11], 2, "▁█"), ([1, 2], 0, "▄"),
    ] as [([Double], Int, String)])
  func barsGoFromTheLeastToTheGreatest(values: [Double], width: Int, expected: String) {
    #expect(sparkline(values, width: width) == expected)
  }
}

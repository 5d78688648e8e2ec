import Testing

@testable import W8CommandLine
@testable import W8Reports

@Suite struct ChartMarksTests {
  @Test(
    arguments: [
      ([:], ChartMarks.dots), (["LANG": "C"], .dots), (["LC_ALL": "C"], .dots),
      (["TERM": "linux", "LANG": "en_US.UTF-8"], .letters), (["TERM": "dumb"], .letters),
      (["TERM": "xterm-256color"], .dots),
    ])
  func theTerminalDecidesAndNoLocale(variables: [String: String], marks: ChartMarks) {
    #expect(ChartMarks { variables[$0] } == marks)
  }
}

import Testing

@testable import W8CommandLine

@Suite struct ChartMarksTests {
  @Test(
    arguments: [
      ([:], ChartMarks.dots), (["LANG": "en_US.UTF-8"], .dots), (["LANG": "C.utf8"], .dots),
      (["LANG": "C"], .letters), (["LANG": "en_US.ISO-8859-1"], .letters),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .letters),
      (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], .dots),
      (["TERM": "linux", "LANG": "en_US.UTF-8"], .letters), (["TERM": "dumb"], .letters),
      (["TERM": "xterm-256color"], .dots),
    ])
  func theLocaleAndTheTerminalDecide(variables: [String: String], marks: ChartMarks) {
    #expect(ChartMarks { variables[$0] } == marks)
  }
}

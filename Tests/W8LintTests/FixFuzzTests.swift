import Testing
import W8Laws
import W8TestSupport

@Suite struct FixFuzzTests {
  @Test(arguments: FaultyLogs.Recipe.allCases)
  func fixesTakeTheFaultAwayAndBringNoError(_ recipe: FaultyLogs.Recipe) {
    var logs = FaultyLogs(recipe, seed: 8_202)
    for _ in rounds(120) {
      let log = logs.next()
      if let broken = brokenFixLaw(log, of: .every) {
        Issue.record("\(broken) of \(String(decoding: log, as: UTF8.self).debugDescription)")
      }
    }
  }
}

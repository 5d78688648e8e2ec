import Testing
import W8Analysis
import W8TestSupport
import W8Text

/// Logs put together from words that are right and wrong by themselves.
@Suite struct FixFuzzTests {
  private static let starts = [
    "03 Sat ", "04 ", "05 Mon", "2026-01-06 ", "    @iron ", "    @", "    ", "    + Row", "    > ",
    "> ", "; ", "; w8log:ignore ", "gym ", "unit ", "w8log ", "lint ", "trend ", "gaol ", "# ",
    "# 2026-01 ", "# 2026-02", "x-", "", "  ", "goal ", "unti ", "gmy ", "Weight ",
  ]
  private static let words = [
    "82.1", "83,4", "824", "8.24?", "182lb", "13st", "4.5", "13st4", "-", "kg", "lb?", "st", "7:05",
    "21:40", "06:30-07:30", "@iron", "@home", "@irn", "@24h", "@rpe8", "@", "#salty", "#1",
    "fat:18%",
    "fat", "22%", "\"Iron\"", "\"", "(", ")", "> note", ">", "; comment", ";", "Squat", "Squat:",
    "3x5", "bw+10", "RPE", "8", "\u{A0}", "“", "é", "color:grey", "color:\"tael\"", "span:7", "1.0",
    "1.3", "2.0", "no-unti", "off", "default", "alias:@old", "pm", "26:40", "Sat", "\u{7}", "kg ",
  ]

  /// Fixes that make a line mean something, so that a fault of that meaning may show up.
  private static let exempt: Set<String> = [
    "note-at-margin", "bad-month", "control-character", "indented-day", "invalid-utf8",
  ]

  @Test func fixesTakeTheFaultAwayAndBringNoError() throws {
    var generator = SeededGenerator(seed: 8_202)
    for _ in 0..<1_500 {
      let text = log(&generator)
      let bytes = Array(text.utf8)
      let analysis = try #require(analyze(bytes))
      let before = analysis.diagnostics(of: analysis.root)
      for diagnostic in before where !Self.exempt.contains(diagnostic.rule.name) {
        for fix in analysis.fixes(for: diagnostic, in: analysis.root) {
          let fixed = try #require(bytes.applying(fix.edits))
          let again = try #require(analyze(fixed))
          let after = again.diagnostics(of: again.root)
          let comment: Comment = """
            \(diagnostic.rule.name), \(fix.title)
            \(text.debugDescription)
            \(String(decoding: fixed, as: UTF8.self).debugDescription)
            """
          #expect(count(diagnostic.code, after) < count(diagnostic.code, before), comment)
          for code in Set(after.filter { $0.severity == .error }.map(\.code)) {
            #expect(count(code, after) <= count(code, before), "\(code) \(comment)")
          }
        }
      }
    }
  }

  private func count(_ code: RuleCode, _ found: [Diagnostic]) -> Int {
    found.count { $0.code == code }
  }

  private func log(_ generator: inout SeededGenerator) -> String {
    var text = Bool.random(using: &generator) ? "# 2026-01\n" : ""
    let lineEnd = Int.random(in: 0..<4, using: &generator) == 0 ? "\r\n" : "\n"
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      text += Self.starts.randomElement(using: &generator) ?? ""
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        text += (Self.words.randomElement(using: &generator) ?? "") + " "
      }
      text += lineEnd
    }
    if Bool.random(using: &generator) { text.removeLast() }
    return text
  }
}

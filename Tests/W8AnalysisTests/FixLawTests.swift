import Testing
import W8Analysis
import W8TestSupport
import W8Text

@Suite struct FixLawTests {
  @Test(arguments: Rule.all)
  func fixesOfTheExampleRemoveTheFaultAndAddNone(_ rule: Rule) throws {
    try checkFixes(rule.explanation.exampleBytes)
  }

  @Test(arguments: UInt64(0)..<400)
  func fixesOfRandomLogsRemoveTheFaultAndAddNone(_ seed: UInt64) throws {
    try checkFixes(Array(randomLog(seed).utf8))
  }

  @Test(arguments: UInt64(0)..<300)
  func fixesOfBrokenLogsRemoveTheFaultAndAddNone(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(randomLog(seed).utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let offset = Int.random(in: 0...bytes.count, using: &generator)
      if Bool.random(using: &generator) {
        bytes.insert(UInt8.random(in: 0...255, using: &generator), at: offset)
      } else if offset < bytes.count {
        bytes.remove(at: offset)
      }
    }
    try checkFixes(bytes)
  }

  @Test(arguments: UInt64(0)..<200)
  func messagesAreShortAndStartSmall(_ seed: UInt64) throws {
    let analysis = try #require(analyze(randomLog(seed)))
    for diagnostic in analysis.diagnostics(of: analysis.root) {
      let message = diagnostic.message
      #expect(message.count < 100, "\(message)")
      #expect(!message.hasSuffix("."), "\(message)")
      #expect(diagnostic.range.end <= analysis.root.text.byteCount)
    }
  }

  /// Up to twenty lines, most of them with a fault or near one, in any order.
  private func randomLog(_ seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    let ends = seed % 4 == 0 ? ["\n", "\r\n"] : [seed % 4 == 1 ? "\r\n" : "\n"]
    var text = seed % 8 == 0 ? "\u{FEFF}" : ""
    for _ in 0..<Int.random(in: 1...20, using: &generator) {
      text += lines.randomElement(using: &generator) ?? ""
      text += ends.randomElement(using: &generator) ?? "\n"
    }
    if seed % 5 == 0 { text += lines.randomElement(using: &generator) ?? "" }
    return text
  }

  private let lines = [
    "# 2026-01", "# 2026-01", "# 2026-02", "# 2030-06", "# 2026-01 February", "# March 2026",
    "# 2026/1  cold", "# week 3", "# felt great", "#", "##", "# 2025-12 > easy",
    "03 Sat 82.1", "03 Fri 82.1", "03 82", "03 82", "31 80", "01 Thu 81 07:05", "05 Mo 82",
    "05 Su 82", "04 rest 82", "30 83 7:10pm", "30 83 07:00 7:10 pm", "28 Sat", "28 ; only this",
    "00 82", "2026-01-07 82", "2026-02-01 82", "2026-13-01 82", "2031-01-01 82", "2026-01-03 82",
    "03/01/2026 82", "1.2.26 Sat 82", "2026-1-3 82", "02 Fri 82 @iron > note",
    "    03 Sat 82.1", "  2026-02-04 80", "    32 Fri 80", "    @iron 07:00", "    Squat: 3x5 100",
    "    > note \u{07}x", "    ; comment", "; comment", "; w8log:ignore weekday-mismatch", "", "",
    "\u{07}03 82", "03\u{A0}82", "~ unknown", "    ~ unknown", "> margin", "order newest",
    "order oldest", "gym @iron “Iron Temple”", "gym @iron \"Iron Temple color:red",
    "02 82 (never closed", "03 82.1.2 foo", "<<<<<<< HEAD", "||||||| base", "=======",
    ">>>>>>> phone", "unit kg", "lint W8110 info", "x-mine whatever",
    "~ " + String(repeating: "long ", count: 30),
    "# " + String(repeating: "long", count: 30),
  ]
}

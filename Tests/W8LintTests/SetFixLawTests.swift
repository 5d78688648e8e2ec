import Testing
import W8Book
import W8Laws
import W8Lint
import W8TestSupport

/// Exercise lines put together from items that are right and wrong by themselves.
@Suite struct SetFixLawTests {
  @Test(arguments: UInt64(0)..<400)
  func fixesOfRandomSetsRemoveTheFaultAndAddNone(_ seed: UInt64) throws {
    let bytes = Array(randomLog(seed).utf8)
    try checkFixes(bytes)
    let analysis = try #require(analyze(bytes))
    for diagnostic in analysis.diagnostics(of: analysis.root) {
      #expect(diagnostic.message.count < 100, "\(diagnostic.message)")
    }
  }

  private func randomLog(_ seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    let lineEnd = seed % 4 == 0 ? "\r\n" : "\n"
    var text = seed % 3 == 0 ? "" : "# 2026-01\(lineEnd)"
    for day in 1...Int.random(in: 1...6, using: &generator) {
      let start = Self.starts.randomElement(using: &generator) ?? ""
      text += start.replacing("DD", with: "0\(day)")
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        text += Self.items.randomElement(using: &generator) ?? ""
        text += Self.gaps.randomElement(using: &generator) ?? " "
      }
      text += lineEnd
    }
    return text
  }

  private static let starts = [
    "DD 82.1 ", "DD 82 @iron ", "    @home ", "    @iron 07:00", "    > note ",
    "; w8log:ignore bad-set", "    Squat: ", "    Squat: ", "    Row: ", "    + Row: ",
    "    \"Curl: EZ\": ", "    + Bench press :", "  Run: ",
  ]
  private static let gaps = [" ", " ", " ", "  ", ", ", ",", " ,", "\t", "\u{A0}"]
  private static let items = [
    "3x5", "5", "5/5/4!", "w5", "100", "102.5", "100kg", "bw+10", "-15", "7lvl", "@8", "@8.5",
    "rir2", "(pause)", "(", "\"", "3x60s", "1:30", "5km", "20m", "4x400m", "100kg x 5 x 3",
    "3x5x100kg", "5x100kg", "5xbw", "100 x 5", "100x5", "w100x5", "5,5,4", "102,5", "8-12", "@60",
    "@ 60", "@62.5kg", "@80%", "RPE 8", "@RPE8", "rir 2", "RIR 12", "@10.5", "@iron", "@home",
    "@bw", "10r", "2s", "80%", "amrap", "to failure", "kg", "lb", "x", "0", "0!", "1200", "9999",
    "5x100", "30x5", "3x70", "> tail", "; tail", "> @iron", ",", "20h",
  ]
}

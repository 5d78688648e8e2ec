import Testing
import W8Book
import W8Edits
import W8Engine
import W8IDE
import W8Laws
import W8TestSupport
import W8Text

@Suite struct PastedLinesTests {
  private let log = "unit kg\n\n# 2026-11\n\n12 Thu   83.6\n24 Tue   82.2\n"
  private let tenLines = """
    11/13: 83.4
    • 14 Nov — 83.2
    - 15 Nov: 83.0
    16.11.: 82,9 kg
    17th 82.8
    Nov 18: 82.7 kg
    Thu 19: 82.6
    20 Nov\t82.5
    2026-11-21: 82,4
    22 Nov 82.3 “slept badly”

    """
  private let entries = """
    13 Fri   83.4
    14 Sat   83.2
    15 Sun   83.0
    16 Mon   82.9
    17 Tue   82.8
    18 Wed   82.7
    19 Thu   82.6
    20 Fri   82.5
    21 Sat   82.4
    22 Sun   82.3  > slept badly

    """

  @Test(arguments: ["\n", "\r\n"])
  func tenLinesOfEightNotationsBecomeTenEntries(_ lineEnd: String) throws {
    let ended = { (text: String) in text.replacing("\n", with: lineEnd) }
    let expected = ended("unit kg\n\n# 2026-11\n\n12 Thu   83.6\n\(entries)24 Tue   82.2\n")
    let below = ended(log + tenLines)
    #expect(written(below, at: "17th") == ["Write these 10 lines as entries": expected])
    let above = ended(log.replacing("24 Tue", with: tenLines + "24 Tue"))
    #expect(written(above, at: "11/13") == ["Write these 10 lines as entries": expected])
  }

  @Test func aPastedTextIsWrittenAsEntries() throws {
    let analysis = try #require(analyze(log, today: parseDate("2026-11-29")))
    let ways = analysis.additions(ofPasted: tenLines, at: log.utf8.count, in: analysis.root)
    #expect(ways.map(\.title) == ["Write these 10 lines as entries"])
    let text = Array(log.utf8).applying(ways[0].edit.files[0].edits)
    #expect(
      String(decoding: try #require(text), as: UTF8.self)
        == "unit kg\n\n# 2026-11\n\n12 Thu   83.6\n\(entries)24 Tue   82.2\n")
    // With a line that cannot be read something would be lost; lines of a log are pasted as they are.
    for other in [tenLines + "call Bob\n\nmilk 3\n", "13 Fri   83.4\n14 Sat   83.2\n", "", "hello"]
    {
      #expect(analysis.additions(ofPasted: other, at: 0, in: analysis.root).isEmpty)
    }
  }

  @Test func trainingIsReadAsImportReadsIt() {
    let pasted = "24 Nov\nSquat 3x5 100kg\nBench: 3x8 60 kg\n25 Nov 82.0 kg\n"
    #expect(
      written("unit kg\n\n# 2026-11\n\n12 Thu   83.6\n" + pasted, at: "25 Nov").values.first
        == """
        unit kg

        # 2026-11

        12 Thu   83.6
        24 Tue
            Squat:              3x5 100
            Bench:              3x8 60
        25 Wed   82.0

        """)
  }

  @Test func bothReadingsAreOfferedIfNothingDecides() {
    let open = written(log + "11/10: 83\n11/9: 84\n", at: "11/10")
    #expect(
      Set(open.keys) == [
        "Write these 2 lines as entries (from 10 November 2026)",
        "Write these 2 lines as entries (from 11 October 2026)",
      ])
    let decided = written(log + "11/10: 83\n11/19: 84\n", at: "11/10")
    #expect(decided.keys.count == 1)
    #expect(decided.values.first?.contains("10 Tue   83\n12 Thu   83.6\n19 Thu   84\n") == true)
  }

  @Test func whatCannotBeReadStays() {
    let text = log + "11/13: 83.4\n11/14: 83.2 or 83.3?\n"
    #expect(
      written(text, at: "11/13").values.first
        == "unit kg\n\n# 2026-11\n\n12 Thu   83.6\n13 Fri   83.4\n24 Tue   82.2\n11/14: 83.2 or 83.3?\n"
    )
    // The day has a weight.
    #expect(
      written(log + "24 Nov: 81.0\n", at: "24 Nov").values.allSatisfy { $0.hasPrefix("refused") })
  }

  @Test(arguments: ["12 Thu", "unit", "# 2026"])
  func linesOfALogHaveNoSuchAction(_ needle: String) {
    #expect(written(log, at: needle).isEmpty)
  }

  /// The results of the actions that write lines as entries, by title, at the first `needle`.
  private func written(_ text: String, at needle: String) -> [String: String] {
    guard let analysis = analyze(text, today: parseDate("2026-11-29")),
      let start = offset(of: needle, in: text)
    else { return [:] }
    var results: [String: String] = [:]
    for offer in analysis.refactorings(in: analysis.root, for: TextRange(at: start))
    where offer.title.hasPrefix("Write th") {
      do throws(EditRefusal) {
        let edits = try offer.make().files.first?.edits ?? []
        let bytes = Array(text.utf8).applying(edits) ?? []
        results[offer.title] = String(decoding: bytes, as: UTF8.self)
      } catch {
        results[offer.title] = "refused: \(error)"
      }
    }
    return results
  }
}

import Testing
import W8Analysis
import W8TestSupport
import W8Text

/// How many slips the rules about the history find in lifelike logs, and how many true lines they doubt.
@Suite struct CalibrationTests {
  /// The rules, and the slips that they are there to find.
  private static let rules: [(name: String, slips: [LifelikeLog.Slip])] = [
    ("duplicate-day", [.day]), ("implausible-weight", [.point]), ("unit-suspect", [.unit]),
    ("outlier", [.digit]), ("implausible-load", [.load]), ("similar-exercise", [.name]),
  ]

  /// The table of the specification holds these figures.
  @Test func theSpecificationTellsWhatIsFoundAndDoubted() throws {
    var rows = Dictionary(uniqueKeysWithValues: Self.rules.map { ($0.name, Row()) })
    var (weighIns, sets) = (0, 0)
    for seed in 1...40 as ClosedRange<UInt64> {
      let log = LifelikeLog(seed: seed)
      let found = try lines(log.text)
      for rule in Self.rules {
        let planted = Set(log.slips.filter { rule.slips.contains($0.value) }.keys)
        rows[rule.name]?.planted += planted.count
        rows[rule.name]?.found += planted.intersection(found[rule.name] ?? []).count
        rows[rule.name]?.doubted += (found[rule.name] ?? []).count { log.slips[$0] == nil }
      }
      let faultless = LifelikeLog(faultlessWithSeed: seed)
      for (name, lines) in try lines(faultless.text) {
        rows[name]?.doubtedWithoutSlips += lines.count
      }
      weighIns += faultless.weighInCount
      sets += faultless.setCount
    }
    let table = Self.rules.map { rule in
      let row = rows[rule.name] ?? Row()
      return "| `\(rule.name)` | \(row.found) of \(row.planted) | \(row.doubted) "
        + "| \(row.doubtedWithoutSlips) |"
    }
    let documents = try specificationDocuments()
    let page = documents.first { $0.name == "diagnostics.md" }?.text ?? ""
    for row in table { #expect(page.contains(row)) }
    #expect(page.contains("\(weighIns) weigh-ins and \(sets) sets"))
  }

  private struct Row {
    var found = 0
    var planted = 0
    var doubted = 0
    var doubtedWithoutSlips = 0
  }

  /// The lines, from 1, on which each rule finds something as grave as a warning.
  private func lines(_ text: String) throws -> [String: Set<Int>] {
    let analysis = try #require(analyze(text))
    let found = analysis.diagnostics(of: analysis.root).filter { $0.severity >= .warning }
    return Dictionary(grouping: found, by: \.rule.name).mapValues { found in
      Set(found.map { analysis.root.text.humanPosition(of: $0.range.start).line })
    }
  }
}

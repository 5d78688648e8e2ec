import Foundation
import Testing
import W8Book
import W8CommandLine
import W8Lint

/// If a log has errors, every report shows what it can read and names the first error in one line.
@Suite struct BrokenLogTests {
  private static let reports = [
    ["today"], ["log"], ["log", "--with-exercises"], ["trend"], ["report"], ["goal"],
    ["milestones"], ["gyms"], ["exercises"], ["history", "Squat"], ["tags"], ["notes"], ["stats"],
  ]
  private static let rules = Rule.all.filter { $0.severity == .error && $0.name != "line-too-long" }

  private func run(_ report: [String], _ rule: Rule) -> FakeWorld.Outcome {
    var world = FakeWorld()
    world.files = files(rule.explanation.exampleBytes)
    return world.run(arguments: report + ["--today", "2030-06-01", "--file", "log.w8log"])
  }

  @Test(arguments: rules)
  func readableLinesAreShown(_ rule: Rule) throws {
    for report in Self.reports {
      let (plain, lenient) = (run(report, rule), run(report + ["--lenient"], rule))
      let strict = run(report + ["--strict"], rule)
      #expect(strict.output == "" && !strict.errors.isEmpty, "\(report)")
      if rule.name == "invalid-utf8" {
        #expect(plain.code == .unreadable && lenient.code == .unreadable && plain.output == "")
        continue
      }
      #expect(plain.code == .badData && strict.code == .badData && lenient.code == .success)
      if ["merge-conflict", "unsupported-version"].contains(rule.name) {
        #expect(plain.output == "" && plain.errors.hasPrefix("w8log: no report: "))
        continue
      }
      #expect(plain.output == lenient.output && plain.errors == lenient.errors, "\(report)")
      let lines = plain.errors.split(separator: "\n")
      #expect(
        lines.first?.contains(/^[^:]+:[0-9]+: .+; run `w8log check/) == true, "\(plain.errors)")
      #expect(strict.errors.split(separator: "\n").first == lines.first)
      let output = run(report + ["-O", "json"], rule).output
      let document = try #require(
        JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], "\(output)")
      #expect(document["complete"] as? Bool == false)
      let positions = try #require(document["leftOut"] as? [[String: Any]])
      #expect(positions.contains { $0["code"] as? String == rule.code.description })
    }
  }
}

/// The files of an example, with a month of ordinary entries after the root.
private func files(_ example: [UInt8]) -> [String: [UInt8]] {
  let mark = Array("\n=== ".utf8)
  var files: [String: [UInt8]] = [:]
  var name = "log.w8log"
  var rest = example[...]
  while let range = rest.firstRange(of: mark) {
    files[name] = Array(rest[..<range.lowerBound])
    let head = rest[range.upperBound...]
    let end = head.firstIndex(of: 0x0A) ?? head.endIndex
    name = String(decoding: head[..<end], as: UTF8.self)
    rest = head[end...].dropFirst()
  }
  files[name] = Array(rest)
  files["log.w8log", default: []] += Array(ordinaryMonth.utf8)
  return files
}

private let ordinaryMonth = """


  # 2030-05

  01 Wed   80.0   #salty  > cake
      Squat:              5 100
      Row:                5 50
  20 Mon   79.5
      Squat:              5 105
  """

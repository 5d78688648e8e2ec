import Foundation
import Testing
import W8CommandLine
import W8TestSupport

/// Whatever a log holds, no number of a document has more than six decimals.
@Suite struct SixDecimalsLawTests {
  private static let commands = [
    ["log", "--with-exercises"], ["log", "--columns", "fat,sleep"], ["trend"],
    ["trend", "--of", "fat"], ["report"], ["report", "--by=week", "--of", "sleep"], ["milestones"],
    ["history", "squat"],
  ]
  private static let pages = [
    ["today"], ["goal", "--by", "2027-01-01"], ["export", "--to", "json"],
  ]

  @Test(arguments: seeds(3))
  func noDocumentHasMore(seed: UInt64) {
    var random = RandomLog(seed: 900 + seed)
    let unit = random.one(of: "kg", "lb", "st")
    let days = (1...28).map { day in
      let fat = random.number(in: 10...30)
      let sleep = "\(random.number(in: 4...9)):\(random.number(in: 10...59))"
      return
        "\(day < 10 ? "0" : "")\(day)  \(random.number(in: 70...90)).\(random.number(in: 1...999))kg"
        + "  fat:\(fat).\(random.number(in: 1...9))%  sleep:\(sleep)  @x\n"
        + "    Squat: 3x\(random.number(in: 1...9)) \(random.number(in: 20...99)).125lb, 5 bw, 1mi 7:13\n"
    }
    let log = "unit \(unit)\ngoal 75kg\nmilestone every:1lb\n# 2026-01\n\(days.joined())"
    let world = FakeWorld(["a": log + random.log(days: 30)])
    for command in Self.commands {
      for format in ["csv", "tsv", "json"] {
        for shown in [[], ["--unit", "lb"], ["--unit", "st"]]
        where !command.contains("--of") || shown == [] {
          let outcome = world.run(
            arguments: command + shown + ["-O", format, "--lenient", "-q", "a"])
          #expect(outcome.code == .success, "\(command): \(outcome.errors)")
          expectFewDecimals(outcome.output, "\(command) \(format) \(shown)")
        }
      }
    }
    for command in Self.pages {
      let format = command[0] == "export" ? [] : ["-O", "json"]
      let outcome = world.run(arguments: command + format + ["--lenient", "-q", "a"])
      expectFewDecimals(outcome.output, "\(command)")
    }
  }

  /// Texts of the log have no such numbers, so that all of the output can be looked at.
  private func expectFewDecimals(_ output: String, _ what: String) {
    #expect(!output.isEmpty, "\(what)")
    let dusty = output.firstMatch(of: /[0-9]\.[0-9]{7,}|[0-9]e-[0-9]/)
    #expect(dusty == nil, "\(what): \(dusty.map { String($0.output) } ?? "")")
  }
}

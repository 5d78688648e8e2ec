import Testing
import W8CommandLine

/// A log of nothing but `echo "$(date +%F) 82.4" >> log.w8log`, and one whose first month has a header.
@Suite struct AppendedLogTests {
  /// A line on the 3rd and the 20th of fourteen months, from September 2025 on.
  private static let lines = (0..<14).flatMap { number -> [String] in
    let (year, month) = (2025 + (number + 8) / 12, (number + 8) % 12 + 1)
    let name = "\(year)-\(month < 10 ? "0" : "")\(month)"
    return ["\(name)-03 \(82 - number).4", "\(name)-20 \(82 - number).1"]
  }
  private static let log = lines.joined(separator: "\n") + "\n"
  private static let logs = [log, "unit kg\n\n# 2025-09\n" + log]

  private static let reports = [
    ["log"], ["log", "--with-exercises"], ["trend"], ["trend", "--chart"], ["report"], ["today"],
    ["goal"], ["milestones"], ["gyms"], ["exercises"], ["tags"], ["notes"], ["stats"],
    ["export", "--to", "json"],
    ["check"],
  ]

  @Test(arguments: logs)
  func everyReportReadsItBeforeAndAfter(_ log: String) {
    let sorted = FakeWorld(["a": log]).run("fmt", "--sort", "--stdout", "a").output
    let options = ["--today", "2026-10-21", "a"]
    for report in Self.reports {
      let before = FakeWorld(["a": log]).run(arguments: report + options)
      let after = FakeWorld(["a": sorted]).run(arguments: report + options)
      #expect(before.code == .success, "\(report): \(before.errors)")
      #expect(after.code == .success, "\(report): \(after.errors)")
      // What tells no lines of the file tells the same.
      if ["trend", "report", "goal", "today"].contains(report[0]) {
        #expect(before.output == after.output, "\(report)")
      }
    }
  }

  @Test(arguments: logs)
  func sortingGivesItMonths(_ log: String) {
    let outcome = FakeWorld(["a": log]).run("fmt", "--sort", "--stdout", "a")
    #expect(outcome.code == .success)
    let text = outcome.output
    #expect(
      text.contains("# 2025-09\n\n03       82.4\n20       82.1\n\n# 2025-10\n\n03       81.4\n"))
    #expect(text.hasSuffix("\n# 2026-10\n\n03       69.4\n20       69.1\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("# ") } == 14)
    let checked = FakeWorld(["a": text]).run("check", "--strict", "--today", "2026-10-21", "a")
    #expect(!checked.output.contains("wrong-month"))
    #expect(FakeWorld(["a": text]).run("fmt", "--sort", "--stdout", "a").output == text)
  }

  @Test func fixingSetsTheHeaders() {
    let outcome = FakeWorld(["a": Self.logs[1]]).run("check", "--fix", "--today", "2026-10-21", "a")
    #expect(outcome.code == .success)
    let text = outcome.written["a"] ?? ""
    #expect(
      text.hasPrefix("unit kg\n\n# 2025-09\n2025-09-03 82.4\n2025-09-20 82.1\n\n# 2025-10\n\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("# ") } == 14)
    #expect(!outcome.output.contains("wrong-month"))
  }
}

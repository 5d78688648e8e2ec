import Foundation
import Testing
import W8CommandLine
import W8TestSupport

/// Filters and units change what is shown, and no figure.
@Suite struct FilterLawTests {
  @Test(arguments: 0..<10)
  func aFilterShowsTheSameNumbers(seed: UInt64) throws {
    var random = RandomLog(seed: 400 + seed)
    let world = FakeWorld(["a": "milestone 80\nmilestone 85\n" + random.log(days: 70)])
    let all = try rows(of: world.run("log", "--lenient", "-q", "-O", "json", "a"), "rows")
    let days = try rows(of: world.run("trend", "--lenient", "-q", "-O", "json", "a"), "days")
    let year = all.first?["date"] as? String ?? "2020"
    for filter in [
      ["--notes"], ["--milestones"], ["--weekday", "mon,sat"], ["--gym", "@iron"],
      ["--tag", "#sick", "--notes"], ["--exercise", "squat"],
      ["--since", "\(year.prefix(4))-02-01"],
      ["--until", "\(year.prefix(4))-01-31", "--gym", "home"], ["-p", "\(year.prefix(4))-02"],
    ] {
      let outcome = world.run(
        arguments: ["log", "--lenient", "-q", "-O", "json", "a"] + filter)
      // A tag, gym or exercise that a short log happens not to have is wrong usage.
      if outcome.code == .usage { continue }
      let some = try rows(of: outcome, "rows")
      #expect(isSubsequence(some, of: all))
      let someDays = try rows(
        of: world.run(arguments: ["trend", "--lenient", "-q", "-O", "json", "a"] + filter), "days")
      #expect(isSubsequence(someDays, of: days))
    }
  }

  /// Shown in pounds a weight is another number; what was written, directions and marks are the same.
  @Test(arguments: 0..<10)
  func aUnitOnlyShowsOtherwise(seed: UInt64) throws {
    var random = RandomLog(seed: 500 + seed)
    let world = FakeWorld(["a": "milestone 80\n" + random.log(days: 40)])
    let kilograms = try rows(of: world.run("log", "--lenient", "-q", "-O", "json", "a"), "rows")
    for (unit, size) in [("lb", 0.453_592_37), ("st", 6.350_293_18)] {
      let others = try rows(
        of: world.run("log", "--lenient", "-q", "-O", "json", "--unit", unit, "a"), "rows")
      #expect(kilograms.count == others.count)
      for (row, other) in zip(kilograms, others) {
        for key in ["written", "direction", "excluded", "comparedWith", "date", "gyms"] {
          #expect(row[key] as? NSObject == other[key] as? NSObject)
        }
        for key in ["weight", "average", "rate"] {
          let (mass, otherMass) = (row[key] as? Double, other[key] as? Double)
          #expect((mass == nil) == (otherMass == nil))
          #expect(abs((mass ?? 0) - (otherMass ?? 0) * size) < 5.1e-7 * (1 + size))
        }
      }
    }
  }

  /// A mass in pounds and the same in stones; in csv what was written is not shown.
  @Test func equalMassesMakeEqualReports() {
    let pounds = "unit kg\n\n# 2026-01\n01 158.5lb\n02 160lb\n09 172.25lb\n"
    let stones = "unit kg\n\n# 2026-01\n01 11st4.5\n02 11st6\n09 12st4.25\n"
    for command in ["log", "trend", "report"] {
      let outputs = [pounds, stones].map {
        FakeWorld(["a": $0]).run(command, "--lenient", "-q", "-O", "csv", "a").output
      }
      #expect(!outputs[0].isEmpty)
      #expect(outputs[0] == outputs[1])
    }
  }

  private func rows(of outcome: FakeWorld.Outcome, _ name: String) throws -> [NSDictionary] {
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require((document as? NSDictionary)?[name] as? [NSDictionary])
  }

  private func isSubsequence(_ some: [NSDictionary], of all: [NSDictionary]) -> Bool {
    var rest = all[...]
    return some.allSatisfy { row in
      guard let index = rest.firstIndex(of: row) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}

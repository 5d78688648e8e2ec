import Foundation
import Testing
import W8CommandLine
import W8TestSupport

/// Whatever a log holds, every report answers safely, and says the same in figures and in sets.
@Suite struct ReportFuzzTests {
  private static let reports = [
    ["log", "--with-exercises"], ["trend"], ["report"], ["today"], ["goal"], ["milestones"],
    ["gyms"],
    ["exercises"], ["exercises", "--groups"],
    ["report", "--groups"], ["tags"], ["notes"], ["stats"],
  ]

  /// A log with mutated lines among good ones.
  private func log(seed: UInt64, mutatingOneIn rate: Int) -> FakeWorld {
    var random = RandomLog(seed: seed)
    let lines = random.log(days: 40).split(separator: "\n", omittingEmptySubsequences: false)
    let mutated = lines.map { line in
      random.isOne(in: rate)
        ? String(decoding: random.mutated(String(line)), as: UTF8.self) : "\(line)"
    }
    return FakeWorld(["a": mutated.joined(separator: "\n")])
  }

  private func exercises(of world: FakeWorld) throws -> [String] {
    let output = world.run("exercises", "-O", "json", "--lenient", "-q", "a").output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let exercises = try #require(document["exercises"] as? [[String: Any]])
    return exercises.compactMap { $0["name"] as? String }
  }

  @Test(arguments: seeds(6))
  func everyReportIsSafe(seed: UInt64) throws {
    let world = log(seed: seed, mutatingOneIn: 6)
    var commands = Self.reports
    for name in try exercises(of: world).prefix(6) { commands.append(["history", "--", name]) }
    for command in commands {
      let text = world.run(arguments: with(["--lenient", "-q", "--color=never"], command))
      #expect(text.code == .success, "\(command): \(text.errors)")
      #expect(isSafe(text.output), "\(command)")
      let json = world.run(arguments: with(["--lenient", "-q", "-O", "json"], command)).output
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
    }
  }

  /// Operands may begin with a dash, so that options come first.
  private func with(_ options: [String], _ command: [String]) -> [String] {
    [command[0]] + options + command.dropFirst() + ["a"]
  }

  /// The volume is repetitions times load of the working sets, and a week counts those with a
  /// completed repetition.
  @Test(arguments: 100..<112 as Range<UInt64>)
  func figuresAreThoseOfTheSets(seed: UInt64) throws {
    let world = log(seed: seed, mutatingOneIn: 1_000_000)
    for name in try exercises(of: world) {
      let output = world.run("history", name, "-O", "json", "--lenient", "-q", "a").output
      let document = try #require(
        JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
      let branches = try #require(document["branches"] as? [[String: Any]])
      var done = 0
      for branch in branches {
        let sessions = try #require(branch["sessions"] as? [[String: Any]])
        let sets = sessions.flatMap { $0["sets"] as? [[String: Any]] ?? [] }
          .filter { $0["warmup"] as? Bool == false }
        done += sets.count { set in
          if let repetitions = set["reps"] as? Int { return repetitions > 0 }
          return ["seconds", "metres", "unit"].contains { !(set[$0] is NSNull) }
        }
        let volume = sets.reduce(0.0) { sum, set in
          guard let load = set["load"] as? Double, set["unit"] as? String == "kg" else {
            return sum
          }
          return sum + load * Double(set["reps"] as? Int ?? 0)
        }
        #expect(abs(volume - (branch["volume"] as? Double ?? -1)) < 1e-6 * max(1, volume))
        #expect(sessions.count == Set(sessions.map { $0["line"] as? Int }).count)
      }
      let weeks = try #require(document["weeks"] as? [[String: Any]])
      #expect(weeks.reduce(0) { $0 + ($1["sets"] as? Int ?? 0) } == done)
    }
  }

  private func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n" || ($0.properties.generalCategory != .control && $0 != "\u{202E}")
    }
  }
}

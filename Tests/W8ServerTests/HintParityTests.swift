import JSON
import Testing
import W8Files
import W8TestSupport

@testable import W8Server

/// Hints and the table of `log` show the same figures.
@Suite struct HintParityTests {
  private static let root = "/case/input.w8log"

  @Test(arguments: ConformanceCase.all)
  func hintsAreTheFiguresOfTheCommandLine(_ fixture: ConformanceCase) {
    let figures: JSON = ["milestone": false, "goal": false]
    let (client, rows) = opened(fixture, figures)
    let expected = rows.filter { !$0[4].isEmpty }
      .map { "avg \($0[4])" + rate($0) }
    #expect(hints(client) == expected)
  }

  @Test(arguments: ConformanceCase.all)
  func crossedMilestonesAreThoseOfTheCommandLine(_ fixture: ConformanceCase) {
    let (client, rows) = opened(fixture, ["averageAndRate": false])
    let crossed = rows.map { $0[8] }.filter { !$0.isEmpty }
    let shown = hints(client).joined(separator: " ")
    #expect(crossed.isEmpty == shown.isEmpty)
    for mass in crossed.joined(separator: " ").split(whereSeparator: { " ,/".contains($0) }) {
      #expect(shown.contains(mass))
    }
  }

  /// What the hint says of the rate of a row, whose days have a column of their own.
  private func rate(_ row: [String]) -> String {
    if row[5].isEmpty { return "" }
    let days = row[6]
    return days == "7" ? "  \(row[5])/wk" : "  \(row[5].dropLast(days.count + 2)) in \(days) d"
  }

  /// A client that has opened the root of a case, and the rows of `log` that stand in it, by line.
  private func opened(_ fixture: ConformanceCase, _ hints: JSON) -> (Conversation, [[String]]) {
    var kinds: JSONObject = ["plan": false, "previousSets": false, "monthSummary": false]
    kinds.merge(hints.objectValue ?? [:])
    let client = Conversation(capabilities: [:], options: ["inlayHints": .object(kinds)])
    for file in fixture.files {
      client.world.files["/case/\(file.name)"] = String(decoding: file.bytes, as: UTF8.self)
    }
    client.open("file://\(Self.root)", String(decoding: fixture.input, as: UTF8.self))
    return (client, rows(client.world))
  }

  private func hints(_ client: Conversation) -> [String] {
    let all = document("file://\(Self.root)", (0, 0), (1_000_000, 0))
    let hints = client.ask("textDocument/inlayHint", all)["result"]?.arrayValue ?? []
    return hints.map { hint in
      (hint["label"]?.arrayValue ?? []).compactMap { $0["value"]?.stringValue }.joined()
        .trimmingPrefix(" ").description
    }
  }

  /// The cells of each row of the root, by line.
  private func rows(_ world: World) -> [[String]] {
    let rows = log(world).split(separator: "\n").dropFirst(2).map { line in
      line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
        .map { $0.trimmingPrefix(" ") }.map(String.init)
    }
    return rows.filter { $0.count > 7 && $0[$0.count - 3] == Self.root }
      .sorted { (Int($0[$0.count - 2]) ?? 0) < (Int($1[$1.count - 2]) ?? 0) }
  }

  private func log(_ world: World) -> String {
    let disk = world.environment(fixedToday: nil)
    let output = commandOutput(
      ["log", "--format", "md", "--lenient", "--today", "2030-06-01", Self.root],
      read: { (path) throws(FileError) in try disk.readFile(UnnamedFile(path, isIncluded: true)) },
      find: { pattern, folder, reach, _ in disk.lookAtDisk()(pattern, folder, reach) })
    return String(decoding: output, as: UTF8.self)
  }
}

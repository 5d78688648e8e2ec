import JSON
import Testing
import W8CommandLine
import W8TestSupport

/// What `export --to json` says of entries comes back by `import`.
@Suite struct JSONRoundTripTests {
  @Test func entriesComeBack() throws {
    for seed in seeds(40) {
      let book = RandomBook(seed: seed, isDistinct: true).text
      let there = try exported(book)
      let back = FakeWorld(["x": there.text]).run("import", "--strict", "x")
      #expect(back.code == .success, "\(book)\n\(back.errors)")
      let again = try exported(back.output)
      let difference = firstDifference(there.entries, again.entries)
      #expect(difference == nil, "\(difference ?? "")\n\(book)\n\(back.output)")
    }
  }

  @Test func tagsComeBackWhereTheyWere() {
    let log = """
      w8log 1.0

      unit       kg

      # 2026-03

      02 Mon   80.5   07:05  #salty  #übung  > slept #badly
          @iron 18:00 "Legs" #deload
          > a #good day
          Squat:              5 100
              > #deep
      03 Tue    -     #sick

      """
    for format in [["json"], ["csv", "--what", "weights"], ["ndjson", "--what", "weights"]] {
      let text = FakeWorld(["log.w8log": log])
        .run(arguments: ["export", "--to"] + format + ["log.w8log"]).output
      let back = FakeWorld(["x": text]).run("import", "x").output
      let days = log.split(separator: "\n").filter { $0.first == "0" }
      for day in days {
        // Without the document a note on training is one of the day.
        #expect(format == ["json"] ? back.contains(day) : back.contains(day.prefix(38)), "\(back)")
      }
      if format == ["json"] { #expect(back == log) }
    }
  }

  private func exported(_ log: String) throws -> (text: String, entries: JSON) {
    let outcome = FakeWorld(["log.w8log": log]).run("export", "--to", "json", "log.w8log")
    #expect(outcome.code == .success, "\(outcome.errors)")
    let document = try JSON.parse(Array(outcome.output.utf8))
    return (outcome.output, try #require(document["entries"]))
  }

  /// Where two documents first differ; nil where they say the same of days, sessions and sets.
  private func firstDifference(_ one: JSON, _ other: JSON, _ path: String = "") -> String? {
    let difference = "\(path): \(text(one)) and \(text(other))"
    switch (one, other) {
    case (.object(let first), .object(let second)):
      for member in first.members where !passedBy.contains(member.key) {
        let found = firstDifference(
          member.value, second[member.key] ?? .null, "\(path).\(member.key)")
        if let found { return found }
      }
      return nil
    case (.array(let first), .array(let second)):
      guard first.count == second.count else { return difference }
      // Those of notes come last.
      let isOfTags = path.hasSuffix(".tags")
      let pairs = zip(isOfTags ? sorted(first) : first, isOfTags ? sorted(second) : second)
      for (index, pair) in pairs.enumerated() {
        if let found = firstDifference(pair.0, pair.1, "\(path)[\(index)]") { return found }
      }
      return nil
    case (.integer, .integer), (.number, _), (_, .number):
      guard let first = number(one), let second = number(other) else { return difference }
      // A log has three decimals.
      return abs(first - second) < 0.0011 ? nil : difference
    default: return one == other ? nil : difference
    }
  }

  private func text(_ value: JSON) -> String {
    String(decoding: JSONWriter.write(value), as: UTF8.self)
  }

  private func sorted(_ tags: [JSON]) -> [JSON] {
    tags.sorted { ($0.stringValue ?? "") < ($1.stringValue ?? "") }
  }

  private func number(_ value: JSON) -> Double? {
    switch value {
    case .integer(let whole): Double(whole)
    case .number(let number): number
    default: nil
    }
  }

  /// Where a line is, how a number was written, and what is computed.
  private let passedBy: Set<String> = [
    "file", "line", "written", "average", "rate", "rateDays", "milestones",
  ]
}

import Foundation
import Testing
import W8Book
import W8CommandLine
import W8Engine
import W8Lint

@Suite struct SARIFReportTests {
  @Test func aFindingIsAResultWithItsFixes() throws {
    let outcome = FakeWorld(["d/a b": wrongWeekday]).run("check", "-O", "sarif", "d/a b")
    let index = try #require(Rule.all.firstIndex { $0.name == "weekday-mismatch" })
    let artifact = #""artifactLocation":{"uri":"d/a%20b"}"#
    let region = #"{"endColumn":7,"endLine":3,"startColumn":4,"startLine":3}"#
    let day = #"{"endColumn":3,"endLine":3,"startColumn":1,"startLine":3}"#
    func fix(_ title: String, _ region: String, _ text: String) -> String {
      #"{"artifactChanges":[{\#(artifact),"replacements":[{"deletedRegion":\#(region),"#
        + #""insertedContent":{"text":"\#(text)"}}]}],"description":{"text":"\#(title)"}}"#
    }
    let header = #"{"endColumn":10,"endLine":1,"startColumn":3,"startLine":1}"#
    let fixes = [
      fix("Write Sat", region, "Sat"), fix("Write day 02, the nearest Friday", day, "02"),
      fix("Change the header to # 2025-01, which fits the weekdays below it", header, "2025-01"),
    ].joined(separator: ",")
    let start = [
      #"{"$schema":"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"#,
      #"sarif-schema-2.1.0.json","runs":[{"columnKind":"unicodeCodePoints","results":["#,
      #"{"fixes":[\#(fixes)],"level":"warning","#,
      #""locations":[{"physicalLocation":{\#(artifact),"region":\#(region)}}],"#,
      #""message":{"text":"3 January 2026 is a Saturday, not a Friday"},"#,
      #""ruleId":"W8104","ruleIndex":\#(index)}],"tool":{"driver":{"name":"w8log","rules":["#,
    ].joined()
    #expect(outcome.output.hasPrefix(start))
    let end = [
      #"],"semanticVersion":"\#(w8logVersion)","version":"\#(w8logVersion)"}},"#,
      #""invocations":[{"executionSuccessful":true}]}],"version":"2.1.0"}"#, "\n",
    ].joined()
    #expect(outcome.output.hasSuffix(end))
    #expect(outcome.errors == "")
    #expect(outcome.code == .success)
  }

  @Test func pathsInARepositoryHaveABase() throws {
    let world = FakeWorld(["/r/log/a b": wrongWeekday, "/else": badWeight]).with {
      $0.repositories = ["/r"]
    }
    let run = try run(world, "/r/log/a b", "/else")
    let results = try #require(run["results"] as? [[String: Any]])
    let artifacts = try results.map { result in
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      return physical["artifactLocation"] as? [String: String]
    }
    #expect(
      artifacts == [
        ["uri": "log/a%20b", "uriBaseId": "%SRCROOT%"], ["uri": "file:///else"],
      ])
    let bases = try #require(run["originalUriBaseIds"] as? [String: [String: [String: String]]])
    #expect(bases == ["%SRCROOT%": ["description": ["text": "the top of the repository"]]])
  }

  @Test func everyRuleIsDescribed() throws {
    let run = try run(FakeWorld(["a": faultless]), "a")
    let tool = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(tool["version"] as? String == w8logVersion)
    let rules = try #require(tool["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.code.description))
    for (rule, described) in zip(Rule.all, rules) {
      #expect(described["name"] as? String == rule.name)
      for text in ["shortDescription", "fullDescription", "help"] {
        let text = try #require((described[text] as? [String: String])?["text"])
        #expect(!text.isEmpty && text.utf8.count < 4000, "\(rule.name)")
      }
    }
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }

  @Test func resultsOfSeveralLogsAreOneList() throws {
    let world = FakeWorld(["a": wrongWeekday, "b": faultless, "c": badWeight])
    let results = try #require(try run(world, "a", "b", "c")["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["W8104", "W8201"])
    #expect(results.map { $0["level"] as? String } == ["warning", "error"])
  }

  @Test func relatedPlacesAreToldAndColumnsAreScalars() throws {
    // Two weights of one day: the second is found, the first is related.
    let log = "unit kg\n# 2026-01\n03 Sat 82.1 > é😀\n03 Sat 82.2\n"
    let results = try #require(try run(FakeWorld(["a": log]), "a")["results"] as? [[String: Any]])
    let related = try #require(results.first?["relatedLocations"] as? [[String: Any]])
    let location = try #require(related[0]["physicalLocation"] as? [String: Any])
    #expect((location["region"] as? [String: Int])?["startLine"] == 3)
    #expect(related[0]["id"] as? Int == 1)
  }

  @Test func anEditOfAMarkWithoutColumnIsNotOffered() throws {
    let results = try #require(
      try run(FakeWorld(["a": "\u{FEFF}" + faultless]), "a")["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["W8002"])
    #expect(results[0]["fixes"] == nil)
  }

  @Test func whatIsMissingIsTold() throws {
    let run = try run(FakeWorld(["a": badWeight]), "--max", "0", "a", "nowhere")
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(
      notes.first?["message"] as? [String: String]
        == ["text": "1 more problem not shown; raise --max to see them"])
  }

  private func run(_ world: FakeWorld, _ arguments: String...) throws -> [String: Any] {
    let output = world.run(arguments: ["check", "--format", "sarif"] + arguments).output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(document["version"] as? String == "2.1.0")
    let runs = try #require(document["runs"] as? [[String: Any]])
    #expect(runs.count == 1 && runs[0]["columnKind"] as? String == "unicodeCodePoints")
    return runs[0]
  }
}

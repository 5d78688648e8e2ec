import Foundation
import Testing
import W8CommandLine
import W8TestSupport

/// What holds for a log of the corpus wherever it breaks off.
@Suite struct ConformancePrefixTests {
  @Test(arguments: ConformanceCase.all.filter { $0.input.count < 2_000 })
  func stretchesTileEachLine(example: ConformanceCase) {
    for prefix in prefixes(of: example, every: 13) {
      let outcome = world(prefix).run("debug", "tokens", "a.w8log")
      #expect(outcome.code == .success)
      var last = (line: 0, end: 1)
      for stretch in outcome.output.split(separator: "\n") {
        let place = stretch.prefix { $0 != " " }.split { $0 == ":" || $0 == "-" }.compactMap {
          Int($0)
        }
        guard place.count == 3 else {
          Issue.record("no place in \(stretch)")
          return
        }
        if place[0] != last.line { last = (place[0], 1) }
        #expect(place[1] == last.end, "\(example.name): \(stretch)")
        last.end = place[2]
      }
    }
  }

  @Test(arguments: ConformanceCase.all.filter { $0.input.count < 2_000 })
  func documentsAreWhole(example: ConformanceCase) throws {
    for prefix in prefixes(of: example, every: 37) {
      for arguments in [["json", "--pretty"], ["json", "--lenient"], ["debug", "ast"]] {
        let isDebug = arguments[0] == "debug"
        let outcome =
          isDebug
          ? world(prefix).run("debug", arguments[1], "--format", "json", "a.w8log")
          : world(prefix).run("json", arguments[1], "a.w8log")
        if outcome.code == .unreadable {
          #expect(outcome.output == "")
        } else {
          let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
          #expect((value as? [String: Any])?["schema"] as? Int == 1)
        }
      }
    }
  }

  private func prefixes(of example: ConformanceCase, every step: Int) -> [[UInt8]] {
    stride(from: 0, through: example.input.count, by: step).map { Array(example.input.prefix($0)) }
  }

  private func world(_ bytes: [UInt8]) -> FakeWorld {
    var world = FakeWorld()
    world.files["a.w8log"] = bytes
    return world
  }
}

import Foundation
import Testing
import W8CommandLine
import W8TestSupport

/// What holds for a log of the corpus wherever it breaks off.
@Suite struct ConformancePrefixTests {
  @Test(arguments: ConformanceCase.all.filter { $0.input.count < 2_000 })
  func documentsAreWhole(example: ConformanceCase) throws {
    for prefix in prefixes(of: example, every: 97) {
      for option in ["--lenient", "--notes"] {
        let outcome = world(prefix).run("export", "--to", "json", option, "a.w8log")
        if outcome.output.isEmpty {
          #expect(outcome.code == .unreadable || outcome.code == .badData)
        } else {
          let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
          #expect((value as? [String: Any])?["schema"] as? Int == 2)
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

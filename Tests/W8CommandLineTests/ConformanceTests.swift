import Testing
import W8CommandLine
import W8TestSupport

/// What the program makes of each log of the corpus. The faults it finds in them and their
/// canonical form are tested where the rules are.
@Suite struct ConformanceTests {
  @Test(arguments: ConformanceCase.all)
  func theTreeIsAsRecorded(example: ConformanceCase) {
    let outcome = world(example).run("debug", "ast", "input.w8log")
    #expect(outcome.code == .success)
    expectSnapshot(outcome.output, file: example.path(of: "tree.txt"))
  }

  @Test(arguments: ConformanceCase.all)
  func theModelIsAsRecorded(example: ConformanceCase) {
    let outcome = world(example).run("json", "--pretty", "--today", "2026-03-31", "input.w8log")
    expectSnapshot(outcome.output, file: example.path(of: "model.json"))
  }

  @Test func everyPartOfATreeAppears() throws {
    #expect(ConformanceCase.all.count >= 80)
    var words: Set<Substring> = []
    for example in ConformanceCase.all {
      let outcomes = [
        world(example).run("debug", "ast", "input.w8log"),
        world(example).run("debug", "tokens", "input.w8log"),
      ]
      for line in outcomes.flatMap({ $0.output.split(separator: "\n") }) {
        words.formUnion(line.split(separator: "\"")[0].split(separator: " ").prefix(3))
        if let value = line.split(separator: " = ").last { words.insert(value) }
      }
    }
    let names = TreeNames.lines + TreeNames.tokens + TreeNames.faults + TreeNames.keywords
    #expect(names.filter { !words.contains($0[...]) } == [])
  }

  private func world(_ example: ConformanceCase) -> FakeWorld {
    var world = FakeWorld()
    for file in example.files { world.files[file.name] = file.bytes }
    return world
  }
}

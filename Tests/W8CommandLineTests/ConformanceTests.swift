import JSON
import Testing
import W8CommandLine
import W8TestSupport

/// What the program makes of each log of the corpus. The faults it finds in them and their
/// canonical form are tested where the rules are.
@Suite struct ConformanceTests {
  @Test(arguments: ConformanceCase.all)
  func theTreeIsAsRecorded(example: ConformanceCase) {
    expectSnapshot(treeText(of: example.input), file: example.path(of: "tree.txt"))
  }

  @Test(arguments: ConformanceCase.all)
  func theModelIsAsRecorded(example: ConformanceCase) throws {
    let document = world(example)
      .run("export", "--to", "json", "--today", "2026-03-31", "input.w8log").output
    let model = document.isEmpty ? "" : laidOut(try JSON.parse(Array(document.utf8))) + "\n"
    expectSnapshot(model, file: example.path(of: "model.json"))
  }

  @Test func everyPartOfATreeAppears() throws {
    #expect(ConformanceCase.all.count >= 80)
    var words: Set<Substring> = []
    for example in ConformanceCase.all {
      for line in treeText(of: example.input).split(separator: "\n") {
        words.formUnion(line.split(separator: "\"")[0].split(separator: " ").prefix(3))
        if let value = line.split(separator: " = ").last { words.insert(value) }
      }
    }
    // Blanks are no tokens of a tree.
    let tokens = TreeNames.tokens.filter { $0 != "blank" }
    let names = TreeNames.lines + tokens + TreeNames.faults + TreeNames.keywords
    #expect(names.filter { !words.contains($0[...]) } == [])
  }

  private func world(_ example: ConformanceCase) -> FakeWorld {
    var world = FakeWorld()
    for file in example.files { world.files[file.name] = file.bytes }
    return world
  }
}

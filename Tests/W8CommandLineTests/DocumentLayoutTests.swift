import JSON
import Testing
import W8CommandLine
import W8TestSupport

/// Documents are written member by member, with keys in an order that the code gives: here each is read, and must be
/// what its values give when they are sorted and laid out as one tree.
@Suite struct DocumentLayoutTests {
  private static let commands = [
    ["export", "--to", "json"], ["log", "-O", "json"], ["log", "--with-exercises", "-O", "json"],
    ["history", "Squat", "-O", "json"], ["today", "-O", "json"],
    ["stats", "-O", "json"], ["goal", "-O", "json"], ["gyms", "-O", "json"],
  ]

  @Test(arguments: commands)
  func membersAreSortedAndNumbersRounded(command: [String]) throws {
    var count = 0
    for example in ConformanceCase.all {
      let output = run(command, example)
      guard !output.isEmpty else { continue }
      let value = try JSON.parse(Array(output.utf8))
      #expect(output == line(value), "\(example)")
      count += 1
    }
    #expect(count > 50)
  }

  private func line(_ value: JSON) -> String {
    String(decoding: JSONWriter.write(value, .document), as: UTF8.self) + "\n"
  }

  private func run(_ command: [String], _ example: ConformanceCase) -> String {
    var world = FakeWorld()
    for file in example.files { world.files[file.name] = file.bytes }
    return world.run(
      arguments: command + ["--lenient", "--today", "2026-03-31", "input.w8log"]
    ).output
  }
}

import Testing
import W8TestSupport

@testable import W8CommandLine

@Suite struct SpecificationTests {
  @Test(arguments: SpecificationPage.names)
  func aPageIsTheFileOfTheSpecification(name: String) throws {
    let overview = try fixture("../grammar/README.md")
    let file =
      switch name {
      case "ebnf": "w8log.ebnf"
      case "sample": "examples/canonical.w8log"
      case _ where overview.contains("](manual/\(name).md)"): "manual/\(name).md"
      default: "\(name).md"
      }
    let outcome = FakeWorld().run("spec", name)
    #expect(outcome.code == .success)
    let isSame = outcome.output == (try fixture("../grammar/\(file)"))
    #expect(isSame, "the program has another text of grammar/\(file)")
    #expect(FakeWorld().run("spec", name.uppercased()) == outcome)
  }

  @Test func everyFileIsAPage() throws {
    let overview = try fixture("../grammar/README.md")
    let linked = overview.matches(of: /\n\| \[(?:([\w-]+)\.md|w8log\.(ebnf))\]/)
      .map { String($0.output.1 ?? $0.output.2 ?? "") }
    #expect(linked.count > 10)
    #expect(Set(["README", "sample"] + linked) == Set(SpecificationPage.names))
    let list = FakeWorld().run("spec", "--list").output
    #expect(list == SpecificationPage.names.map { $0 + "\n" }.joined())
  }

  @Test func allPagesComeInTheOrderOfReading() {
    let whole = FakeWorld().run("spec").output
    let pages = SpecificationPage.names.map { FakeWorld().run("spec", $0).output }
    #expect(whole == pages.joined(separator: "\n"))
    #expect(whole.hasPrefix("# The `.w8log` format\n"))
  }

  @Test func onATerminalItGoesThroughThePager() {
    var world = FakeWorld()
    world.terminals = [.input, .output, .errors]
    world.pagers = ["less": nil]
    #expect(world.run("spec", "sets").paged == FakeWorld().run("spec", "sets").output)
    #expect(world.run("spec", "sets", "--no-pager").paged == nil)
  }

  @Test func aPageThatIsNoneIsWrongUsage() {
    let outcome = FakeWorld().run("spec", "entrys")
    #expect(outcome.code == .usage)
    #expect(outcome.errors == "w8log: unknown page \"entrys\"; did you mean \"entries\"?\n")
    #expect(
      FakeWorld().run("spec", "nonsense").errors
        == "w8log: unknown page \"nonsense\"; `w8log spec --list` lists all pages\n")
  }
}

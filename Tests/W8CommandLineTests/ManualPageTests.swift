import Testing

@testable import W8CommandLine

@Suite struct ManualPageTests {
  @Test(
    arguments: [
      ("plain words", "plain words"),
      (".Sh NAME", "\\&.Sh NAME"),
      ("'x", "\\(aqx"),
      ("a \\fB-b `c` \"d\"", "a \\efB\\-b \\(gac\\(ga \\(dqd\\(dq"),
      ("…", "\\[u2026]"), ("é", "\\[u00E9]"),
    ])
  func whatATextSaysIsNoMarkup(text: String, line: String) {
    #expect(ManualText.line(text) == line)
  }

  @Test func theDateIsThatOfToday() {
    let page = FakeWorld().run("help", "--man", "--today", "2026-03-05")
    #expect(page.code == .success)
    #expect(page.output.hasPrefix(".Dd March 5, 2026\n.Dt W8LOG 1\n"))
    #expect(page.output == FakeWorld().run("--today", "2026-03-05", "help", "--man").output)
    #expect(page.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func sentencesStandOnLinesOfTheirOwn() {
    var text = ManualText()
    text.add("One (and more.) Two?\n.three " + String(repeating: "four ", count: 16) + "end")
    #expect(
      text.text
        == "One (and more.)\nTwo?\n\\&.three" + String(repeating: " four", count: 14)
        + "\nfour four end\n")
  }

  @Test func everyOptionAndExampleStandsThere() {
    let page = FakeWorld().run("help", "--man").output
    let words = page.replacing("\n", with: " ")
    for command in Command.all where !command.isHidden {
      #expect(page.contains("\n.Ss w8log \(ManualText.line(command.name)): "))
      for option in command.options + Option.global {
        #expect(page.contains("Fl \(ManualText.argument(String(option.name.dropFirst())))"))
        #expect(words.contains(ManualText.line(option.description)))
      }
      for example in command.examples { #expect(page.contains("\n\(ManualText.line(example))\n")) }
    }
    #expect(!page.contains("w8log complete"))
  }
}

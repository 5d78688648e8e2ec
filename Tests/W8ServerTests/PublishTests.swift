import JSON
import LanguageServerProtocol
import Testing
import W8Engine

@testable import W8Server

@Suite struct PublishTests {
  private let uri = "file:///log.w8log"

  @Test func tellsPlaceCodeSeverityAndMessage() {
    // 1 January 2026 was a Thursday.
    let client = Conversation(capabilities: [:])
    let messages = client.open(uri, "unit kg\n# 2026-01\n01 Fri 82.9kg\n", version: 7)
    let params = Conversation.published(messages)
    #expect(params?["version"] == 7)
    let diagnostic = params?["diagnostics"]?[0]
    #expect(diagnostic?["range"] == range((2, 3), (2, 6)))
    #expect(diagnostic?["code"] == "W8104")
    #expect(diagnostic?["severity"] == 2)
    #expect(diagnostic?["source"] == "w8log")
    #expect(diagnostic?["codeDescription"] == nil)
    #expect(diagnostic?["message"]?.stringValue?.isEmpty == false)
  }

  @Test(arguments: [("error", 1), ("warning", 2), ("info", 3), ("hint", 4)])
  func severitiesHaveTheirNumbers(_ word: String, _ number: Int) {
    let client = Conversation(capabilities: [:])
    let messages = client.open(
      uri, "lint weekday-mismatch \(word)\n# 2026-01\n01 Fri 82.9\n")
    let diagnostics = Conversation.published(messages)?["diagnostics"]?.arrayValue ?? []
    let severity = diagnostics.first { $0["code"] == "W8104" }?["severity"]
    #expect(severity == .integer(number))
  }

  @Test func anotherDayIsAnotherListOnlyIfItDiffers() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "# 2026-01\n01 Thu 82.9kg\n")
    client.world.today = Conversation.firstDay.adding(days: 1) ?? .last
    #expect(client.pause().isEmpty)
  }

  @Test func dateOfTheClockIsLookedAtAnew() {
    let client = Conversation(capabilities: [:])
    // What lies in the future today does not tomorrow.
    let messages = client.open(uri, "unit kg\n# 2030-06\n02 82.9\n")
    #expect(codes(messages)?.isEmpty == false)
    client.world.today = Conversation.firstDay.adding(days: 1) ?? .last
    #expect(codes(client.pause()) == [])
  }

  @Test func fixedDateIsNotThatOfTheClock() {
    let text = "unit kg\n# 2030-06\n02 82.9\n"
    let byOption = Conversation(capabilities: [:], options: ["today": "2030-06-02"])
    #expect(codes(byOption.open(uri, text)) == [])
    let byArgument = Conversation(
      capabilities: [:], options: ["today": "2030-06-01"],
      today: CivilDate(year: 2030, month: 6, day: 2))
    #expect(codes(byArgument.open(uri, text)) == [])
  }

  @Test func everyDocumentIsPublished() {
    let client = Conversation(capabilities: [:])
    let names = ["file:///a", "file:///b", "untitled:c"]
    let messages = client.say(names.map { didOpen($0, "") })
    #expect(messages.compactMap { $0["params"]?["uri"]?.stringValue } == names)
  }

  @Test func ofThousandsOfFaultsTheClientIsToldHowManyMore() {
    let client = Conversation(capabilities: [:])
    let messages = client.open(uri, String(repeating: "?\n", count: 1_002))
    let diagnostics = Conversation.published(messages)?["diagnostics"]?.arrayValue ?? []
    #expect(diagnostics.count == 1_001)
    #expect(diagnostics.first?["range"] == range((0, 0), (0, 0)))
    #expect(
      diagnostics.first?["message"]
        == "this file has 2 more problems; `w8log check` lists all")
    #expect(diagnostics.last?["range"]?["start"]?["line"] == 1_001)
  }

  private func codes(_ messages: [JSON]) -> [String]? {
    Conversation.published(messages)?["diagnostics"]?.arrayValue?
      .compactMap { $0["code"]?.stringValue }
  }
}

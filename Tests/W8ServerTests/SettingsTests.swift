import JSON
import LanguageServerProtocol
import Testing
import W8TestSupport

@testable import W8Server

@Suite struct SettingsTests {
  private let uri = "file:///log.w8log"
  private let off: JSON = ["inlayHints": ["averageAndRate": false, "monthSummary": false]]

  private func hintCount(_ client: Conversation) -> Int? {
    client.ask("textDocument/inlayHint", document(uri, (0, 0), (9, 0)))["result"]?.arrayValue?.count
  }

  private func opened(_ capabilities: JSON, _ options: JSON = .null) -> Conversation {
    let client = Conversation(capabilities: capabilities, options: options)
    client.open(uri, "# 2026-01\n01 82\n")
    return client
  }

  private func messages(_ answers: [JSON]) -> [String] {
    answers.filter { $0["method"] == "window/showMessage" }
      .compactMap { $0["params"]?["message"]?.stringValue }
  }

  @Test func areTakenWithAndWithoutTheirName() {
    #expect(hintCount(opened([:])) == 2)
    #expect(hintCount(opened([:], off)) == 0)
    #expect(hintCount(opened([:], ["w8log": off])) == 0)
    #expect(hintCount(opened([:], ["inlayHints.monthSummary": false])) == 1)
    #expect(hintCount(opened([:], ["w8log.inlayHints.monthSummary": false])) == 1)
    #expect(hintCount(opened([:], ["w8log.inlayHints": ["monthSummary": false]])) == 1)
  }

  @Test func areTakenFromANotification() {
    let client = opened([:])
    #expect(
      messages(client.tell("workspace/didChangeConfiguration", ["settings": ["w8log": off]]))
        .isEmpty)
    #expect(hintCount(client) == 0)
    // What is not set any more is as in the beginning.
    client.tell("workspace/didChangeConfiguration", ["settings": ["w8log": [:]]])
    #expect(hintCount(client) == 2)
  }

  /// Editors that send an empty object at the start do not mean to undo the initialization options.
  @Test func lieOverTheInitializationOptions() {
    let client = opened([:], off)
    for settings in [[:], .null, ["w8log": .null], ["w8log": ["inlayHints": .null]]] as [JSON] {
      client.tell("workspace/didChangeConfiguration", ["settings": settings])
      #expect(hintCount(client) == 0)
    }
    client.tell(
      "workspace/didChangeConfiguration", ["settings": ["inlayHints": ["monthSummary": true]]])
    #expect(hintCount(client) == 1)
  }

  @Test func areAskedForWhereTheClientAnswers() {
    let client = Conversation()
    client.ask("initialize", ["capabilities": ["workspace": ["configuration": true]]])
    let questions = client.tell("initialized", [:])
    #expect(questions.map { $0["method"] } == ["workspace/configuration"])
    #expect(questions.first?["params"] == ["items": [["section": "w8log"]]])
    client.open(uri, "# 2026-01\n01 82\n")
    answer(client, "w8log-1", off)
    #expect(hintCount(client) == 0)
    let again = client.tell("workspace/didChangeConfiguration", ["settings": .null])
    #expect(again.map { $0["id"] } == ["w8log-2"])
    // Only the answer to the last question counts.
    answer(client, "w8log-1", [:])
    #expect(hintCount(client) == 0)
    answer(client, "w8log-2", .null)
    #expect(hintCount(client) == 2)
  }

  @Test func areRegisteredForWhereTheClientWantsThat() {
    let client = Conversation()
    client.ask(
      "initialize",
      ["capabilities": ["workspace": ["didChangeConfiguration": ["dynamicRegistration": true]]]])
    let registration = client.tell("initialized", [:]).first?["params"]?["registrations"]?[0]
    #expect(registration?["method"] == "workspace/didChangeConfiguration")
    #expect(registration?["registerOptions"] == ["section": "w8log"])
  }

  @Test func hintsAreRefreshedWhenTheyChange() {
    let client = opened(["workspace": ["inlayHint": ["refreshSupport": true]]])
    let heard = client.tell("workspace/didChangeConfiguration", ["settings": off])
    #expect(heard.map { $0["method"] } == ["workspace/inlayHint/refresh"])
    #expect(client.tell("workspace/didChangeConfiguration", ["settings": off]).isEmpty)
  }

  @Test(
    arguments: [
      (
        ["inlayHints": ["averageAndRates": false]],
        "w8log: the setting \"w8log.inlayHints.averageAndRates\" is unknown; did you mean \"w8log.inlayHints.averageAndRate\"?"
      ),
      (["colour": 1], "w8log: the setting \"w8log.colour\" is unknown"),
      (["inlayHints": false], "w8log: the setting \"w8log.inlayHints\" must be an object"),
      (
        ["inlayHints": ["goal": "yes"]],
        "w8log: the setting \"w8log.inlayHints.goal\" must be true or false"
      ),
      (
        ["today": "tomorrow"],
        "w8log: the setting \"w8log.today\" must be a date such as \"2026-01-31\""
      ),
      (7, "w8log: the settings \"w8log\" must be an object"),
    ] as [(JSON, String)])
  func whatIsWrongIsTold(_ settings: JSON, _ message: String) {
    #expect(
      messages(opened([:]).tell("workspace/didChangeConfiguration", ["settings": settings]))
        == [message])
    let early = Conversation().say([
      request(1, "initialize", ["capabilities": [:], "initializationOptions": settings])
    ])
    #expect(messages(early) == [message])
  }

  @Test func ofVeryManyFaultsTheFirstAreTold() {
    let wrong = JSON.object(JSONObject((0..<50).map { ("x\($0)", 1) }))
    #expect(
      messages(opened([:]).tell("workspace/didChangeConfiguration", ["settings": wrong])).count == 5
    )
  }

  @Test func allAreDocumented() throws {
    let map = try fixture("../editors/server.md")
    for setting in Setting.all { #expect(map.contains(setting.row), "\(setting.row)") }
    #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
  }

  private func answer(_ client: Conversation, _ id: String, _ settings: JSON) {
    client.say([text(["jsonrpc": "2.0", "id": .string(id), "result": [settings]])])
  }
}

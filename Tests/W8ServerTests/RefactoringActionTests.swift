import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// Changes that are offered where nothing is wrong.
@Suite struct RefactoringActionTests {
  private let uri = "file:///log.w8log"
  private let text = "gym @a\ngym @b default\n# 2026-01\n04 82 @a\n03 82\n"
  private let lazy: JSON = [
    "codeActionLiteralSupport": [:], "dataSupport": true,
    "resolveSupport": ["properties": ["edit"]],
  ]

  @Test func editsAreMadeWhenTheyAreWanted() {
    let client = opened(lazy)
    let action = ask(client, (3, 7)).first { $0["title"] == "Merge @a into @b" } ?? .null
    #expect(action["kind"] == "refactor.rewrite")
    #expect(action["edit"] == nil)
    #expect(action["data"]?.objectValue != nil)
    let resolved = client.ask("codeAction/resolve", action)["result"]
    #expect(resolved?["title"] == "Merge @a into @b")
    #expect(resolved?["edit"]?["changes"]?[uri]?.arrayValue?.count == 3)
  }

  @Test func whoDoesNotAskAgainGetsThemAtOnce() {
    let client = opened(["codeActionLiteralSupport": [:]])
    let actions = ask(client, (3, 7)).filter { $0["kind"] != "quickfix" }
    #expect(!actions.isEmpty)
    #expect(actions.allSatisfy { $0["edit"] != nil && $0["data"] == nil })
  }

  @Test func whatIsCompleteComesBackAsItIs() {
    let client = opened(["codeActionLiteralSupport": [:]])
    let actions = ask(client, (3, 7))
    #expect(!actions.isEmpty)
    for action in actions {
      #expect(client.ask("codeAction/resolve", action)["result"] == action)
    }
  }

  @Test func aChangedDocumentIsAskedAboutAnew() {
    let client = opened(lazy)
    let action = ask(client, (3, 7)).first { $0["title"] == "Merge @a into @b" } ?? .null
    client.say([didChange(uri, version: 2, change((0, 0), (0, 0), "; x\n"))])
    #expect(errorCode(client.ask("codeAction/resolve", action)) == -32801)
  }

  @Test(
    arguments: [
      [:], ["title": "x"], ["title": "x", "data": [1]],
      ["title": "x", "data": ["textDocument": ["uri": "file:///log.w8log"], "version": 1]],
    ] as [JSON])
  func whatTheServerNeverSentIsRefused(_ action: JSON) {
    #expect(errorCode(opened(lazy).ask("codeAction/resolve", action)) == -32602)
  }

  @Test(arguments: [Int.min, -1, 0, 1 << 40, Int.max])
  func anyOffsetIsAnswered(_ offset: Int) {
    let action: JSON = [
      "title": "x",
      "data": [
        "textDocument": ["uri": "file:///log.w8log"], "version": 1, "offset": .integer(offset),
      ],
    ]
    #expect(errorCode(opened(lazy).ask("codeAction/resolve", action)) == -32803)
  }

  @Test func reasonsAreForThoseWhoShowThem() {
    let able = opened(["codeActionLiteralSupport": [:], "disabledSupport": true])
    let refused = ask(able, (1, 5)).filter { $0["disabled"] != nil }
    #expect(refused.count == 3)
    #expect(refused.allSatisfy { $0["edit"] == nil && $0["data"] == nil })
    #expect(refused[0]["disabled"]?["reason"]?.stringValue?.contains("default gym") == true)
    let other = ask(opened(["codeActionLiteralSupport": [:]]), (1, 5))
    #expect(!other.contains { $0["title"]?.stringValue?.hasPrefix("Delete") == true })
  }

  @Test(
    arguments: [
      (["source.organizeEntries"], nil, ["source.organizeEntries"]),
      (["refactor"], 2, ["refactor.rewrite", "refactor.rewrite", "refactor.rewrite"]),
      (["quickfix"], nil, []), (nil, 2, []), (["refactor.extract"], nil, []),
    ] as [([String]?, Int?, [String])])
  func kindsAreAskedForByName(_ only: [String]?, _ trigger: Int?, _ kinds: [String]) {
    let actions = ask(opened(lazy), (3, 7), only: only, trigger: trigger)
    let found = actions.compactMap { $0["kind"]?.stringValue }
    #expect(found.filter { $0 != "quickfix" } == kinds)
  }

  @Test func sortingIsAnEditOfTheLinesThatMove() {
    let client = opened(["codeActionLiteralSupport": [:]])
    let action = ask(client, (0, 0), only: ["source.organizeEntries"]).first
    #expect(
      action?["edit"]?["changes"]?[uri] == [
        ["range": range((3, 0), (5, 0)), "newText": "03 82\n04 82 @a\n"]
      ])
  }

  // MARK: - Files of years

  private let years = "# 2025-12\n31 82\n# 2026-01\n01 81\n"

  private func split(_ operations: [String], on disk: [String: String] = [:]) -> JSON {
    let able: JSON = [
      "codeActionLiteralSupport": [:], "dataSupport": true, "disabledSupport": true,
      "resolveSupport": ["properties": ["edit"]],
    ]
    let client = Conversation(capabilities: [
      "textDocument": ["codeAction": able],
      "workspace": [
        "workspaceEdit": [
          "documentChanges": true, "resourceOperations": .array(operations.map { .string($0) }),
        ]
      ],
    ])
    client.world.files = disk
    client.open(uri, years)
    let action = ask(client, (0, 0)).first { $0["title"] == "Split this file by year" } ?? .null
    return action["data"] == nil ? action : client.ask("codeAction/resolve", action)
  }

  @Test func yearsBecomeFilesThatAreNotThere() {
    let steps = split(["create", "rename"])["result"]?["edit"]?["documentChanges"]
    #expect(
      steps?[0] == [
        "kind": "create", "uri": "file:///2025.w8log",
        "options": ["overwrite": false, "ignoreIfExists": false],
      ])
    #expect(
      steps?[1] == [
        "textDocument": ["uri": "file:///2025.w8log", "version": nil],
        "edits": [["range": range((0, 0), (0, 0)), "newText": "# 2025-12\n31 82\n"]],
      ])
    #expect(steps?[2]?["uri"] == "file:///2026.w8log")
    #expect(steps?[4]?["textDocument"] == ["uri": .string(uri), "version": 1])
    #expect(steps?.arrayValue?.count == 5)
  }

  @Test func filesAreForThoseWhoMakeThem() {
    #expect(
      split(["rename"])["disabled"] == ["reason": "the editor cannot create files for a server"])
  }

  @Test func noFileIsWrittenOver() {
    let answer = split(["create"], on: ["/2026.w8log": ""])
    #expect(errorCode(answer) == -32803)
    #expect(answer["error"]?["message"]?.stringValue?.contains("\"2026.w8log\"") == true)
  }

  // MARK: - What stays undone

  @Test func whatStaysIsToldWhereEditsHaveNoLabels() {
    let text = text + "    > at @a\n"
    let client = Conversation(capabilities: ["textDocument": ["codeAction": lazy]])
    client.open(uri, text)
    let action = ask(client, (3, 7)).first { $0["title"] == "Merge @a into @b" } ?? .null
    let messages = client.say([request(1, "codeAction/resolve", action)])
    #expect(messages.map { $0["method"] } == ["window/showMessage", nil])
    #expect(
      messages.first?["params"]?["message"]
        == "w8log: 1 note with @a stays unchanged, because it is a former name now")
    let hasty = Conversation(capabilities: [
      "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]
    ])
    hasty.open(uri, text)
    #expect(
      ask(hasty, (3, 7)).contains {
        $0["title"]?.stringValue?.hasPrefix("Merge @a into @b (1 note") == true
      })
  }

  private func opened(_ codeAction: JSON) -> Conversation {
    let client = Conversation(capabilities: ["textDocument": ["codeAction": codeAction]])
    client.open(uri, text)
    return client
  }

  private func ask(
    _ client: Conversation, _ cursor: (Int, Int), only: [String]? = nil, trigger: Int? = nil
  ) -> [JSON] {
    var context: JSONObject = ["diagnostics": []]
    context["only"] = only.map { .array($0.map { .string($0) }) }
    context["triggerKind"] = trigger.map { .integer($0) }
    let answer = client.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "range": range(cursor, cursor),
        "context": .object(context),
      ])
    return answer["result"]?.arrayValue ?? []
  }
}

import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

@Suite struct CodeActionTests {
  private let uri = "file:///log.w8log"
  /// 1 January 2026 was a Thursday.
  private let text = "unit kg\n# 2026-01\n01 Fri 82.0kg\n"

  @Test func repairsADiagnostic() {
    let client = opened(["codeActionLiteralSupport": [:], "isPreferredSupport": true])
    let published = Conversation.published(client.open(uri, text, version: 3))
    let actions = ask(client, only: ["quickfix"])
    #expect(actions.isEmpty == false)
    #expect(actions.allSatisfy { $0["kind"] == "quickfix" && $0["command"] == nil })
    #expect(actions.count { $0["isPreferred"] == true } <= 1)
    #expect(actions.first?["diagnostics"]?[0] == published?["diagnostics"]?[0])
    #expect(actions.first?["edit"]?["documentChanges"] == nil)
    #expect(actions.first?["edit"]?["changes"]?[uri]?.arrayValue?.isEmpty == false)
  }

  @Test func namesTheVersionForThoseWhoTakeIt() {
    let client = opened(
      ["codeActionLiteralSupport": [:]], workspace: ["workspaceEdit": ["documentChanges": true]])
    client.open(uri, text, version: 3)
    let edit = ask(client, only: ["quickfix"]).first?["edit"]
    #expect(edit?["changes"] == nil)
    #expect(
      edit?["documentChanges"]?[0]?["textDocument"] == ["uri": .string(uri), "version": 3])
  }

  /// "Apply all safe fixes" and the fix of the only problem are one change.
  @Test func oneChangeHasOneName() {
    let client = opened(["codeActionLiteralSupport": [:]])
    client.open(uri, "unit kg\n\n# 2026-01\n\n02 Fri   82,0\n")
    let line: JSON = ["start": position((4, 0)), "end": position((4, 0))]
    func titles(_ only: [String]?) -> [String] {
      var context: JSONObject = ["diagnostics": []]
      context["only"] = only.map { .array($0.map(JSON.string)) }
      let params: JSON = [
        "textDocument": ["uri": .string(uri)], "range": line, "context": .object(context),
      ]
      return client.ask("textDocument/codeAction", params)["result"]?.arrayValue?
        .compactMap { $0["title"]?.stringValue } ?? []
    }
    #expect(titles(nil).filter { !$0.hasPrefix("Move") } == ["Write 82.0"])
    #expect(titles(["source.fixAll"]) == ["Apply all safe fixes"])
  }

  @Test func preferenceIsForThoseWhoLookForIt() {
    let client = opened(["codeActionLiteralSupport": [:]])
    client.open(uri, text)
    #expect(ask(client, only: nil).allSatisfy { $0["isPreferred"] == nil })
  }

  @Test func withoutLiteralsThereIsNothingToOffer() {
    let client = opened([:])
    client.open(uri, text)
    #expect(ask(client, only: nil).isEmpty)
  }

  /// A kind asks for all below it, and for nothing beside it.
  @Test(
    arguments: [
      (["quickfix"], true), ([""], true), (["quick"], false), (["refactor"], false), ([], false),
      (["source"], false), (["refactor", "quickfix"], true), (["quickfix.more"], false),
    ] as [([String], Bool)])
  func kindsArePrefixes(_ only: [String], _ hasQuickFix: Bool) {
    let client = opened(["codeActionLiteralSupport": [:]])
    client.open(uri, text)
    #expect(ask(client, only: only).contains { $0["kind"] == "quickfix" } == hasQuickFix)
  }

  /// Two safe fixes, so that there is something to fix at once.
  @Test(
    arguments: [
      (["source"], nil, true), (["source.fixAll"], nil, true), (["source.fixAll.w8log"], nil, true),
      (["source.fixAll.other"], nil, false), (["quickfix"], nil, false), (nil, nil, true),
      (nil, 1, true), (nil, 2, false), (["source.fixAll"], 2, true),
    ] as [([String]?, Int?, Bool)])
  func everythingAtOnceIsForThoseWhoAsk(_ only: [String]?, _ trigger: Int?, _ isOffered: Bool) {
    let client = opened(["codeActionLiteralSupport": [:]])
    client.open(uri, "unit kg\n# 2026-01\n01 Thu 82,0")
    let actions = ask(client, only: only, trigger: trigger)
    #expect(actions.contains { $0["kind"] == "source.fixAll.w8log" } == isOffered)
  }

  /// In the first column of its line, and wherever the client names it: Neovim does both.
  @Test func fixesOfTheLineAndOfWhatIsNamedAreOffered() {
    let client = opened(["codeActionLiteralSupport": [:]])
    let published = Conversation.published(client.open(uri, text + "02 Thu 82.0kg\n"))
    let found = published?["diagnostics"]?.arrayValue ?? []
    #expect(found.map { $0["code"] } == ["W8104", "W8104"])
    func titles(_ line: Int, _ diagnostics: [JSON] = []) -> [String] {
      ask(client, only: ["quickfix"], range: range((line, 0), (line, 0)), diagnostics)
        .compactMap { $0["title"]?.stringValue }
    }
    #expect(titles(0).isEmpty)
    #expect(titles(2).first == "Write Thu")
    #expect(titles(3).first == "Write Fri")
    #expect(titles(0, [found[1]]).first == "Write Fri")
    let both = titles(2, [found[1]])
    #expect(both.first == "Write Thu")
    #expect(both.contains("Write Fri"))
  }

  private func opened(_ codeAction: JSON, workspace: JSON = [:]) -> Conversation {
    Conversation(
      capabilities: ["textDocument": ["codeAction": codeAction], "workspace": workspace])
  }

  private func ask(
    _ client: Conversation, only: [String]?, trigger: Int? = nil, range part: JSON? = nil,
    _ shown: [JSON] = []
  )
    -> [JSON]
  {
    var context: JSONObject = ["diagnostics": .array(shown)]
    context["only"] = only.map { .array($0.map { .string($0) }) }
    context["triggerKind"] = trigger.map { .integer($0) }
    let answer = client.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "range": part ?? range((0, 0), (9, 0)),
        "context": .object(context),
      ])
    return answer["result"]?.arrayValue ?? []
  }
}

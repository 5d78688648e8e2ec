import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// What completion looks like on the wire, to clients that differ in what they take.
@Suite struct CompletionTests {
  private let uri = "file:///log.w8log"
  private let text = """
    gym @iron "Iron Temple"
    # 2030-05

    30 Thu 82.0 @iron > 😀
        Squat: 3x5 100
    31 Fri 82.1 @irn

    """

  @Test func anItemIsAnEditOfTheWord() throws {
    let client = opened([:])
    let list = complete(client, (5, 15))
    let item = try #require(list?["items"]?[0])
    // So that the client asks again, and closes the list when the word is complete.
    #expect(list?["isIncomplete"] == true)
    #expect(item["label"] == "@iron" && item["filterText"] == "@iron")
    #expect(item["detail"] == "Iron Temple · 30 May 2030")
    #expect(item["labelDetails"] == nil)
    #expect(item["textEdit"] == ["range": range((5, 12), (5, 16)), "newText": "@iron"])
    #expect(item["insertTextFormat"] == 1)
    #expect(item["data"]?.objectValue != nil)
  }

  @Test func whatAClientCanIsUsed() throws {
    let client = opened([
      "insertReplaceSupport": true, "labelDetailsSupport": true, "snippetSupport": true,
    ])
    let item = try #require(complete(client, (5, 15))?["items"]?[0])
    #expect(item["labelDetails"] == ["description": "Iron Temple · 30 May 2030"])
    #expect(item["detail"] == nil)
    #expect(
      item["textEdit"] == [
        "newText": "@iron", "insert": range((5, 12), (5, 15)), "replace": range((5, 12), (5, 16)),
      ])
    let unit = complete(client, (6, 0))?["items"]?.arrayValue?.first { $0["label"] == "unit" }
    #expect(unit?["insertTextFormat"] == 2)
    #expect(unit?["textEdit"]?["newText"] == "unit       ${1|kg,lb,st|}")
    let plain = complete(opened([:]), (6, 0))?["items"]?.arrayValue?.first { $0["label"] == "unit" }
    #expect(plain?["insertTextFormat"] == 1)
    #expect(plain?["textEdit"]?["newText"] == "unit       kg")
  }

  @Test func noKeyThatPeopleTypeTakesANumber() throws {
    let client = opened([:], text.replacing("@irn", with: "@iron\n    Squat:"))
    let item = try #require(complete(client, (6, 10))?["items"]?[0])
    #expect(item["label"] == "3x5 100" && item["filterText"] == "…")
  }

  @Test func itemsAreSortedAsTheyCome() throws {
    let items = complete(opened([:]), (6, 0))?["items"]?.arrayValue ?? []
    let texts = items.compactMap { $0["sortText"]?.stringValue }
    #expect(texts == texts.sorted() && Set(texts).count == items.count && !items.isEmpty)
    #expect(items.first?["label"] == "# 2030-06")
  }

  @Test(arguments: [("utf-8", 22), ("utf-16", 18), ("utf-32", 17)])
  func columnsAreThoseOfTheEncoding(_ encoding: String, _ width: Int) throws {
    let client = Conversation(
      capabilities: ["general": ["positionEncodings": [.string(encoding)]]], today: nil)
    client.open(uri, "gym @健身房\n# 2030-05\n\n31 Fri 82.0 #😀 @健\n")
    // 😀 cannot be a tag; the line keeps that fault and gets no other.
    let item = complete(client, (3, width))?["items"]?[0]
    #expect(item?["label"] == "@健身房")
    #expect(item?["textEdit"]?["range"]?["end"] == position((3, width)))
  }

  @Test(arguments: [(0, 99_999), (99_999, 0), (2_147_483_647, 2_147_483_647), (3, 21)])
  func positionsOutOfTheTextAreMovedIntoIt(_ line: Int, _ column: Int) {
    let client = opened([:])
    for method in ["completion", "inlineCompletion", "selectionRange", "onTypeFormatting"] {
      let answer = client.ask(
        "textDocument/\(method)",
        [
          "textDocument": ["uri": .string(uri)], "position": position((line, column)),
          "positions": [position((line, column))], "ch": "\n",
        ])
      #expect(answer["result"] != nil && errorCode(answer) == nil, "\(method)")
    }
  }

  @Test func lookingAtAnItemTellsItsHistory() throws {
    let client = Conversation(
      capabilities: [
        "textDocument": ["completion": ["completionItem": ["documentationFormat": ["markdown"]]]]
      ])
    client.open(uri, text.replacing("@irn", with: "@iron\n    S"))
    let item = try #require(complete(client, (6, 5))?["items"]?[0])
    #expect(item["label"] == "Squat")
    let resolved = client.ask("completionItem/resolve", item)["result"]
    #expect(resolved?["label"] == "Squat" && resolved?["textEdit"] == item["textEdit"])
    #expect(
      resolved?["documentation"] == [
        "kind": "markdown", "value": "**Squat**\n\n- 30 May 2030: 3x5 100  @iron",
      ])
  }

  @Test(arguments: ["exercise", "gym", "rule"])
  func anItemOfNothingComesBackAsItIs(_ topic: String) {
    let client = opened([:])
    let item: JSON = [
      "label": "x",
      "data": .object(["textDocument": ["uri": .string(uri)], topic: "\u{0}nothing"]),
    ]
    #expect(client.ask("completionItem/resolve", item)["result"] == item)
  }

  @Test func anItemForWhatIsNotOpenComesBackAsItIs() {
    let item: JSON = [
      "label": "Squat",
      "data": ["textDocument": ["uri": "file:///closed.w8log"], "exercise": "squat"],
    ]
    #expect(opened([:]).ask("completionItem/resolve", item)["result"] == item)
  }

  @Test func anItemOfOthersIsRefused() {
    let answer = opened([:]).ask("completionItem/resolve", ["label": "x", "data": []])
    #expect(errorCode(answer) == -32602)
  }

  @Test func theNextEntryIsShownAhead() {
    let client = opened([:], "# 2030-05\n\n31 Fri 82.0\n\n# 2030-06\n\n")
    let answer = client.ask("textDocument/inlineCompletion", params((6, 0)))
    #expect(answer["result"] == [["insertText": "01 Sat", "range": range((6, 0), (6, 0))]])
    #expect(client.ask("textDocument/inlineCompletion", params((2, 3)))["result"] == [])
  }

  @Test func selectionsAreNested() {
    let answer = opened([:]).ask(
      "textDocument/selectionRange",
      ["textDocument": ["uri": .string(uri)], "positions": [position((3, 9)), position((0, 0))]])
    let first = answer["result"]?[0]
    #expect(first?["range"] == range((3, 7), (3, 11)))
    #expect(first?["parent"]?["range"] == range((3, 0), (3, 22)))
    #expect(first?["parent"]?["parent"]?["range"] == range((3, 0), (4, 18)))
    #expect(answer["result"]?.arrayValue?.count == 2)
  }

  private func opened(_ item: JSON, _ text: String? = nil) -> Conversation {
    let client = Conversation(
      capabilities: ["textDocument": ["completion": ["completionItem": item]]])
    client.open(uri, text ?? self.text)
    return client
  }

  private func params(_ cursor: (line: Int, column: Int)) -> JSON {
    ["textDocument": ["uri": .string(uri)], "position": position(cursor)]
  }

  private func complete(_ client: Conversation, _ at: (line: Int, column: Int)) -> JSON? {
    client.ask("textDocument/completion", params(at))["result"]
  }
}

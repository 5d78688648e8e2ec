import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// Other names for gyms, exercises and tags, in every file of a book.
@Suite struct RenameTests {
  private let root = "file:///book/log.w8log"
  private let year = "file:///book/2025.w8log"
  private let rootText = "include \"2025.w8log\"\ngym @iron\n# 2026-01\n03 82.0 @iron > 😀 #卧\n"
  private let yearText = "# 2025-12\n26 82.0 @iron\n    卧推: 3x5 90\n"
  private let versioned: JSON = ["workspace": ["workspaceEdit": ["documentChanges": true]]]

  @Test func filesThatAreNotOpenHaveNoVersion() {
    let client = client(versioned)
    client.open(root, rootText, version: 7)
    let edit = rename(client, (3, 9), "steel")["result"]
    #expect(edit?["changes"] == nil)
    #expect(
      edit?["documentChanges"] == [
        [
          "textDocument": ["uri": .string(root), "version": 7],
          "edits": [
            ["range": range((1, 4), (1, 9)), "newText": "@steel"],
            ["range": range((3, 8), (3, 13)), "newText": "@steel"],
          ],
        ],
        [
          "textDocument": ["uri": .string(year), "version": nil],
          "edits": [["range": range((1, 8), (1, 13)), "newText": "@steel"]],
        ],
      ])
  }

  /// Editors take the mark off a file that they read, so its first line starts behind it.
  @Test func aByteOrderMarkOfAFileThatIsNotOpenTakesNoColumn() {
    let client = client(versioned)
    client.world.files["/book/2025.w8log"] = "\u{FEFF}gym @iron color:teal\n"
    client.open(root, "include \"2025.w8log\"\n# 2026-01\n03 82.0 @iron\n", version: 7)
    let edit = rename(client, (2, 9), "steel")["result"]
    #expect(
      edit?["documentChanges"]?[1]?["edits"] == [
        ["range": range((0, 4), (0, 9)), "newText": "@steel"]
      ])
  }

  @Test func whoKnowsNoVersionsGetsChanges() {
    let client = client()
    client.open(root, rootText)
    let edit = rename(client, (3, 9), "@steel")["result"]
    #expect(edit?["documentChanges"] == nil)
    #expect(edit?["changes"]?[root]?.arrayValue?.count == 2)
    #expect(edit?["changes"]?[year]?.arrayValue?.count == 1)
  }

  @Test func editsAreAnnotatedForThoseWhoShowIt() {
    let client = client([
      "workspace": ["workspaceEdit": ["documentChanges": true, "changeAnnotationSupport": [:]]]
    ])
    client.open(root, rootText)
    let edit = rename(client, (3, 9), "@steel")["result"]
    #expect(edit?["changeAnnotations"] == ["1": ["label": "Rename @iron to @steel"]])
    let edits = edit?["documentChanges"]?.arrayValue?.flatMap { $0["edits"]?.arrayValue ?? [] }
    #expect(edits?.count == 3)
    #expect(edits?.allSatisfy { $0["annotationId"] == "1" } == true)
  }

  /// 😀 is four bytes, two units of UTF-16, one scalar.
  @Test(arguments: [("utf-8", 21, 25), ("utf-16", 19, 21), ("utf-32", 18, 20)])
  func columnsAreThoseOfTheClient(_ encoding: String, _ start: Int, _ end: Int) {
    let client = client(["general": ["positionEncodings": [.string(encoding)]]])
    client.open(root, rootText)
    let edit = rename(client, (3, start + 1), "塩")["result"]
    #expect(
      edit?["changes"] == [
        root: [["range": range((3, start), (3, end)), "newText": "#塩"]]
      ])
  }

  @Test func theNameIsOfferedAsItStands() {
    let client = client()
    client.open(root, rootText)
    client.open(year, yearText)
    #expect(
      ask(client, "prepareRename", root, (1, 6))["result"] == [
        "range": range((1, 4), (1, 9)), "placeholder": "@iron",
      ])
    #expect(
      ask(client, "prepareRename", year, (2, 5))["result"] == [
        "range": range((2, 4), (2, 6)), "placeholder": "卧推",
      ])
    #expect(ask(client, "prepareRename", root, (2, 4))["result"] == .null)
  }

  @Test(arguments: [("@24h", (3, 9)), ("rpe8", (3, 9)), ("steel", (2, 1)), ("a b", (3, 9))])
  func whatCannotBeIsRefusedWithAReason(_ name: String, _ cursor: (Int, Int)) {
    let client = client()
    client.open(root, rootText)
    let answer = rename(client, cursor, name)
    #expect(errorCode(answer) == -32803)
    #expect(answer["error"]?["message"]?.stringValue?.isEmpty == false)
  }

  @Test func theDefaultGymThatNobodyDeclaresKeepsItsName() {
    let client = client()
    client.open(root, "# 2026-01\n03 82.0 @default\n")
    #expect(errorCode(ask(client, "prepareRename", root, (1, 9))) == -32803)
  }

  /// Nobody has told of what another program wrote meanwhile.
  @Test func filesAreEditedAsTheyAreOnTheDiskThen() {
    let client = client(versioned)
    client.open(root, rootText)
    client.world.files["/book/2025.w8log"] = "# 2025-12\n24 82.1 @iron\n26 82.0 @iron\n"
    let edit = rename(client, (3, 9), "steel")["result"]
    #expect(
      edit?["documentChanges"]?[1]?["edits"] == [
        ["range": range((1, 8), (1, 13)), "newText": "@steel"],
        ["range": range((2, 8), (2, 13)), "newText": "@steel"],
      ])
    client.world.files["/book/2025.w8log"] = "# 2025-12\n26 82.0\n"
    #expect(rename(client, (3, 9), "steel")["result"]?["documentChanges"]?[1] == nil)
  }

  @Test func aNewerTextEndsTheSearch() {
    let client = client()
    client.open(root, rootText)
    let cursor = params(root, (3, 9), "steel")
    #expect(client.sayOnly(request(1, "textDocument/rename", cursor)).isEmpty)
    let answers = client.sayOnly(didChange(root, version: 2, whole("")))
    #expect(answers.first { $0["id"] == 1 }.map(errorCode) == -32801)
  }

  private func rename(_ client: Conversation, _ cursor: (Int, Int), _ name: String) -> JSON {
    client.ask("textDocument/rename", params(root, cursor, name))
  }

  private func ask(
    _ client: Conversation, _ method: String, _ uri: String, _ cursor: (Int, Int)
  ) -> JSON {
    client.ask("textDocument/\(method)", params(uri, cursor, ""))
  }

  private func params(_ uri: String, _ cursor: (Int, Int), _ name: String) -> JSON {
    [
      "textDocument": ["uri": .string(uri)], "position": position(cursor),
      "newName": .string(name),
    ]
  }

  private func client(_ capabilities: JSON = [:]) -> Conversation {
    let client = Conversation()
    client.world.files = ["/book/log.w8log": rootText, "/book/2025.w8log": yearText]
    client.ask("initialize", ["capabilities": capabilities, "rootUri": "file:///book"])
    client.tell("initialized", [:])
    return client
  }
}

import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// From a name to where it is declared and to wherever it is used, over all files of a book.
@Suite struct NavigationTests {
  private let root = "file:///book/log.w8log"
  private let year = "file:///book/2025.w8log"
  private let rootText = """
    include "2025.w8log"
    gym @iron default
    # 2026-01
    03 82.0 @iron > 😀 #卧 @iron
        卧推: 3x5 100
    04 82.0 @
    05 82.0 @home
    """
  private let yearText = "# 2025-12\n25 82.0 @home\n26 82.0 @iron #卧\n    卧推: 3x5 90\n"

  @Test func aNameLeadsToItsDeclaration() {
    let client = client()
    client.open(year, yearText)
    let declared: JSON = [["uri": .string(root), "range": range((1, 4), (1, 9))]]
    #expect(ask(client, "definition", year, (2, 9)) == declared)
    client.open(root, rootText)
    #expect(ask(client, "definition", root, (3, 13)) == declared)
    // The one who names no gym is at the default gym.
    #expect(ask(client, "definition", root, (5, 8)) == declared)
  }

  @Test func whatIsNotDeclaredIsWhereItComesFirst() {
    let client = client()
    client.open(root, rootText)
    #expect(
      ask(client, "definition", root, (6, 10)) == [
        ["uri": .string(root), "range": range((6, 8), (6, 13))]
      ])
    client.open(year, yearText)
    #expect(
      ask(client, "definition", year, (3, 5)) == [
        ["uri": .string(root), "range": range((4, 4), (4, 6))]
      ])
  }

  @Test func anIncludeLeadsToItsFile() {
    let client = client(["textDocument": ["definition": ["linkSupport": true]]])
    client.open(root, rootText)
    let link = ask(client, "definition", root, (0, 12))[0]
    #expect(link?["originSelectionRange"] == range((0, 8), (0, 20)))
    #expect(link?["targetUri"] == .string(year))
    #expect(link?["targetSelectionRange"] == range((0, 0), (0, 0)))
  }

  @Test func referencesAreThoseOfTheWholeBook() {
    let client = client()
    client.open(root, rootText)
    let found = ask(client, "references", root, (3, 9), ["includeDeclaration": true])
    #expect(
      found == [
        ["uri": .string(root), "range": range((1, 4), (1, 9))],
        ["uri": .string(root), "range": range((3, 8), (3, 13))],
        ["uri": .string(root), "range": range((3, 22), (3, 27))],
        ["uri": .string(year), "range": range((2, 8), (2, 13))],
      ])
    let uses = ask(client, "references", root, (3, 9), ["includeDeclaration": false])
    #expect(uses.arrayValue?.count == 3)
    #expect(ask(client, "references", root, (2, 3), ["includeDeclaration": true]) == [])
  }

  /// 😀 is four bytes, two units of UTF-16, one scalar; 卧 three, one, one.
  @Test(arguments: [("utf-8", 19, 23), ("utf-16", 19, 21), ("utf-32", 18, 20)])
  func columnsAreThoseOfTheClient(_ encoding: String, _ start: Int, _ end: Int) {
    let client = client(["general": ["positionEncodings": [.string(encoding)]]])
    client.open(root, rootText)
    let (from, to) = encoding == "utf-8" ? (start + 2, start + 6) : (start, end)
    #expect(
      ask(client, "documentHighlight", root, (3, from)) == [
        ["range": range((3, from), (3, to)), "kind": 2]
      ])
  }

  @Test func highlightsTellWhatANameDoesThere() {
    let client = client()
    client.open(root, rootText)
    #expect(
      ask(client, "documentHighlight", root, (1, 4)) == [
        ["range": range((1, 4), (1, 9)), "kind": 3],
        ["range": range((3, 8), (3, 13)), "kind": 2],
        ["range": range((3, 22), (3, 27)), "kind": 1],
      ])
  }

  @Test(
    arguments: [(0, 1_000_000), (999_999, 0), (2_147_483_647, 2_147_483_647), (4, 0)])
  func anyPlaceIsAnswered(_ line: Int, _ column: Int) {
    let client = client()
    client.open(root, rootText)
    for method in ["definition", "references", "documentHighlight"] {
      let answer = client.ask(
        "textDocument/\(method)",
        [
          "textDocument": ["uri": .string(root)], "position": position((line, column)),
          "context": ["includeDeclaration": true],
        ])
      #expect(answer["error"] == nil)
    }
  }

  @Test(arguments: ["definition", "references", "documentHighlight"])
  func theWholeBookIsLookedThroughBesideTheRest(_ method: String) {
    let client = client()
    client.open(root, rootText)
    let params = self.params(root, (6, 9), ["includeDeclaration": true])
    let answers = client.sayOnly(
      request(1, "textDocument/\(method)", params),
      request(2, "textDocument/documentLink", params))
    #expect(answers.map { $0["id"] } == [2])
    let canceled = client.sayOnly(notification("$/cancelRequest", ["id": 1]))
    #expect(canceled.map(errorCode) == [-32800])
    #expect(!client.work())
  }

  private func ask(
    _ client: Conversation, _ method: String, _ uri: String, _ cursor: (Int, Int),
    _ context: JSON = [:]
  ) -> JSON {
    let params = params(uri, cursor, context)
    return client.ask("textDocument/\(method)", params)["result"] ?? .null
  }

  private func params(_ uri: String, _ cursor: (Int, Int), _ context: JSON) -> JSON {
    ["textDocument": ["uri": .string(uri)], "position": position(cursor), "context": context]
  }

  private func client(_ capabilities: JSON = [:]) -> Conversation {
    let client = Conversation()
    client.world.files = ["/book/log.w8log": rootText, "/book/2025.w8log": yearText]
    client.ask("initialize", ["capabilities": capabilities, "rootUri": "file:///book"])
    client.tell("initialized", [:])
    return client
  }
}

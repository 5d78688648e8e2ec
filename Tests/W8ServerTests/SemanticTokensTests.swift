import JSON
import LanguageServerProtocol
import Testing
import W8TestSupport

@testable import W8Server

@Suite struct SemanticTokensTests {
  private let uri = "file:///log.w8log"
  private let delta: JSON = [
    "textDocument": ["semanticTokens": ["requests": ["full": ["delta": true]]]]
  ]

  private func offering(_ encoding: String) -> JSON {
    ["general": ["positionEncodings": [.string(encoding)]]]
  }

  private func data(_ answer: JSON) -> [Int] {
    answer["result"]?["data"]?.arrayValue?.compactMap(\.integerValue) ?? []
  }

  /// The pieces as `line:start+length type`.
  private func pieces(_ data: [Int]) -> [String] {
    let types = semanticTokenLegend["tokenTypes"]?.arrayValue?.compactMap(\.stringValue) ?? []
    var (line, start) = (0, 0)
    return stride(from: 0, to: data.count - 4, by: 5).map { index in
      line += data[index]
      start = data[index] == 0 ? start + data[index + 1] : data[index + 1]
      return "\(line):\(start)+\(data[index + 2]) \(types[data[index + 3]])"
    }
  }

  /// 漢 has three bytes and one unit of UTF-16, 😀 four and two.
  @Test(arguments: [("utf-8", 3, 4), ("utf-16", 1, 2), ("utf-32", 1, 1)])
  func areCountedInTheUnitOfTheClient(_ encoding: String, _ han: Int, _ smile: Int) {
    let client = Conversation(capabilities: offering(encoding))
    client.open(uri, "# 2026-01\n03 82 #漢 > 😀\n    漢😀: 3x5 ; 漢\n")
    let all = pieces(data(client.ask("textDocument/semanticTokens/full", document(uri))))
    let colon = 4 + han + smile
    #expect(
      all == [
        "0:0+1 operator", "0:2+7 namespace", "1:0+2 event", "1:3+2 number",
        "1:6+\(1 + han) decorator", "1:\(8 + han)+\(2 + smile) string",
        "2:4+\(han + smile) function", "2:\(colon + 2)+3 number",
        "2:\(colon + 6)+\(2 + han) comment",
      ])
  }

  @Test func aLoneReturnPartsAPiece() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "; one\rtwo\r\n; x\n")
    let all = pieces(data(client.ask("textDocument/semanticTokens/full", document(uri))))
    #expect(all == ["0:0+5 comment", "1:0+3 comment", "2:0+3 comment"])
  }

  @Test func ofARangeAreThoseOfItsLines() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "# 2026-01\n03 82\n04 83\n")
    for end in [(1, 5), (1_000_000_000, 0)] {
      let part = client.ask("textDocument/semanticTokens/range", document(uri, (1, 0), end))
      #expect(part["result"]?["resultId"] == nil)
      #expect(pieces(data(part)).first == "1:0+2 event")
      #expect(pieces(data(part)).count == (end.0 == 1 ? 2 : 4))
    }
  }

  @Test func changesAreToldToThoseWhoAsk() {
    let client = Conversation(capabilities: delta)
    client.open(uri, "# 2026-01\n03 82\n04 83\n")
    let first = client.ask("textDocument/semanticTokens/full", document(uri))["result"]
    #expect(first?["resultId"] == "1")
    func ask(_ id: String) -> JSON? {
      client.ask(
        "textDocument/semanticTokens/full/delta",
        ["textDocument": ["uri": .string(uri)], "previousResultId": .string(id)])["result"]
    }
    #expect(ask("1") == ["resultId": "2", "edits": []])
    client.say([didChange(uri, version: 2, change((1, 3), (1, 5), "82.5"))])
    #expect(
      ask("2") == ["resultId": "3", "edits": [["start": 17, "deleteCount": 1, "data": [4]]]])
    // Only the last answer is known.
    #expect(ask("2")?["data"]?.arrayValue?.count == 30)
  }

  @Test func haveNoNameForThoseWhoNeverAskAgain() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "# 2026-01\n")
    #expect(
      client.ask("textDocument/semanticTokens/full", document(uri))["result"]?["resultId"] == nil)
  }

  @Test func theLegendIsDocumented() throws {
    let map = try fixture("../editors/server.md")
    for type in semanticTokenLegend["tokenTypes"]?.arrayValue ?? [] {
      #expect(map.contains("`\(type.stringValue ?? "")`"))
    }
  }
}

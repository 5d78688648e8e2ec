import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

@Suite struct MalformedMessageTests {
  private static let good = #"{"jsonrpc":"2.0","id":9,"method":"nobody/knows"}"#

  @Test(arguments: ["", "{", "nonsense", "[1,", "{\"jsonrpc\":\"2.0\",\"id\":1,}", "\u{0}"])
  func invalidJSONIsAnsweredToNobody(_ body: String) {
    let client = Conversation(capabilities: [:])
    let answers = client.say([body, Self.good])
    #expect(answers.map(errorCode) == [-32700, -32601])
    #expect(answers.first?["id"] == .null)
  }

  @Test(
    arguments: [
      ("5", JSON.null), ("[]", .null), (#"{"id":3,"method":"shutdown"}"#, 3),
      (#"{"jsonrpc":"2.0","id":4,"method":7}"#, 4),
      (#"{"jsonrpc":"2.0","id":5,"method":"shutdown","params":7}"#, 5),
      (#"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#, .null),
    ] as [(String, JSON)])
  func jsonThatIsNoMessageIsRefused(_ body: String, _ id: JSON) {
    let client = Conversation(capabilities: [:])
    let answers = client.say([body, Self.good])
    #expect(answers.map(errorCode) == [-32600, -32601])
    #expect(answers.first?["id"] == id)
  }

  @Test(
    arguments: [
      ("textDocument/hover", [:], "textDocument"),
      ("textDocument/hover", ["textDocument": ["uri": 5]], "textDocument.uri"),
      ("textDocument/hover", ["textDocument": ["uri": "a:b"]], "position"),
      (
        "textDocument/hover",
        ["textDocument": ["uri": "a:b"], "position": ["line": -1, "character": 0]], "position.line"
      ),
      ("textDocument/inlayHint", ["textDocument": ["uri": "a:b"], "range": []], "range"),
      ("textDocument/foldingRange", [1, 2], "params"),
      (
        "textDocument/codeAction",
        ["textDocument": ["uri": "a:b"], "range": ["start": [:]]], "range.start.line"
      ),
    ] as [(String, JSON, String)])
  func wrongShapesNameTheField(_ method: String, _ params: JSON, _ field: String) {
    let client = Conversation(capabilities: [:])
    let answer = client.ask(method, params)
    #expect(errorCode(answer) == -32602)
    let message = answer["error"]?["message"]?.stringValue ?? ""
    #expect(message.hasPrefix("\(field) must be"), "\(message)")
  }

  @Test(
    arguments: [
      ("textDocument/didOpen", [:]), ("textDocument/didChange", ["contentChanges": 7]),
      ("textDocument/didClose", []), ("$/setTrace", ["value": "loud"]),
    ] as [(String, JSON)])
  func notificationsOfTheWrongShapeAreIgnored(_ method: String, _ params: JSON) {
    let client = Conversation(capabilities: [:])
    #expect(client.tell(method, params).isEmpty)
    #expect(client.world.notes.contains { $0.hasPrefix("\(method) was ignored") })
    #expect(client.exitCode == nil)
  }

  @Test func streamIsReadInPiecesOfAnySize() {
    let client = Conversation(capabilities: [:])
    var framer = MessageFramer()
    let frame = MessageFramer.frame(Array(Self.good.utf8))
    let answers = (frame + frame).flatMap { client.stream([$0], framer: &framer) }
    #expect(answers.map(errorCode) == [-32601, -32601])
  }

  @Test(arguments: [
    "Content-Type: text\r\n\r\n", "Content-Length: -5\r\n\r\n{}", "Content-Length: x\r\n\r\n{}",
    "Content-Length: 268435457\r\n\r\n{}", "Content-Length: 99999999999999999999\r\n\r\n{}",
    String(repeating: "x", count: 5000),
  ])
  func streamGoesOnAfterAFaultyHeader(_ start: String) {
    let client = Conversation(capabilities: [:])
    var framer = MessageFramer()
    let frame = MessageFramer.frame(Array(Self.good.utf8))
    let answers = client.stream(Array(start.utf8) + frame, framer: &framer)
    #expect(answers.map(errorCode) == [-32700, -32601])
    #expect(answers.first?["id"] == .null)
  }
}

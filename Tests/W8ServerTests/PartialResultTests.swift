import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// Lists that a client takes in parts.
@Suite struct PartialResultTests {
  private let uri = "file:///log.w8log"

  private func opened(uses: Int) -> Conversation {
    let client = Conversation(capabilities: [:])
    let days = (0..<uses).map { "    @iron 0\($0 % 10):00\n" }.joined()
    client.open(uri, "gym @iron\n# 2026-01\n01 82\n" + days)
    return client
  }

  private func references(_ token: JSON?) -> String {
    var params = document(uri).objectValue ?? [:]
    params["position"] = position((0, 5))
    params["partialResultToken"] = token
    return request(7, "textDocument/references", .object(params))
  }

  @Test func referencesComeInParts() {
    let messages = opened(uses: 2_500).say([references("part")])
    let parts = messages.dropLast()
    #expect(parts.map { $0["params"]?["value"]?.arrayValue?.count } == [1_000, 1_000, 501])
    #expect(parts.allSatisfy { $0["method"] == "$/progress" && $0["params"]?["token"] == "part" })
    #expect(messages.last?["id"] == 7)
    #expect(messages.last?["result"] == [])
    let whole = opened(uses: 2_500).say([references(nil)]).last?["result"]?.arrayValue
    #expect(parts.flatMap { $0["params"]?["value"]?.arrayValue ?? [] } == whole)
  }

  @Test func nothingIsNoPart() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "")
    let messages = client.say([references(3)])
    #expect(messages.map { $0["result"] } == [[]])
  }

  @Test func symbolsOfTheWorkspaceComeInParts() {
    let client = opened(uses: 1)
    let messages = client.say([
      request(7, "workspace/symbol", ["query": "", "partialResultToken": 5])
    ])
    #expect(messages.map { $0["method"] } == ["$/progress", nil])
    #expect(messages.first?["params"]?["value"]?.arrayValue?.isEmpty == false)
    #expect(messages.last?["result"] == [])
  }

  @Test func whoCancelsGetsNoParts() {
    let client = opened(uses: 2_500)
    #expect(client.sayOnly(references("part")).isEmpty)
    #expect(client.work())
    let answers = client.sayOnly(notification("$/cancelRequest", ["id": 7]))
    #expect(answers.map(errorCode) == [-32800])
  }
}

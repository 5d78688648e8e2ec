import JSON
import Testing

@testable import W8Server

@Suite struct WorkspaceSymbolTests {
  private func opened() -> Conversation {
    let client = Conversation(capabilities: [:])
    client.world.files = ["/a/log.w8log": "", "/b/log.w8log": ""]
    client.open("file:///a/log.w8log", "gym @iron \"漢\"\n# 2026-01\n01 82 @iron\n    😀 press: 5\n")
    client.open("file:///b/log.w8log", "# 2026-01\n02 82\n    Leg press: 5 60\n")
    return client
  }

  @Test func areFoundInAllBooks() {
    let found = opened().ask("workspace/symbol", ["query": "press"])["result"]
    #expect(
      found?.arrayValue?.map { $0["location"]?["uri"] } == [
        "file:///b/log.w8log", "file:///a/log.w8log",
      ])
    #expect(found?[1]?["location"]?["range"] == range((3, 0), (3, 15)))
    #expect(found?[1]?["containerName"] == "last 1 January 2026")
    let gym = opened().ask("workspace/symbol", ["query": "@iron"])["result"]
    #expect(gym?[0]?["containerName"] == "漢")
  }

  @Test func areFoundBesideTheFirstThread() {
    let client = opened()
    #expect(client.sayOnly(request(7, "workspace/symbol", ["query": "x"])).isEmpty)
    #expect(client.work())
    #expect(client.pause().map { $0["result"] } == [[]])
  }

  @Test func ofNoDocumentAreNone() {
    let client = Conversation(capabilities: [:])
    #expect(client.ask("workspace/symbol", ["query": ""])["result"] == [])
    #expect(errorCode(client.ask("workspace/symbol", [:])) == -32602)
  }
}

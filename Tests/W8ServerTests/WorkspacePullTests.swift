import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// Diagnostics of all books for clients that ask for them.
@Suite struct WorkspacePullTests {
  private let root = "file:///book/log.w8log"
  private let year = "file:///book/2025.w8log"
  private let rootText = "include \"*.w8log\"\nunit kg\ngym @iron\n"
  private let yearText = "unit kg\n# 2025-12\n25 Wed 82.0 @iron\n"

  private func opened() -> Conversation {
    let client = Conversation(capabilities: ["textDocument": ["diagnostic": [:]]])
    client.world.files = ["/book/log.w8log": rootText, "/book/2025.w8log": yearText]
    client.open(root, rootText)
    return client
  }

  /// It is told of documents by itself, and may ask about all files nevertheless.
  @Test func aClientThatIsToldByItselfIsAnswered() {
    let client = Conversation(capabilities: [:])
    client.world.files = ["/book/log.w8log": rootText, "/book/2025.w8log": yearText]
    client.open(root, rootText)
    let answer = client.say([pull(7)]).first { $0["id"] == 7 }
    #expect(answer?["result"]?["items"]?.arrayValue?.count == 2)
  }

  private func pull(_ id: Int, _ previous: [String: String?] = [:], token: JSON? = nil) -> String {
    let ids = previous.sorted { $0.key < $1.key }.map { uri, value in
      JSON.object(["uri": .string(uri), "value": .string(value ?? "")])
    }
    var params: JSONObject = ["previousResultIds": .array(ids)]
    params["partialResultToken"] = token
    return request(.integer(id), "workspace/diagnostic", .object(params))
  }

  /// The names of the reports in an answer by document.
  private func names(_ messages: [JSON]) -> [String: String?] {
    let items = messages.last?["result"]?["items"]?.arrayValue ?? []
    return Dictionary(
      items.map { ($0["uri"]?.stringValue ?? "", $0["resultId"]?.stringValue) }
    ) { $1 }
  }

  private func item(_ messages: [JSON], _ uri: String) -> JSON? {
    messages.last?["result"]?["items"]?.arrayValue?.first { $0["uri"]?.stringValue == uri }
  }

  @Test func openAndUnopenedFilesAreTold() {
    let answer = opened().say([pull(1)])
    #expect(answer.count == 1)
    #expect(item(answer, root)?["version"] == 1)
    #expect(item(answer, root)?["items"] == [])
    #expect(item(answer, year)?["version"] == .null)
    #expect(item(answer, year)?["items"]?[0]?["code"] == "W8104")
  }

  /// The first is answered whatever the client knows from before; the next waits for news.
  @Test func onlyTheFirstIsAnsweredWithoutNews() {
    let client = opened()
    let known = names(client.say([pull(1)]))
    #expect(client.say([pull(2, known)]).isEmpty)
    #expect(client.say([didChange(root, version: 2, change((0, 0), (0, 0), "; x\n"))]).isEmpty)
    let told = client.say([didChange(root, version: 3, change((0, 0), (0, 0), "nonsense\n"))])
    #expect(told.map { $0["id"] } == [2])
    #expect(item(told, root)?["kind"] == "full")
    #expect(item(told, year)?["kind"] == "unchanged")
    #expect(item(told, year)?["resultId"]?.stringValue == known[year] ?? nil)
  }

  @Test func theFirstSaysWhatIsUnchanged() {
    let known = names(opened().say([pull(1)]))
    let answer = opened().say([pull(1, known)])
    #expect(answer.count == 1)
    #expect(item(answer, root)?["kind"] == "unchanged")
    #expect(item(answer, year)?["kind"] == "unchanged")
  }

  @Test func whoNamesNothingIsHeldToo() {
    let client = opened()
    client.say([pull(1)])
    #expect(client.say([pull(2)]).isEmpty)
  }

  @Test func filesThatAreGoneGetAnEmptyReport() {
    let client = opened()
    let known = names(client.say([pull(1)]))
    #expect(client.say([pull(2, known)]).isEmpty)
    client.world.files["/book/2025.w8log"] = nil
    let change: JSON = ["changes": [["uri": .string(year), "type": 3]]]
    let told = client.tell("workspace/didChangeWatchedFiles", change)
    #expect(item(told, year)?["items"] == [])
    #expect(item(told, year)?["resultId"] == nil)
    #expect(client.say([pull(3, names(told).filter { $0.value != nil })]).isEmpty)
  }

  @Test func aHeldQuestionEndsWithItsCancellation() {
    let client = opened()
    let known = names(client.say([pull(1)]))
    #expect(client.say([pull(2, known)]).isEmpty)
    let answers = client.say([notification("$/cancelRequest", ["id": 2])])
    #expect(answers.map { $0["id"] } == [2])
    #expect(answers.map(errorCode) == [-32800])
    #expect(client.say([didChange(root, version: 2, whole("nonsense\n"))]).isEmpty)
  }

  @Test(arguments: [true, false])
  func aHeldQuestionEndsWithTheWork(_ isRequest: Bool) {
    let client = opened()
    let known = names(client.say([pull(1)]))
    #expect(client.say([pull(2, known)]).isEmpty)
    let end = isRequest ? request(3, "shutdown", nil) : notification("shutdown", nil)
    let refusal = client.say([end]).first { $0["id"] == 2 }
    #expect(errorCode(refusal) == -32802)
    #expect(refusal?["error"]?["data"] == ["retriggerRequest": false])
  }

  @Test func aHeldQuestionEndsWithTheConversation() {
    let client = opened()
    let known = names(client.say([pull(1)]))
    #expect(client.say([pull(2, known)]).isEmpty)
    #expect(client.say([notification("exit", nil)]).map(errorCode) == [-32800])
    #expect(client.exitCode == 1)
  }

  /// While the answer is made nothing else waits for it.
  @Test func aChangeWhileTheWorkerLooksIsSeen() {
    let client = opened()
    let known = names(client.say([pull(1)]))
    #expect(client.sayOnly(pull(2, known)).isEmpty)
    #expect(client.sayOnly(didChange(root, version: 2, whole("nonsense\n"))).isEmpty)
    #expect(client.work())
    #expect(client.pause().contains { $0["id"] == 2 && $0["result"] != nil })
  }

  /// Logs of the workspace of which no document is open, alone and as books.
  @Test func closedBooksAreTold() {
    let client = Conversation()
    client.world.files = [
      "/book/log.w8log": rootText, "/book/2025.w8log": yearText, "/book/alone.w8log": "colour\n",
      "/book/sub/deep.w8log": "gym\n",
    ]
    client.ask(
      "initialize",
      ["rootUri": "file:///book", "capabilities": ["textDocument": ["diagnostic": [:]]]])
    client.tell("initialized", [:])
    // The first answer comes at once, the rest as soon as it is known.
    let first = client.say([pull(1)])
    #expect(first.map { $0["id"] } == [1])
    let second = client.say([pull(2)])
    #expect(second.map { $0["id"] } == [2])
    #expect(item(second, year)?["items"]?[0]?["code"] == "W8104")
    #expect(item(second, root)?["items"]?.arrayValue?.isEmpty != false)
    #expect(item(second, "file:///book/alone.w8log")?["items"]?.arrayValue?.isEmpty == false)
    #expect(item(second, "file:///book/sub/deep.w8log") != nil)
    let reads = client.world.readCount
    // An edit in an open book reads no other file again.
    #expect(client.say([pull(3)]).isEmpty)
    client.open("file:///other.w8log", "unit kg\n")
    client.say([didChange("file:///other.w8log", version: 2, whole("unit lb\n"))])
    #expect(client.world.readCount == reads)
    client.world.files["/book/alone.w8log"] = "unit kg\n"
    let change: JSON = ["changes": [["uri": "file:///book/alone.w8log", "type": 2]]]
    let told = client.tell("workspace/didChangeWatchedFiles", change)
    #expect(item(told, "file:///book/alone.w8log")?["items"] == [])
  }

  /// Whoever waits is told of a folder that comes, and of one that goes.
  @Test func aHeldQuestionIsAnsweredWhenFoldersChange() {
    let client = Conversation()
    client.world.files = [
      "/book/log.w8log": "unit kg\n", "/other/alone.w8log": "colour\n",
    ]
    client.ask(
      "initialize",
      ["rootUri": "file:///book", "capabilities": ["textDocument": ["diagnostic": [:]]]])
    client.tell("initialized", [:])
    client.say([pull(1)])
    #expect(client.say([pull(2)]).isEmpty)
    let folder: JSON = [["uri": "file:///other", "name": "other"]]
    let added = client.tell(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": folder, "removed": []]])
    #expect(added.map { $0["id"] } == [2])
    #expect(item(added, "file:///other/alone.w8log")?["items"]?.arrayValue?.isEmpty == false)
    #expect(client.say([pull(3)]).isEmpty)
    let removed = client.tell(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": folder]])
    #expect(removed.map { $0["id"] } == [3])
    #expect(item(removed, "file:///other/alone.w8log")?["items"] == [])
  }

  @Test func manyFilesComeInParts() {
    let client = Conversation(capabilities: ["textDocument": ["diagnostic": [:]]])
    var files = ["/book/log.w8log": rootText]
    for number in 0..<600 { files["/book/f\(number).w8log"] = "nonsense\n" }
    client.world.files = files
    client.open(root, rootText)
    let messages = client.say([pull(1, token: "part")])
    let parts = messages.filter { $0["method"] == "$/progress" }
    let counts = parts.map { $0["params"]?["value"]?["items"]?.arrayValue?.count }
    #expect(counts == [256, 256, 89])
    #expect(parts.allSatisfy { $0["params"]?["token"] == "part" })
    #expect(messages.last?["result"] == ["items": []])
  }

  /// A document that belongs to none of them keeps no book from being told of.
  @Test func closedBooksAreToldBesideAnOpenDocument() {
    let client = Conversation()
    let other = "file:///book/other.w8log"
    client.world.files = [
      "/book/log.w8log": "unit kg\njunk\ninclude \"b.w8log\"\n", "/book/b.w8log": "unit kg\njunk\n",
      "/book/other.w8log": "unit kg\n",
    ]
    client.ask(
      "initialize",
      ["rootUri": "file:///book", "capabilities": ["textDocument": ["diagnostic": [:]]]])
    client.tell("initialized", [:])
    client.open(other, "unit kg\n")
    let told = client.say([pull(1)]) + client.say([pull(2)])
    for file in ["log", "b"] {
      let report = told.lazy.compactMap { self.item([$0], "file:///book/\(file).w8log") }.first
      #expect(report?["items"]?.arrayValue?.map { $0["code"] } == ["W8501"])
    }
    client.world.files["/book/log.w8log"] = "unit kg\ninclude \"b.w8log\"\n"
    let change: JSON = ["changes": [["uri": "file:///book/log.w8log", "type": 2]]]
    _ = client.say([pull(3)])
    let mended = client.tell("workspace/didChangeWatchedFiles", change)
    #expect(item(mended, "file:///book/log.w8log")?["items"] == [])
    #expect(item(mended, "file:///book/b.w8log")?["items"] != [])
  }
}

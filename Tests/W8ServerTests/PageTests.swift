import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// Pages that a client has opened, and that are kept fresh.
@Suite struct PageTests {
  private let uri = "file:///logs/log.w8log"
  private let page = "/logs/log.html"
  private let log = "unit kg\n# 2030-05\n18 Sat 82.0\n"

  private func client(
    _ window: JSON = ["showDocument": ["support": true]], _ options: JSONObject = [:]
  ) -> Conversation {
    var options = options
    options["diagnostics"] = ["waitWhileTyping": false]
    let client = Conversation(capabilities: ["window": window], options: .object(options))
    client.world.files["/logs/log.w8log"] = log
    client.open(uri, log)
    return client
  }

  private func report(_ more: JSONObject = [:]) -> String {
    var argument = more
    argument["uri"] = .string(uri)
    return request(
      1, "workspace/executeCommand",
      ["command": "w8log.report", "arguments": [.object(argument)]])
  }

  private func edit(_ client: Conversation, _ version: Int) -> [JSON] {
    client.say([didChange(uri, version: version, change((0, 0), (0, 0), ";\n"))])
  }

  /// Lets the clock go on by `time`, and returns what the server says then.
  private func wait(_ client: Conversation, _ time: Duration) -> [JSON] {
    client.world.elapsed += time
    return client.say([])
  }

  private func first(_ messages: [JSON], _ method: String) -> JSON? {
    messages.first { $0["method"]?.stringValue == method }?["params"]
  }

  @Test func aBrowserIsAskedToShowAFileBesideTheLog() {
    let client = client()
    let messages = client.say([report()])
    let address: JSON = .string("file://\(page)")
    #expect(messages.first { $0["id"] == 1 }?["result"]?["uri"] == address)
    let shown = first(messages, "window/showDocument")
    #expect(shown?["uri"] == address)
    #expect(shown?["external"] == true)
    #expect(client.world.writes == ["/logs/log.model.js", page, "/logs/log.live.js"])
    #expect(client.world.files[page]?.contains("data-live=\"log\"") == true)
  }

  @Test func whoCannotShowItIsToldWhereItIs() {
    let client = client([:])
    let told = first(client.say([report()]), "window/showMessage")
    #expect(
      told?["message"] == "w8log: the page is \"/logs/log.html\"; open it in a browser")
  }

  @Test(arguments: [
    "{\"result\":{\"success\":false}}", "{\"error\":{\"code\":1,\"message\":\"\"}}",
  ])
  func whereTheClientFailsToShowItThePlaceIsTold(_ answer: String) throws {
    let client = client()
    let asked = client.say([report()]).first { $0["method"] == "window/showDocument" }
    var members = try #require(try JSON.parse(Array(answer.utf8)).objectValue)
    members["jsonrpc"] = "2.0"
    members["id"] = asked?["id"]
    let told = first(client.say([text(.object(members))]), "window/showMessage")
    #expect(told?["message"]?.stringValue?.contains("/logs/log.html") == true)
  }

  @Test func itFollowsWhatIsTypedOnceNobodyTypes() {
    let client = client()
    client.say([report()])
    let model = client.world.files["/logs/log.model.js"]
    let written = client.world.writes.count
    _ = edit(client, 2)
    _ = wait(client, .milliseconds(300))
    #expect(client.world.writes.count == written)
    _ = edit(client, 3)
    _ = wait(client, .milliseconds(300))
    #expect(client.world.writes.count == written, "somebody types still")
    _ = wait(client, .seconds(1))
    #expect(client.world.writes.count == written + 3, "two changes are written once")
    #expect(client.world.files["/logs/log.model.js"] != model)
    #expect(client.world.files["/logs/log.w8log"] == log, "nothing was saved")
  }

  @Test func withoutAChangeNothingIsWritten() {
    let client = client()
    client.say([report()])
    let written = client.world.writes.count
    for _ in 0..<5 { _ = wait(client, .seconds(2)) }
    // What is taken back before anybody looks is no change either.
    client.say([
      didChange(uri, version: 2, change((0, 0), (0, 0), ";\n")),
      didChange(uri, version: 3, change((0, 0), (1, 0), "")),
    ])
    for _ in 0..<5 { _ = wait(client, .seconds(2)) }
    #expect(client.world.writes.count == written)
  }

  @Test func aClientThatShowsItIsToldOfEachChange() {
    let client = client()
    let messages = client.say([report(["show": false])])
    #expect(first(messages, "window/showDocument") == nil)
    #expect(first(messages, "window/showMessage") == nil)
    _ = edit(client, 2)
    let told = wait(client, .seconds(2)) + client.say([])
    #expect(first(told, "w8log/pageChanged")?["uri"] == .string("file://\(page)"))
  }

  @Test func aPageThatItsClientClosesIsFollowedNoMore() {
    let client = client()
    client.say([report(["show": false])])
    client.tell("w8log/pageClosed", ["uri": "file:///logs/other.html"])
    #expect(client.world.files["/logs/log.live.js"] != nil)
    client.tell("w8log/pageClosed", ["uri": .string("file://\(page)")])
    #expect(client.world.files["/logs/log.live.js"] == nil)
    #expect(client.world.files["/logs/log.model.js"] == nil)
    let written = client.world.writes.count
    _ = edit(client, 2)
    _ = wait(client, .seconds(2))
    #expect(client.world.writes.count == written)
    client.say([report(["show": false])])
    #expect(client.world.files["/logs/log.live.js"] != nil, "it may be opened again")
  }

  @Test func whatKeepsItFreshGoesWithTheConversation() {
    let client = client()
    client.say([report()])
    client.ask("shutdown", .null)
    #expect(
      client.world.files.keys.filter { $0.hasPrefix("/logs/log.") }.sorted() == [
        page, "/logs/log.w8log",
      ])
  }

  @Test func aLogThatIsClosedIsFollowedNoMore() {
    let client = client()
    client.say([report()])
    client.tell("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    _ = wait(client, .seconds(2))
    #expect(client.world.files["/logs/log.live.js"] == nil)
    #expect(client.world.files[page] != nil)
  }

  @Test(arguments: ["/logs/log.html", "/logs/log.live.js", "/logs/log.model.js"])
  func whatIsNoPageIsNotWrittenOver(_ path: String) {
    let client = client()
    client.world.files[path] = "mine"
    let answer = client.say([report()]).first { $0["id"] == 1 }
    #expect(answer.map(errorCode) == -32803)
    #expect(client.world.files[path] == "mine")
    #expect(client.world.writes.isEmpty)
  }

  @Test func logsOfOneNameHavePagesOfTheirOwnInTheFolder() {
    let client = client(["showDocument": ["support": true]], ["pageFolder": "/home/me/pages"])
    client.world.files["/other/log.w8log"] = log
    client.open("file:///other/log.w8log", log)
    client.open("untitled:Untitled-1", log)
    client.say([
      report(), report().replacing("/logs/", with: "/other/"),
      report().replacing(uri, with: "untitled:Untitled-1"),
    ])
    let pages = client.world.writes.filter { $0.hasSuffix(".html") }
    #expect(Set(pages).count == 3)
    #expect(pages.allSatisfy { $0.hasPrefix("/home/me/pages/") })
  }

  @Test func aLogOnNoDiskNeedsAFolder() {
    let client = client()
    client.open("untitled:a", log)
    let answer = client.say([report().replacing(uri, with: "untitled:a")])
    #expect(answer.first { $0["id"] == 1 }.map(errorCode) == -32803)
  }

  @Test(arguments: ["pages", "/tmp", "/tmp/pages", "/var/tmp", "/home/me/.pages", "/.a/b"])
  func foldersThatBrowsersCannotReadAreRefused(_ folder: String) {
    var settings = Settings()
    #expect(settings.take(["pageFolder": .string(folder)]).count == 1)
    #expect(settings.pageFolder == nil)
  }

  @Test func textIsToBeHad() {
    let client = client()
    let answer = client.say([report(["as": "text"])]).first { $0["id"] == 1 }
    #expect(answer?["result"]?["text"]?.stringValue == "report of /logs/log.w8log : \(log)")
    #expect(client.world.writes.isEmpty)
  }

  @Test func theOnlyLogNeedsNoName() {
    let client = client()
    let nothing = request(1, "workspace/executeCommand", ["command": "w8log.report"])
    #expect(client.say([nothing]).first { $0["id"] == 1 }?["result"]?["uri"] != nil)
    client.open("untitled:a", log)
    #expect(client.say([nothing]).first { $0["id"] == 1 }.map(errorCode) == -32602)
  }
}

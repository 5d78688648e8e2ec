import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// The folders of a workspace, and the search for the logs in them.
@Suite struct WorkspaceTests {
  private let year = "file:///book/years/2025.w8log"
  private let rootText = "include \"years/*.w8log\"\nunit kg\ngym @iron\ngym @home\n"
  private let yearText = "unit kg\n# 2025-12\n25 Thu 82.0 @irn\n"

  private func client(_ folders: [String], _ capabilities: JSON = [:]) -> Conversation {
    let client = Conversation()
    client.world.files = ["/book/log.w8log": rootText, "/book/years/2025.w8log": yearText]
    client.ask(
      "initialize",
      ["capabilities": capabilities, "workspaceFolders": .array(folders.map(folder))])
    client.tell("initialized", [:])
    return client
  }

  private func folder(_ path: String) -> JSON {
    ["uri": .string("file://\(path)"), "name": "folder"]
  }

  private func changeFolders(added: [String], removed: [String]) -> String {
    notification(
      "workspace/didChangeWorkspaceFolders",
      [
        "event": [
          "added": .array(added.map(folder)), "removed": .array(removed.map(folder)),
        ]
      ])
  }

  private func codes(_ messages: [JSON], _ uri: String) -> [String]? {
    messages.last {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.stringValue == uri
    }?["params"]?["diagnostics"]?.arrayValue?.compactMap { $0["code"]?.stringValue }
  }

  @Test func booksFollowTheFolders() {
    let client = client([])
    // By itself the year knows no gym that could be missing.
    #expect(codes(client.open(year, yearText), year) == [])
    let added = client.say([changeFolders(added: ["/book"], removed: [])])
    #expect(codes(added, year) == ["W8301"])
    let removed = client.say([changeFolders(added: [], removed: ["/book"])])
    #expect(codes(removed, year) == [])
    let both = client.say([changeFolders(added: ["/book", "/other"], removed: ["/nowhere"])])
    #expect(codes(both, year) == ["W8301"])
  }

  /// What a program that keeps folders alike left is told where its log is opened, and joined there.
  @Test func aConflictCopyIsJoinedFromItsLog() {
    let (log, copy) = ("/book/log.w8log", "/book/log.sync-conflict-20260110-101112-ABCDEFG.w8log")
    let text = "unit kg\n\n# 2026-01\n\n03 Sat   82.1\n"
    let client = Conversation()
    client.world.files = [log: text, copy: text + "04 Sun   82.0\n"]
    client.ask(
      "initialize",
      [
        "capabilities": ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]],
        "workspaceFolders": [folder("/book")],
      ])
    client.tell("initialized", [:])
    let uri = "file://\(log)"
    #expect(codes(client.open(uri, text), uri) == ["W8704"])
    func titles(line: Int) -> [String] {
      let cursor: JSON = ["line": .integer(line), "character": 0]
      let actions = client.ask(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(uri)], "range": ["start": cursor, "end": cursor],
          "context": ["diagnostics": [], "only": ["quickfix"]],
        ])
      return actions["result"]?.arrayValue?.compactMap { $0["title"]?.stringValue } ?? []
    }
    #expect(
      titles(line: 0) == ["Merge log.sync-conflict-20260110-101112-ABCDEFG.w8log into its log"])
    #expect(titles(line: 4) == [])
    // Once it is gone there is nothing to tell.
    client.world.files[copy] = nil
    let gone = client.tell(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string("file://\(copy)"), "type": 3]]])
    #expect(codes(gone, uri) == [])
  }

  /// A file that repeats another counts once, and what it alone says is an error as soon as it is there.
  @Test func aNumberedCopyIsLeftOut() {
    let (log, copy) = ("/book/log.w8log", "/book/years/2025 2.w8log")
    let year = "unit kg\n\n# 2025-12\n\n25 Thu   82.0\n26 Fri   82.1\n"
    let text = "unit kg\ninclude \"years/*.w8log\"\n"
    let client = Conversation()
    client.world.files = [log: text, "/book/years/2025.w8log": year, copy: year]
    client.ask("initialize", ["capabilities": [:], "workspaceFolders": [folder("/book")]])
    client.tell("initialized", [:])
    let uri = "file://\(log)"
    #expect(codes(client.open(uri, text), uri) == ["W8704"])
    func change(_ text: String?, type: Int) -> [JSON] {
      client.world.files[copy] = text
      let changes: JSON = [["uri": "file:///book/years/2025%202.w8log", "type": .integer(type)]]
      return client.tell("workspace/didChangeWatchedFiles", ["changes": changes])
    }
    let more = change(year + "27 Sat   82.2\n", type: 2)
    #expect(codes(more, uri) == ["W8704"])
    #expect("\(more)".contains("27 December 2025"))
    #expect(codes(change("unit kg\n\n# 2024-12\n\n25 Wed   82.0\n", type: 2), uri) == [])
    #expect(codes(change(year, type: 2), uri) == ["W8704"])
    #expect(codes(change(nil, type: 3), uri) == [])
  }

  /// What is found may change everything: nothing is told before the first look.
  @Test func diagnosticsWaitForTheFirstLook() {
    let client = client(["/book"])
    #expect(client.sayOnly(didOpen(year, yearText)).isEmpty)
    #expect(client.work())
    #expect(codes(client.pause(), year) == ["W8301"])
  }

  @Test func pulledDiagnosticsWaitForTheFirstLook() {
    let client = client(["/book"], ["textDocument": ["diagnostic": [:]]])
    let question = request(7, "textDocument/diagnostic", document(year))
    #expect(client.sayOnly(didOpen(year, yearText), question).isEmpty)
    let answer = client.pause().first { $0["id"] == 7 }
    #expect(answer?["result"]?["items"]?[0]?["code"] == "W8301")
  }

  @Test func aQuestionThatWaitsCanBeWithdrawn() {
    let client = client(["/book"], ["textDocument": ["diagnostic": [:]]])
    let question = request(7, "textDocument/diagnostic", document(year))
    #expect(client.sayOnly(didOpen(year, yearText), question).isEmpty)
    let answers = client.sayOnly(notification("$/cancelRequest", ["id": 7]))
    #expect(answers.map(errorCode) == [-32800])
    #expect(client.pause().allSatisfy { $0["id"] == nil })
  }

  /// A folder of thousands of logs is read in steps, and an edit does not wait for any of them.
  @Test func anEditIsAnsweredWhileLogsAreLookedFor() {
    let client = client(["/book"])
    for number in 0..<1000 { client.world.files["/book/a\(number).w8log"] = "unit kg\n" }
    #expect(client.sayOnly(didOpen(year, yearText)).isEmpty)
    let hints = request(2, "textDocument/inlayHint", document(year, (0, 0), (9, 0)))
    let edit = didChange(year, version: 2, change((0, 0), (0, 0), " "))
    #expect(client.sayOnly(edit, hints).map { $0["id"] } == [2])
    #expect(client.work())
    // After the first step what is known so far is told, after the last what holds.
    var told = client.sayOnly()
    #expect(codes(told, year) != nil)
    while client.work() { told += client.sayOnly() }
    #expect(codes(told, year)?.contains("W8301") == true)
  }

  @Test func savingDoesNotLookForLogsAgain() {
    let client = client(["/book"])
    client.open(year, yearText)
    client.world.files["/book/new.w8log"] = "include \"years/*.w8log\"\nnonsense\n"
    let told = client.tell("textDocument/didSave", document(year))
    #expect(codes(told, "file:///book/new.w8log") == nil)
  }

  @Test func whatComesAndGoesOnDiskIsFollowed() {
    let client = client(["/book"])
    client.open(year, yearText)
    let other = "file:///book/other.w8log"
    func changes(_ events: (String, JSON)...) -> [JSON] {
      let events = events.map { JSON.object(["uri": .string($0), "type": $1]) }
      return client.tell("workspace/didChangeWatchedFiles", ["changes": .array(events)])
    }
    client.world.files["/book/other.w8log"] = "include \"years/*.w8log\"\ngym @irn\ngym @b\nfoo\n"
    client.world.files["/book/log.w8log"] = "unit kg\n"
    let created = changes((other, 1), ("file:///book/log.w8log", 2))
    #expect(codes(created, other)?.isEmpty == false)
    #expect(codes(created, year) == [])
    client.world.files["/book/log.w8log"] = rootText
    client.world.files["/book/other.w8log"] = nil
    let deleted = changes((other, 3), ("file:///book/log.w8log", 2))
    #expect(codes(deleted, other) == [])
    #expect(codes(deleted, year) == ["W8301"])
  }

  @Test func longSearchesShowHowFarTheyAre() {
    let client = client(["/book"], ["window": ["workDoneProgress": true]])
    for number in 0..<1398 { client.world.files["/book/a\(number).w8log"] = "unit kg\n" }
    #expect(client.sayOnly(didOpen(year, yearText)).isEmpty)
    #expect(client.work())
    // A search of less than a second is not told.
    #expect(client.sayOnly().allSatisfy { $0["method"] != "window/workDoneProgress/create" })
    client.world.elapsed = .seconds(2)
    #expect(client.work())
    let asked = client.sayOnly().first { $0["method"] == "window/workDoneProgress/create" }
    let token = asked?["params"]?["token"]
    #expect(token?.stringValue != nil)
    let agreed: JSON = ["jsonrpc": "2.0", "id": asked?["id"] ?? .null, "result": .null]
    let begun = client.sayOnly(text(agreed))
    // 800 of 1400.
    #expect(begun.first?["params"]?["value"]?["percentage"] == 57)
    #expect(begun.first?["params"]?["token"] == token)
    var told: [JSON] = []
    while client.work() { told += client.sayOnly() }
    let values = told.filter { $0["method"] == "$/progress" }.map { $0["params"]?["value"] }
    #expect(values == [["kind": "report", "percentage": 85], ["kind": "end"]])
  }

  @Test func longLoadsShowHowFarTheyAre() {
    let client = client([], ["window": ["workDoneProgress": true]])
    for number in 0..<998 { client.world.files["/book/years/a\(number).w8log"] = "unit kg\n" }
    #expect(client.sayOnly(didOpen("file:///book/log.w8log", rootText)).isEmpty)
    var told: [JSON] = []
    while client.work() {
      client.world.elapsed = client.world.elapsed + .milliseconds(600)
      for message in client.sayOnly() {
        told.append(message)
        guard message["method"] == "window/workDoneProgress/create" else { continue }
        let agreed: JSON = ["jsonrpc": "2.0", "id": message["id"] ?? .null, "result": .null]
        told += client.sayOnly(text(agreed))
      }
    }
    let values = told.filter { $0["method"] == "$/progress" }.map { $0["params"]?["value"] }
    #expect(values.first??["title"] == "Reading the log")
    #expect(values.count >= 2)
    #expect(values.last == ["kind": "end"])
  }

  @Test func progressIsForThoseWhoShowIt() {
    let client = client(["/book"])
    for number in 0..<1000 { client.world.files["/book/a\(number).w8log"] = "unit kg\n" }
    #expect(client.sayOnly(didOpen(year, yearText)).isEmpty)
    client.world.elapsed = .seconds(5)
    #expect(!client.pause().contains { $0["method"] == "window/workDoneProgress/create" })
  }
}

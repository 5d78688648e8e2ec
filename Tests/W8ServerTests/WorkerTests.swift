import JSON
import LanguageServerProtocol
import Primitives
import Testing

@testable import W8Server

/// What is asked of whole documents, while other messages come and go.
@Suite struct WorkerTests {
  private let uri = "file:///log.w8log"

  private func opened() -> Conversation {
    let literals: JSON = ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]
    let client = Conversation(capabilities: ["textDocument": ["codeAction": literals]])
    client.open(uri, "# 2026-01\n\n03 Sat 82.1\n")
    return client
  }

  private func codeAction(_ id: JSON, _ context: JSON) -> String {
    var params = document(uri, (0, 0), (3, 0)).objectValue ?? [:]
    params["context"] = context
    return request(id, "textDocument/codeAction", .object(params))
  }

  @Test(
    arguments: [
      "textDocument/documentSymbol", "textDocument/foldingRange",
    ])
  func aWholeDocumentIsAnsweredBehindWhatIsVisible(_ method: String) {
    let client = opened()
    let first = client.sayOnly(
      request(1, method, document(uri)),
      request(2, "textDocument/inlayHint", document(uri, (0, 0), (9, 0))))
    #expect(first.map { $0["id"] } == [2])
    #expect(client.work())
    let second = client.pause()
    #expect(second.map { $0["id"] } == [1])
    #expect(second.map(errorCode) == [nil])
    #expect(!client.work())
  }

  /// All fixes of one kind read the whole file, as the fix of everything does.
  @Test func fixesThatAnEditorAsksForByItselfAreAnsweredAtOnce() {
    let client = opened()
    let answers = client.sayOnly(
      codeAction(1, ["diagnostics": [], "only": ["source.fixAll"]]),
      codeAction(2, ["diagnostics": [], "only": ["quickfix"]]),
      codeAction(3, ["diagnostics": [], "triggerKind": 2]))
    #expect(answers.map { $0["id"] } == [3])
    #expect(client.pause().map { $0["id"] } == [1, 2])
  }

  @Test func withdrawnBeforeItsTurnIsAnsweredAtOnce() {
    let client = opened()
    #expect(client.sayOnly(request(1, "textDocument/documentSymbol", document(uri))).isEmpty)
    let answers = client.sayOnly(notification("$/cancelRequest", ["id": 1]))
    #expect(answers.map { $0["id"] } == [1])
    #expect(answers.map(errorCode) == [-32800])
    #expect(!client.work())
    #expect(client.pause().isEmpty)
  }

  @Test func supersededBeforeItsTurnIsAnsweredAtOnce() {
    let client = opened()
    #expect(client.sayOnly(request(1, "textDocument/documentSymbol", document(uri))).isEmpty)
    let answers = client.sayOnly(didChange(uri, version: 2, whole(""))).filter { $0["id"] != nil }
    #expect(answers.map(errorCode) == [-32801])
    #expect(client.pause().allSatisfy { $0["id"] == nil })
  }

  @Test func supersededWhenItIsDoneIsRefused() {
    let client = opened()
    #expect(client.sayOnly(request(1, "textDocument/documentSymbol", document(uri))).isEmpty)
    #expect(client.work())
    let answers = client.sayOnly(didChange(uri, version: 2, whole(""))).filter { $0["id"] != nil }
    #expect(answers.map(errorCode) == [-32801])
    #expect(client.pause().allSatisfy { $0["id"] == nil })
  }

  @Test func anotherDocumentSupersedesNothing() {
    let client = opened()
    client.open("file:///other.w8log", "")
    #expect(client.sayOnly(request(1, "textDocument/documentSymbol", document(uri))).isEmpty)
    let change = didChange("file:///other.w8log", version: 2, whole("x"))
    #expect(client.sayOnly(change).allSatisfy { $0["id"] == nil })
    #expect(client.pause().filter { $0["id"] == 1 }.map(errorCode) == [nil])
  }

  @Test func theWorkerIsToldWhileItWorks() throws {
    let inbox = Inbox()
    inbox.push(Event(body: Array(request(1, "x", document(uri)).utf8)))
    inbox.push(Event(body: Array(request(2, "x", document(uri)).utf8)))
    let first = try #require(inbox.take()?.request)
    let second = try #require(inbox.take()?.request)
    try first.interruption.look()
    inbox.push(Event(body: Array(notification("$/cancelRequest", ["id": 1]).utf8)))
    #expect(throws: Interrupted()) { try first.interruption.look() }
    #expect(first.obsolescence == .canceled)
    try second.interruption.look()
    inbox.push(Event(body: Array(didChange(uri, version: 2).utf8)))
    #expect(second.obsolescence == .contentModified)
    #expect(first.obsolescence == .canceled)
  }

  /// Neovim shows an error of a completion to the user, who has only typed on.
  @Test func anOutdatedCompletionIsNoError() throws {
    func answer(_ method: String, _ reason: Obsolescence) throws -> JSON {
      let asked = PendingRequest(.integer(1), method: method, document: nil, byteCount: 0)
      return try JSON.parse(asked.response(reason))
    }
    let completion = try answer("textDocument/completion", .contentModified)
    #expect(completion["result"] == ["isIncomplete": true, "items": []])
    #expect(try answer("textDocument/completion", .canceled)["error"]?["code"] == -32800)
    #expect(try answer("textDocument/hover", .contentModified)["error"]?["code"] == -32801)
  }

  @Test(arguments: [Event.end, .clientGone, Event(body: Array(notification("exit", nil).utf8))])
  func theWorkerIsToldOfTheEnd(_ end: Event) throws {
    let inbox = Inbox()
    inbox.push(Event(body: Array(request(1, "x", document(uri)).utf8)))
    let question = try #require(inbox.take()?.request)
    #expect(inbox.push(end) == .last)
    #expect(throws: Interrupted()) { try question.interruption.look() }
  }

  @Test func theEndWaitsForNoAnswer() {
    let client = opened()
    #expect(client.sayOnly(request(1, "textDocument/documentSymbol", document(uri))).isEmpty)
    let last = client.sayOnly(request(2, "shutdown", nil), notification("exit", nil))
    #expect(last.map { $0["id"] } == [2, 1])
    #expect(last.map(errorCode) == [nil, -32800])
    #expect(client.exitCode == 0)
  }

  /// What the process returns when it is ended before the first thread has come to it.
  @Test func theExitCodeGoesByWhatHasArrived() {
    let shutdowns = [request(2, "shutdown", nil), notification("shutdown", nil)]
    let initialize = request(1, "initialize", ["capabilities": [:]])
    #expect(exitCode(of: []) == 1)
    #expect(exitCode(of: [initialize]) == 1)
    for shutdown in shutdowns {
      #expect(exitCode(of: [shutdown]) == 1)
      #expect(exitCode(of: [initialize, shutdown]) == 0)
      #expect(exitCode(of: [shutdown, initialize]) == 1)
    }
  }

  private func exitCode(of bodies: [String]) -> Int32 {
    let inbox = Inbox()
    for body in bodies { inbox.push(Event(body: Array(body.utf8))) }
    return inbox.exitCode
  }

  /// A question may be given up at any moment: one that is given up while others are taken out stays where it is, and is
  /// answered the next time.
  @Test func noQuestionIsTakenOutWithoutBeingTold() {
    let questions = (1...3).map {
      PendingRequest(.integer($0), method: "textDocument/hover", document: nil, byteCount: 0)
    }
    questions[1].giveUp(.canceled)
    var waiting = questions
    let first = waiting.takeObsolete { question in
      if question === questions[2] { questions[0].giveUp(.contentModified) }
      return question
    }
    #expect(first.map(\.id) == [.integer(2)])
    #expect(waiting.map(\.id) == [.integer(1), .integer(3)])
    #expect(waiting.takeObsolete { $0 }.map(\.id) == [.integer(1)])
    #expect(waiting.map(\.id) == [.integer(3)])
  }
}

import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// What a server sees because it looks at all that has arrived before it works.
@Suite struct QueueTests {
  private let uri = "file:///log.w8log"

  @Test func canceledRequestsAreNotWorkedOn() {
    let client = Conversation(capabilities: [:])
    let answers = client.say([
      request(1, "textDocument/foldingRange", document(uri)),
      request("two", "textDocument/foldingRange", document(uri)),
      notification("$/cancelRequest", ["id": "two"]),
    ])
    #expect(answers.map(errorCode) == [nil, -32800])
    #expect(answers.map { $0["id"] } == [1, "two"])
  }

  @Test func cancellationOfAnAnsweredRequestIsIgnored() {
    let client = Conversation(capabilities: [:])
    client.say([request(1, "textDocument/foldingRange", document(uri))])
    client.say([notification("$/cancelRequest", ["id": 1])])
    let again = client.say([request(1, "textDocument/foldingRange", document(uri))])
    #expect(again.map(errorCode) == [nil])
  }

  @Test func requestsAboutASupersededTextAreNotWorkedOn() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "# 2026-01\n")
    let answers = client.say([
      request(1, "textDocument/foldingRange", document("file://localhost/log.w8log")),
      request(2, "textDocument/foldingRange", document("file:///other.w8log")),
      didChange(uri, version: 2, whole("")),
      request(3, "textDocument/foldingRange", document(uri)),
    ]).filter { $0["id"] != nil }
    #expect(answers.map(errorCode) == [-32801, nil, nil])
  }

  @Test func burstOfChangesIsPublishedOnce() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "")
    let changes = (2...50).map { didChange(uri, version: $0, change((0, 0), (0, 0), "x")) }
    let messages = client.say(changes)
    #expect(messages.count == 1)
    #expect(Conversation.published(messages)?["version"] == 50)
  }

  @Test func queueOfManyMessagesStaysInOrder() {
    let inbox = Inbox()
    for number in 0..<5000 {
      inbox.push(Event(body: Array(request(.integer(number), "x", [:]).utf8)))
    }
    for number in 0..<5000 {
      guard case .message(.request(let id, _, _), _)? = inbox.take()?.event else {
        Issue.record("a message is missing")
        return
      }
      #expect(id == .integer(number))
    }
    #expect(inbox.take() == nil)
  }
}

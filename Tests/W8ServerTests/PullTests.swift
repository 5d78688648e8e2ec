import JSON
import LanguageServerProtocol
import Testing
import W8Engine

@testable import W8Server

/// Diagnostics of documents for clients that ask for them.
@Suite struct PullTests {
  private let root = "file:///book/log.w8log"
  private let year = "file:///book/2025.w8log"
  private let rootText = "include \"2025.w8log\"\nunit kg\ngym @iron\ngym @home\n"
  private let yearText = "unit kg\n# 2025-12\n25 Thu 82.0 @iron\n26 Fri 82.0 @home\n"

  private func client(
    _ diagnostic: JSON = [:], publishes: JSON = [:], refreshes: Bool = true
  ) -> Conversation {
    let client = Conversation(capabilities: [
      "textDocument": ["diagnostic": diagnostic, "publishDiagnostics": publishes],
      "workspace": ["diagnostics": ["refreshSupport": .bool(refreshes)]],
    ])
    client.world.files = ["/book/log.w8log": rootText, "/book/2025.w8log": yearText]
    return client
  }

  private func pull(_ client: Conversation, _ uri: String, _ previous: String? = nil) -> JSON {
    var params = document(uri).objectValue ?? [:]
    params["previousResultId"] = previous.map { .string($0) }
    return client.ask("textDocument/diagnostic", .object(params))["result"] ?? .null
  }

  private func codes(_ report: JSON?) -> [String]? {
    report?["items"]?.arrayValue?.compactMap { $0["code"]?.stringValue }
  }

  private func refreshes(_ messages: [JSON]) -> Int {
    messages.count { $0["method"] == "workspace/diagnostic/refresh" }
  }

  @Test func whoAsksIsSentNothing() {
    let client = client()
    #expect(client.open(year, "# 2025-12\n25 Wed 82.0\n").isEmpty)
    #expect(client.say([didChange(year, version: 2, whole("# 2025-12\n25 Fri 82.0\n"))]).isEmpty)
    #expect(codes(pull(client, year)) == ["W8104", "W8207"])
    #expect(client.say([didClose(year)]).isEmpty)
  }

  /// Who does not ask is not told that it could: it would get everything twice.
  @Test func onlyWhoAsksIsOfferedIt() {
    for (able, isOffered) in [(["diagnostic": [:]], true), ([:], false)] as [(JSON, Bool)] {
      let answer = Conversation().ask("initialize", ["capabilities": ["textDocument": able]])
      let offered = answer["result"]?["capabilities"]?["diagnosticProvider"]
      let expected: JSON = ["interFileDependencies": true, "workspaceDiagnostics": true]
      #expect(offered == (isOffered ? Optional(expected) : .none))
    }
  }

  @Test func theSameReportIsNotSentTwice() {
    let client = client()
    client.open(year, "unit kg\n# 2025-12\n25 Wed 82.0\n")
    let first = pull(client, year)
    #expect(first["kind"] == "full")
    let name = first["resultId"]?.stringValue
    let second = pull(client, year, name)
    #expect(second == ["kind": "unchanged", "resultId": first["resultId"] ?? .null])
    client.say([didChange(year, version: 2, change((2, 0), (3, 0), "25 Thu 82.0\n"))])
    let third = pull(client, year, name)
    #expect(third["kind"] == "full")
    #expect(codes(third) == [])
    // The name follows from the contents: the old text has the old one.
    client.say([didChange(year, version: 3, change((2, 0), (3, 0), "25 Wed 82.0\n"))])
    #expect(pull(client, year, name)["kind"] == "unchanged")
  }

  @Test func aSupersededQuestionIsRefused() {
    let client = client()
    client.open(year, yearText)
    let answers = client.say([
      request(1, "textDocument/diagnostic", document(year)), didChange(year, version: 2, whole("")),
    ])
    #expect(answers.map(errorCode) == [-32801])
  }

  @Test func aDocumentThatIsNotOpenHasAReport() {
    let client = client()
    client.open(root, rootText)
    client.world.files["/book/2025.w8log"] = "unit kg\n# 2025-12\n25 Wed 82.0 @irn\n"
    #expect(codes(pull(client, "file:///nowhere.w8log")) == [])
    client.tell("textDocument/didSave", document(root))
    #expect(codes(pull(client, year)) == ["W8104", "W8301"])
  }

  /// Those are for clients that ask for single documents: the others never hear of them.
  @Test func filesThatAreNotOpenAreRelated() {
    let client = client(["relatedDocumentSupport": true])
    client.world.files["/book/2025.w8log"] =
      "unit kg\n# 2025-12\n25 Thu 82.0 @iron\n26 Wed 82.0 @home\n"
    client.open(root, rootText)
    let first = pull(client, root)
    #expect(codes(first["relatedDocuments"]?[year]) == ["W8104"])
    #expect(pull(client, root, first["resultId"]?.stringValue)["kind"] == "unchanged")
    client.world.files["/book/2025.w8log"] = yearText
    client.tell("textDocument/didSave", document(root))
    let second = pull(client, root, first["resultId"]?.stringValue)
    #expect(second["kind"] == "full")
    #expect(codes(second["relatedDocuments"]?[year]) == [])
    // A file that belongs to no book any more is told about once more.
    client.say([didChange(root, version: 2, change((0, 0), (1, 0), ""))])
    #expect(codes(pull(client, root)["relatedDocuments"]?[year]) == [])
    client.say([didChange(root, version: 3, whole(rootText))])
    // What is open is asked for by itself.
    client.open(year, yearText)
    #expect(pull(client, root)["relatedDocuments"] == nil)
  }

  @Test func noOtherDocumentsForWhoDoesNotTakeThem() {
    let client = client()
    client.world.files["/book/2025.w8log"] = "unit kg\n# 2025-12\n25 Wed 82.0 @irn\n"
    client.open(root, rootText)
    #expect(pull(client, root)["relatedDocuments"] == nil)
  }

  @Test func whatChangesElsewhereIsAskedForAnew() {
    let client = client()
    client.open(root, rootText)
    client.open(year, yearText)
    _ = [pull(client, root), pull(client, year)]
    // Nothing else is told of the year.
    let same = client.say([didChange(root, version: 2, change((2, 9), (2, 9), " \"Iron\""))])
    #expect(refreshes(same) == 0)
    let other = client.say([didChange(root, version: 3, change((2, 0), (3, 0), ""))])
    #expect(refreshes(other) == 1)
    #expect(codes(pull(client, year)) == ["W8301"])
    // The edited document is asked for by the client itself.
    let own = client.say([didChange(root, version: 4, change((0, 0), (0, 0), "nonsense\n"))])
    #expect(refreshes(own) == 0)
  }

  @Test func nobodyIsAskedWhoCannotBe() {
    let client = client(refreshes: false)
    client.open(root, rootText)
    client.open(year, yearText)
    _ = [pull(client, root), pull(client, year)]
    #expect(client.say([didChange(root, version: 2, change((2, 0), (3, 0), ""))]).isEmpty)
  }

  @Test func anotherDayIsAskedForAnew() {
    let client = client()
    // The day after the first of June 2030 lies in the future only today.
    client.open(year, "unit kg\n# 2030-06\n02 82.9\n")
    #expect(codes(pull(client, year))?.count == 1)
    client.world.today = Conversation.firstDay.adding(days: 1) ?? .last
    #expect(refreshes(client.pause()) == 1)
    #expect(codes(pull(client, year)) == [])
  }

  @Test func placesAndTagsAreAsWhenTheyAreSent() {
    let details: JSON = ["relatedInformation": true, "tagSupport": ["valueSet": [1, 2]]]
    let text = "gym @iron\ngym @iron\nmilestone every:5\nunit kg\n# 2025-12\n25 Thu 82.0 @iron\n"
    let puller = client([:], publishes: details)
    puller.open("untitled:a", text)
    let pulled = pull(puller, "untitled:a")["items"]
    let pushed = Conversation.published(
      Conversation(capabilities: ["textDocument": ["publishDiagnostics": details]])
        .open("untitled:a", text))?["diagnostics"]
    #expect(pulled == pushed)
    let unused = pulled?.arrayValue?.first { $0["code"] == "W8509" }
    #expect(unused?["tags"] == [1])
    let second = pulled?.arrayValue?.first { $0["code"] == "W8302" }
    #expect(second?["relatedInformation"]?.arrayValue?.count == 1)
    #expect(second?["tags"] == nil)
  }
}

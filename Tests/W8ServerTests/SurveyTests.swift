import JSON
import Testing

@testable import W8Server

/// What is told about the files of a book beside the one that is edited.
@Suite struct SurveyTests {
  private let root = "file:///book/log.w8log"
  private let year = "file:///book/2025.w8log"
  private let other = "file:///book/2026.w8log"
  private let rootText = "include \"*.w8log\"\nunit kg\ngym @home \"Home\"\ngym @iron \"Iron\"\n"

  /// A book whose three files are open.
  private func opened() -> Conversation {
    let client = Conversation(capabilities: [:])
    client.world.files = [
      "/book/log.w8log": "", "/book/2025.w8log": "", "/book/2026.w8log": "",
    ]
    client.open(root, rootText)
    client.open(year, "# 2025-12\n25 Thu 82.0 @iron\n")
    client.open(other, "# 2026-01\n01 Thu 82.0 @iron\n")
    return client
  }

  private func uris(_ messages: [JSON]) -> [JSON?] {
    messages.filter { $0["method"] == "textDocument/publishDiagnostics" }
      .map { $0["params"]?["uri"] }
  }

  @Test func onlyDocumentsWithOtherDiagnosticsAreToldOf() {
    let client = opened()
    let same = client.say([didChange(year, version: 2, change((1, 10), (1, 11), "1"))])
    #expect(uris(same) == [.string(year)])
    // A gym that is not declared beside others is a fault in both files.
    let changed = client.say([didChange(root, version: 2, change((3, 0), (4, 0), ""))])
    #expect(uris(changed).map { $0?.stringValue } == [root, year, other].map(Optional.some))
  }

  @Test func theEditedDocumentIsToldOfBeforeTheOthersAreLookedAt() {
    let client = opened()
    let first = client.sayOnly(didChange(root, version: 2, change((3, 0), (4, 0), "")))
    #expect(uris(first) == [.string(root)])
    #expect(client.work())
    #expect(uris(client.pause()) == [.string(year), .string(other)])
  }

  @Test func onlyOneLookIsTakenAtATime() {
    let client = opened()
    #expect(client.sayOnly(didChange(root, version: 2, change((3, 0), (4, 0), ""))).count == 1)
    #expect(client.sayOnly(didChange(root, version: 3, change((3, 0), (3, 0), "; x\n"))).count == 1)
    #expect(client.work())
    #expect(!client.work())
    // The second look begins when the first is over, and finds nothing else.
    #expect(uris(client.sayOnly()) == [.string(year), .string(other)])
    #expect(client.work())
    #expect(client.pause().isEmpty)
  }

  @Test func whatWasFoundInAnEarlierTextIsNotTold() {
    let client = opened()
    #expect(client.sayOnly(didChange(root, version: 2, change((3, 0), (4, 0), ""))).count == 1)
    let told = client.sayOnly(didChange(year, version: 2, change((1, 0), (2, 0), "")))
    #expect(uris(told) == [.string(year)])
    #expect(client.work())
    let later = client.pause().filter { $0["params"]?["uri"] == .string(year) }
    #expect(later.allSatisfy { $0["params"]?["version"] == 2 })
  }
}

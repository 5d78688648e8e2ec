import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// What stands on the disk is looked at beside the keys.
@Suite struct DiskLookTests {
  private let root = "file:///book/log.w8log"
  private let year = "file:///book/2025.w8log"
  private let rootText = "include \"2025.w8log\"\nunit kg\n# 2026-01\n01 Thu 81.0\n"
  private let yearText = "unit kg\n# 2025-12\n31 Wed 82.0\n30 Tue 82.0\n"

  private func client(_ capabilities: JSON = [:]) -> Conversation {
    let client = Conversation(capabilities: capabilities)
    client.world.files = ["/book/log.w8log": rootText, "/book/2025.w8log": yearText]
    return client
  }

  private func codes(_ messages: [JSON], _ uri: String) -> [String]? {
    messages.last {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.stringValue == uri
    }?["params"]?["diagnostics"]?.arrayValue?.compactMap { $0["code"]?.stringValue }
  }

  private var hints: String {
    request(2, "textDocument/inlayHint", document(root, (0, 0), (9, 0)))
  }

  /// As long as the disk has not answered, keys are, and nothing is told that may be wrong in a moment.
  @Test func openingWaitsForNoDisk() {
    let client = client()
    #expect(client.sayOnly(didOpen(root, rootText), hints).map { $0["id"] } == [2])
    let edit = didChange(root, version: 2, change((3, 0), (3, 0), ""))
    #expect(client.sayOnly(edit, hints).map { $0["id"] } == [2])
    let told = client.pause()
    #expect(codes(told, root) == [])
    #expect(codes(told, year) == ["W8110"])
  }

  @Test func aMissingFileIsToldOnceTheDiskHasAnswered() {
    let client = client()
    client.open(root, rootText)
    let edit = didChange(root, version: 2, change((1, 0), (1, 0), "include \"2024.w8log\"\n"))
    #expect(client.sayOnly(edit, hints).map { $0["id"] } == [2])
    #expect(client.sayOnly().isEmpty)
    #expect(codes(client.pause(), root) == ["W8701"])
    client.world.files["/book/2024.w8log"] = ""
    let change: JSON = ["changes": [["uri": "file:///book/2024.w8log", "type": 1]]]
    #expect(codes(client.tell("workspace/didChangeWatchedFiles", change), root) == [])
  }

  /// What other files say is in the hints as soon as it is known.
  @Test func hintsThatCameTooEarlyAreAskedForAnew() {
    let client = client(["workspace": ["inlayHint": ["refreshSupport": true]]])
    let early = client.sayOnly(didOpen(root, rootText), hints)
    #expect(early.map { $0["id"] } == [2])
    #expect(client.pause().contains { $0["method"] == "workspace/inlayHint/refresh" })
    let hints = client.ask("textDocument/inlayHint", document(root, (0, 0), (9, 0)))["result"]
    #expect(hints?.arrayValue?.isEmpty == false)
    #expect(hints != early.first?["result"])
  }

  /// A name in files that are not known yet is not left as it is.
  @Test func whatTakesTheWholeBookWaitsForIt() {
    let client = client()
    client.world.files["/book/2025.w8log"] = "unit kg\n# 2025-12\n31 Wed 82.0 #salty\n"
    let text = rootText.replacing("81.0", with: "81.0 #salty")
    var params = document(root).objectValue ?? [:]
    params["position"] = position((3, 13))
    params["newName"] = "sweet"
    let rename = request(7, "textDocument/rename", .object(params))
    let links = request(8, "textDocument/documentLink", document(root))
    #expect(client.sayOnly(didOpen(root, text), rename, links).isEmpty)
    let answers = client.pause()
    let edits = answers.first { $0["id"] == 7 }?["result"]?["changes"]
    #expect(edits?[root]?.arrayValue?.count == 1)
    #expect(edits?[year]?.arrayValue?.count == 1)
    #expect(answers.first { $0["id"] == 8 }?["result"]?.arrayValue?.count == 1)
  }

  @Test func savingWithoutNewsTellsNothing() {
    let client = client()
    client.open(root, rootText)
    #expect(client.sayOnly(notification("textDocument/didSave", document(root))).isEmpty)
    #expect(client.pause().isEmpty)
    #expect(client.world.readCount == 2)
  }

  /// What a pattern led to that nobody includes any more is looked for anew once somebody does.
  @Test func whatWasKnownOnceIsNotTakenForGranted() {
    let client = client()
    client.open(root, rootText)
    client.say([didChange(root, version: 2, change((0, 0), (1, 0), "include \"*.w8log\"\n"))])
    client.say([didChange(root, version: 3, change((0, 0), (1, 0), ""))])
    client.world.files["/book/new.w8log"] = "nonsense\n"
    let change: JSON = ["changes": [["uri": "file:///book/new.w8log", "type": 1]]]
    client.tell("workspace/didChangeWatchedFiles", change)
    let told = client.say([
      didChange(root, version: 4, whole(rootText.replacing("2025", with: "*")))
    ])
    #expect(codes(told, "file:///book/new.w8log")?.isEmpty == false)
  }

  /// A document that is opened while the disk is looked at belongs to the client.
  @Test func whatIsOpenedMeanwhileCounts() {
    let client = client()
    #expect(client.sayOnly(didOpen(root, rootText)).isEmpty)
    #expect(client.work())
    #expect(client.sayOnly().isEmpty)
    #expect(client.work())
    #expect(client.sayOnly(didOpen(year, "unit kg\n")).isEmpty == false)
    #expect(client.text(of: year) == "unit kg\n")
    #expect(codes(client.pause(), year) != ["W8110"])
  }
}

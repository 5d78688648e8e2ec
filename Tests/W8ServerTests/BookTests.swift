import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// Documents that belong to books of several files.
@Suite struct BookTests {
  private let root = "file:///book/log.w8log"
  private let year = "file:///book/2025.w8log"
  private let rootText = "include \"2025.w8log\"\ngym @iron\nunit kg\n"

  @Test func filesThatAreNotOpenAreToldToo() {
    let client = client(["/book/2025.w8log": "unit kg\n# 2025-12\n25 Wed 82.0 @irn\n"])
    let messages = client.open(root, rootText)
    #expect(codes(messages, root) == [])
    #expect(codes(messages, year) == ["W8104", "W8301"])
    let params = messages.last { $0["params"]?["uri"]?.stringValue == year }?["params"]
    #expect(params?["version"] == nil)
  }

  @Test func aFileThatTwoRootsReadInTwoUnitsIsWarnedOf() {
    let client = client(["/book/2025.w8log": "# 2025-12\n25 Thu 82.0\n"])
    client.open(root, rootText)
    let other = "file:///book/other.w8log"
    let opened = client.open(other, "include \"2025.w8log\"\nunit lb\n")
    #expect(codes(opened, year) == ["W8207"])
    let mended = client.say([didChange(other, version: 2, change((1, 5), (1, 7), "kg"))])
    #expect(codes(mended, year) == [])
  }

  @Test func anEditIsToldInTheOtherDocumentsOfTheBook() {
    let client = client(["/book/2025.w8log": ""])
    client.open(root, rootText)
    let opened = client.open(year, "unit kg\n# 2025-12\n25 Thu 82.0 @irn\n")
    #expect(codes(opened, year) == ["W8301"])
    let messages = client.say([didChange(root, version: 2, change((1, 5), (1, 9), "irn"))])
    #expect(codes(messages, year) == [])
    #expect(codes(messages, root) == [])
  }

  /// The average before comes from the root, whose last entry is the day before.
  @Test func figuresComeFromTheWholeBook() {
    let client = client([
      "/book/log.w8log": rootText + "# 2025-12\n18 Thu 81.0\n", "/book/2025.w8log": "",
    ])
    client.open(root, rootText + "# 2025-12\n18 Thu 81.0\n")
    client.open(year, "unit kg\n# 2025-12\n25 Thu 82.2\n")
    let hints = client.ask("textDocument/inlayHint", document(year, (2, 0), (9, 0)))["result"]
    let label = hints?[0]?["label"]
    // α = 2/8: 81 + (82.2 − 81)/4 = 81.3.
    #expect(label?[0]?["value"]?.stringValue?.hasPrefix(" avg 81.3") == true)
    #expect(label?[1]?["value"] == "↑ 1.2/wk")
    #expect(label?[1]?["location"]?["uri"]?.stringValue == root)
  }

  @Test func hintsAreAskedForAnewAfterAnEditElsewhere() {
    let client = client(
      ["/book/2025.w8log": ""],
      capabilities: ["workspace": ["inlayHint": ["refreshSupport": true]]])
    let refresh: JSON = "workspace/inlayHint/refresh"
    #expect(!client.open(root, rootText).contains { $0["method"] == refresh })
    client.open(year, "unit kg\n")
    let edited = client.say([didChange(root, version: 2, change((2, 0), (2, 0), ";"))])
    #expect(edited.count { $0["method"] == refresh } == 1)
  }

  @Test func theTextOfAnOpenDocumentCountsInsteadOfTheDisk() {
    let bad = "unit kg\n# 2025-12\n25 Wed 82.0\n"
    let client = client(["/book/2025.w8log": bad])
    client.open(year, "unit kg\n# 2025-12\n25 Thu 82.0\n")
    let opened = client.open(root, rootText)
    #expect(codes(opened, year) == nil)
    let closed = client.say([didClose(year)])
    // First what was told of the document is taken back, then the file is told about.
    #expect(codes(closed, year) == ["W8104"])
  }

  /// A root of the workspace is found although it is not open.
  @Test func aFileOfTheWorkspaceMayBeTheRoot() {
    let files = ["/book/log.w8log": rootText + "colour\n", "/book/2025.w8log": ""]
    let client = client(files, workspace: "/book")
    let messages = client.open(year, "unit kg\n# 2025-12\n25 Thu 82.0 @irn\n")
    #expect(codes(messages, year) == ["W8301"])
    #expect(codes(messages, root) == ["W8501"])
  }

  /// The book of f0 ends with f16, so f17 has one of its own, as on the command line.
  @Test func whatLiesTooDeepForABookIsToldAsPartOfAnother() {
    let files = (0..<20).map { number in
      ("/book/f\(number).w8log", "include \"f\(number + 1).w8log\"\n")
    }
    let client = client(
      Dictionary(uniqueKeysWithValues: files + [("/book/f20.w8log", "unit kg\ncolour\n")]),
      workspace: "/book")
    let uri = "file:///book/f20.w8log"
    #expect(codes(client.open(uri, "unit kg\ncolour\n"), uri)?.count == 1)
  }

  @Test func aDocumentInALongCircleBelongsToABook() {
    let files = (0..<30).map { number in
      ("/book/f\(number).w8log", "include \"f\((number + 1) % 30).w8log\"\ncolour\n")
    }
    let client = client(Dictionary(uniqueKeysWithValues: files), workspace: "/book")
    for (path, text) in files {
      let uri = "file://\(path)"
      #expect(codes(client.open(uri, text), uri)?.isEmpty == false, "\(path)")
    }
  }

  @Test func aDocumentInTwoBooksShowsTheFaultsOfBothOnce() {
    let client = client(["/book/2025.w8log": ""])
    client.open(root, rootText)
    client.open("file:///book/other.w8log", "include \"2025.w8log\"\ngym @home\nunit kg\n")
    let messages = client.open(year, "unit kg\n# 2025-12\n25 Wed 82.0 @iron\n26 Fri 82.0 @home\n")
    #expect(codes(messages, year)?.sorted() == ["W8104", "W8301", "W8301"])
  }

  @Test func aFileThatComesOnDiskIsRead() {
    let client = client([:])
    #expect(codes(client.open(root, rootText), root) == ["W8701"])
    client.world.files["/book/2025.w8log"] = "unit kg\n# 2025-12\n25 Thu 82.0 @iron\n"
    let change: JSON = ["changes": [["uri": .string(year), "type": 1]]]
    #expect(codes(client.tell("workspace/didChangeWatchedFiles", change), root) == [])
    client.world.files["/book/2025.w8log"] = "unit kg\n# 2025-12\n25 Wed 82.0 @iron\n"
    #expect(codes(client.tell("workspace/didChangeWatchedFiles", change), year) == ["W8104"])
    client.world.files = [:]
    let gone = client.tell("workspace/didChangeWatchedFiles", change)
    #expect(codes(gone, year) == [])
    #expect(codes(gone, root) == ["W8701"])
  }

  @Test func savingLooksAtTheDiskAnew() {
    let client = client([:])
    client.open(root, rootText)
    client.world.files["/book/2025.w8log"] = "unit kg\n# 2025-12\n25 Thu 82.0 @iron\n"
    #expect(codes(client.tell("textDocument/didSave", document(root)), root) == [])
    client.world.files["/book/2025.w8log"] = "unit kg\n# 2025-12\n25 Wed 82.0 @iron\n"
    #expect(codes(client.tell("textDocument/didSave", document(root)), year) == ["W8104"])
  }

  /// Without its root a file is a root itself, and knows no gym that it could miss.
  @Test func closingTheRootLeavesTheOthersToThemselves() {
    let client = client([:])
    client.open(root, rootText)
    client.world.files["/book/2025.w8log"] = ""
    #expect(codes(client.open(year, "unit kg\n# 2025-12\n25 Thu 82.0 @irn\n"), year) != nil)
    client.tell("textDocument/didSave", document(root))
    client.world.files = [:]
    let closed = client.say([didClose(root)])
    #expect(codes(closed, root) == [])
    #expect(codes(closed, year) == [])
  }

  /// What a file includes is forgotten with the line that says so.
  @Test func aFileThatIsNotIncludedAnyMoreIsTakenBack() {
    let client = client(["/book/2025.w8log": "unit kg\n# 2025-12\n25 Wed 82.0\n"])
    #expect(codes(client.open(root, rootText), year) == ["W8104"])
    let edited = client.say([didChange(root, version: 2, change((0, 0), (1, 0), ""))])
    #expect(codes(edited, year) == [])
    let again = client.say([didChange(root, version: 3, whole(rootText))])
    #expect(codes(again, year) == ["W8104"])
  }

  @Test func aClientThatCanWatchFilesIsAskedTo() {
    let client = Conversation()
    client.ask(
      "initialize",
      ["capabilities": ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]])
    let messages = client.tell("initialized", [:])
    #expect(messages.first?["method"] == "client/registerCapability")
    let registration = messages.first?["params"]?["registrations"]?[0]
    #expect(registration?["method"] == "workspace/didChangeWatchedFiles")
    #expect(registration?["registerOptions"]?["watchers"]?[0]?["globPattern"] == "**/*.w8log")
    #expect(Conversation(capabilities: [:]).tell("initialized", [:]).isEmpty)
  }

  @Test func includesAreLinks() {
    let client = client(["/book/2025.w8log": ""])
    client.open(root, rootText)
    let links = client.ask("textDocument/documentLink", document(root))["result"]?.arrayValue
    #expect(links?.count == 1)
    #expect(links?[0]["range"] == range((0, 8), (0, 20)))
    #expect(links?[0]["target"]?.stringValue == year)
  }

  @Test func aDocumentWithoutAPathIncludesNothing() {
    let client = client(["/book/2025.w8log": ""])
    #expect(codes(client.open("untitled:a", rootText), "untitled:a") == [])
  }

  @Test func relatedPlacesLeadToTheOtherFile() {
    let client = client(
      ["/book/2025.w8log": "gym @iron\n"],
      capabilities: ["textDocument": ["publishDiagnostics": ["relatedInformation": true]]])
    let messages = client.open(root, rootText)
    let diagnostics = messages.last { $0["params"]?["uri"]?.stringValue == year }?["params"]
    let first = diagnostics?["diagnostics"]?.arrayValue?.first { $0["code"] == "W8302" }
    #expect(first?["relatedInformation"]?[0]?["location"]?["uri"]?.stringValue == root)
  }

  private func client(
    _ files: [String: String], workspace: String? = nil, capabilities: JSON = [:]
  ) -> Conversation {
    let client = Conversation()
    client.world.files = files
    client.ask(
      "initialize",
      [
        "capabilities": capabilities,
        "rootUri": workspace.map { .string("file://\($0)") } ?? .null,
      ])
    client.tell("initialized", [:])
    return client
  }

  /// The codes last told of `uri`; nil when nothing was told of it.
  private func codes(_ messages: [JSON], _ uri: String) -> [String]? {
    messages.last {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.stringValue == uri
    }?["params"]?["diagnostics"]?.arrayValue?.compactMap { $0["code"]?.stringValue }
  }
}

import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// Files in folders that the client names by a symbolic link are told under the names that it uses.
@Suite struct LinkedWorkspaceTests {
  private let root = "file:///near/link/log.w8log"
  private let year = "file:///near/link/2025.w8log"
  private let rootText = "include \"2025.w8log\"\nunit kg\ngym @iron\n"
  private let yearText = "unit kg\n# 2025-12\n25 Wed 82.0 @iron\n"

  private func client(folder: String? = "file:///near/link", _ able: JSON = [:]) -> Conversation {
    let client = Conversation()
    client.world.files = ["/data/log.w8log": rootText, "/data/2025.w8log": yearText]
    client.world.links = ["/near/link": "/data", "/near/link/log.w8log": "/data/log.w8log"]
    client.ask(
      "initialize", ["rootUri": folder.map { .string($0) } ?? .null, "capabilities": able])
    client.tell("initialized", [:])
    return client
  }

  /// The second has no workspace: the folder of the open log tells the way.
  @Test(arguments: ["file:///near/link", nil])
  func findingsOfUnopenedFilesAreToldThere(_ folder: String?) {
    let told = client(folder: folder).open(root, rootText)
    let uris = told.filter { $0["method"] == "textDocument/publishDiagnostics" }
      .compactMap { $0["params"]?["uri"]?.stringValue }
    #expect(Set(uris) == [root, year])
  }

  @Test func theWorkspaceIsToldThere() {
    let client = client(["textDocument": ["diagnostic": [:]]])
    client.open(root, rootText)
    let answer = client.ask("workspace/diagnostic", ["previousResultIds": []])
    let items = answer["result"]?["items"]?.arrayValue ?? []
    #expect(Set(items.compactMap { $0["uri"]?.stringValue }) == [root, year])
  }

  @Test func namesLeadThere() {
    let client = client()
    client.open(root, rootText)
    var params = document(root).objectValue ?? [:]
    params["position"] = position((2, 5))
    params["context"] = ["includeDeclaration": false]
    let found = client.ask("textDocument/references", .object(params))["result"]?.arrayValue
    #expect(found?.map { $0["uri"]?.stringValue } == [year])
  }
}

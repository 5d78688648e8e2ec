import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// Includes follow the files that they lead to.
@Suite struct WillRenameFilesTests {
  private let root = "file:///book/log.w8log"

  @Test(
    arguments: [
      ("/book/y/2025.w8log", "/book/y/25.w8log", "y/25.w8log"),
      ("/book/y/2025.w8log", "/book/2025.w8log", "2025.w8log"),
      ("/book/y", "/book/years", "years/2025.w8log"),
      ("/book/log.w8log", "/book/a/log.w8log", "../y/2025.w8log"),
      ("/book/log.w8log", "/book/other.w8log", nil),
      ("/book/y/2025.w8log", "/book/y/2*.w8log", nil),
      ("/book/y/20", "/book/y/21", nil),
      ("/elsewhere", "/book/y", nil),
    ] as [(String, String, String?)])
  func includesFollow(_ old: String, _ new: String, _ path: String?) {
    let client = client()
    client.open(root, "include \"y/2025.w8log\"\ninclude \"x*.w8log\"\n")
    let edit = ask(client, old, new)
    #expect(
      edit["changes"]?[root]?[0]
        == path.map { ["range": range((0, 8), (0, 22)), "newText": .string("\"\($0)\"")] })
  }

  /// Nobody has a log open, as behind the tree of files of an editor.
  @Test func includesOfLogsThatAreNotOpenFollow() {
    let edit = ask(client(), "/book/y/2025.w8log", "/book/25.w8log")
    #expect(
      edit["changes"]?[root] == [["range": range((0, 8), (0, 22)), "newText": "\"25.w8log\""]])
  }

  @Test func aFolderThatMovesAsAWholeNeedsNothing() {
    let client = client()
    client.open(root, "include \"y/2025.w8log\"\n")
    #expect(ask(client, "/book", "/shelf") == .null)
  }

  @Test(
    arguments: [
      ("/book/y", "/book/years", "years/*.w8log"),
      ("/book/y", "/shelf/y", "../shelf/y/*.w8log"),
      ("/book/log.w8log", "/book/a/log.w8log", "../y/*.w8log"),
      ("/book/log.w8log", "/book/y/log.w8log", "*.w8log"),
      ("/book", "/shelf", nil), ("/book/log.w8log", "/book/other.w8log", nil),
      ("/book/y/2025.w8log", "/book/y/25.w8log", nil),
    ] as [(String, String, String?)])
  func patternsFollow(_ old: String, _ new: String, _ pattern: String?) {
    let client = client()
    client.open(root, "include \"y/*.w8log\"\n")
    #expect(
      ask(client, old, new)["changes"]?[root]
        == pattern.map { [["range": range((0, 8), (0, 19)), "newText": .string("\"\($0)\"")]] })
  }

  /// It stays as it is, which nobody would see.
  @Test func aPatternThatMayLoseAFileIsNamed() {
    let client = client()
    client.open(root, "include \"y/*.w8log\"\n")
    for (new, path) in [("/book/2025.w8log", "2025.w8log"), ("/book/y/2025.w8log", nil)] {
      let params: JSON = [
        "files": [["oldUri": "file:///book/y/2025.w8log", "newUri": .string("file://\(new)")]]
      ]
      let messages = client.say([request(5, "workspace/willRenameFiles", params)])
      let told = messages.first { $0["method"] == "window/showMessage" }?["params"]?["message"]
      #expect(told?.stringValue?.contains(path ?? "y/*.w8log") ?? false == (path != nil))
      #expect(messages.first { $0["id"] == 5 }?["result"] == .null)
    }
  }

  @Test(arguments: [[:], ["files": 1], ["files": [["oldUri": "file:///a"]]]] as [JSON])
  func otherShapesAreRefused(_ params: JSON) {
    #expect(errorCode(client().ask("workspace/willRenameFiles", params)) == -32602)
  }

  private func ask(_ client: Conversation, _ old: String, _ new: String) -> JSON {
    client.ask(
      "workspace/willRenameFiles",
      ["files": [["oldUri": .string("file://\(old)"), "newUri": .string("file://\(new)")]]]
    )["result"] ?? .null
  }

  private func client() -> Conversation {
    let client = Conversation()
    client.world.files = [
      "/book/log.w8log": "include \"y/2025.w8log\"\n", "/book/y/2025.w8log": "unit kg\n",
      "/book/x1.w8log": "unit kg\n",
    ]
    client.ask("initialize", ["capabilities": [:], "rootUri": "file:///book"])
    client.tell("initialized", [:])
    return client
  }
}

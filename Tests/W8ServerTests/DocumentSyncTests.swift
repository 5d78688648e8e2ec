import JSON
import LanguageServerProtocol
import Testing
import W8Engine

@testable import W8Server

@Suite struct DocumentSyncTests {
  private let uri = "file:///c%3A/log.w8log"

  @Test func answersInTheSpellingOfTheClient() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "")
    let messages = client.say([didChange("file://localhost/c:/log.w8log", version: 2, whole("?"))])
    #expect(Conversation.published(messages)?["uri"] == .string(uri))
    #expect(Conversation.published(messages)?["version"] == 2)
  }

  @Test func findsADocumentThroughASymbolicLink() {
    let client = Conversation(capabilities: [:])
    client.world.links = ["/linked/log": "/data/log", "/data/log": "/data/log"]
    client.open("file:///data/log", "")
    let messages = client.say([didChange("file:///linked/log", version: 2, whole("?"))])
    #expect(Conversation.published(messages)?["uri"] == "file:///data/log")
  }

  @Test func composedAndDecomposedNamesAreTwoDocuments() {
    let client = Conversation(capabilities: [:])
    client.open("file:///caf%C3%A9", "# 2026-01\n01 82.0\n")
    client.open("file:///cafe%CC%81", "")
    let folds = ["file:///caf%C3%A9", "file:///cafe%CC%81"].map { name in
      client.ask("textDocument/foldingRange", document(name))["result"]?.arrayValue?.count
    }
    #expect(folds == [1, 0])
  }

  @Test func worksWithoutAFile() {
    let client = Conversation(capabilities: [:])
    let messages = client.open("untitled:Untitled-1", "# 2026-01\n01 Fri 82.9\n")
    #expect(Conversation.published(messages)?["uri"] == "untitled:Untitled-1")
    #expect(Conversation.published(messages)?["diagnostics"]?.arrayValue?.isEmpty == false)
    let fold = client.ask("textDocument/foldingRange", document("untitled:Untitled-1"))
    #expect(fold["result"]?.arrayValue?.count == 1)
  }

  @Test func changeOfADocumentThatIsNotOpenIsIgnored() {
    let client = Conversation(capabilities: [:])
    #expect(client.say([didChange(uri, version: 2, whole("x"))]).isEmpty)
    #expect(
      client.world.notes.contains("textDocument/didChange was ignored: the document is not open"))
  }

  @Test func closingWhatIsNotOpenIsIgnored() {
    let client = Conversation(capabilities: [:])
    #expect(client.say([didClose(uri)]).isEmpty)
  }

  @Test func questionsAboutADocumentThatIsNotOpenHaveNoAnswer() {
    let client = Conversation(capabilities: [:])
    let hover: JSON = ["textDocument": ["uri": .string(uri)], "position": position((0, 0))]
    #expect(client.ask("textDocument/hover", hover)["result"] == .null)
    #expect(client.ask("textDocument/foldingRange", document(uri))["result"] == [])
    #expect(client.ask("textDocument/inlayHint", document(uri, (0, 0), (1, 0)))["result"] == [])
  }

  @Test func closingTakesTheDiagnosticsBack() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "nonsense\n")
    let messages = client.say([didClose(uri)])
    #expect(Conversation.published(messages) == ["uri": .string(uri), "diagnostics": []])
    #expect(client.say([didChange(uri, version: 2, whole("x"))]).isEmpty)
  }

  @Test func openingTwiceReplacesTheText() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "nonsense\n")
    let messages = client.open(uri, "", version: 1)
    #expect(
      Conversation.published(messages) == ["uri": .string(uri), "version": 1, "diagnostics": []])
  }

  /// The absence of the range decides, not its values; null counts as absent.
  @Test(arguments: [["text": "y"], ["range": nil, "text": "y"]] as [JSON])
  func changeWithoutRangeIsTheWholeText(_ change: JSON) {
    #expect(changed("nonsense\nmore\n", by: change) == "y")
  }

  @Test func emptyRangeIsNoWholeText() {
    #expect(changed("aaa\n", by: change((0, 0), (0, 0), "b")) == "baaa\n")
  }

  /// "" → "one\ntwo\n" → "one\nTWO\n" → "ne\nTWO\n"
  @Test func changesOfOneMessageFollowOneAnother() {
    let changes = [
      whole("one\ntwo\n"), change((1, 0), (1, 3), "TWO"), change((0, 0), (0, 1), ""),
    ]
    #expect(changed("", by: changes) == "ne\nTWO\n")
  }

  /// Each case: a change, and what becomes of "ab\ncd" by it.
  @Test(arguments: [
    (change((1, 1), (0, 1), "-"), "a-d"),  // reversed: swapped
    (change((9, 0), (12, 5), "-"), "ab\ncd-"),  // lines past the end: the end of the text
    (change((0, 7), (0, 9), "-"), "ab-\ncd"),  // columns past the end: the end of the line
    (change((0, 0), (2_147_483_647, 2_147_483_647), "-"), "-"),
    (change((0, .max), (.max, .max), "-"), "ab-"),
  ])
  func placesOutsideOfTheTextAreMovedIntoIt(_ change: JSON, _ expected: String) {
    #expect(changed("ab\ncd", by: change) == expected)
  }

  /// A lone CR ends a line for an editor.
  @Test func linesEndAsEditorsEndThem() {
    #expect(changed("a\rb\r\nc\nd", by: change((1, 0), (1, 9), "B")) == "a\rB\r\nc\nd")
    #expect(changed("a\rb\r\nc\nd", by: change((2, 0), (3, 0), "")) == "a\rb\r\nd")
  }

  /// "é😀x": é has 2, 1, 1 units and 😀 4, 2, 1 in the three encodings; x is replaced.
  @Test(arguments: [("utf-8", 6), ("utf-16", 3), ("utf-32", 2)])
  func columnsCountInTheAgreedEncoding(_ encoding: String, _ column: Int) {
    let edit = change((1, column), (1, column + 1), "y")
    #expect(changed("\né😀x\n", by: edit, encoding: encoding) == "\né😀y\n")
  }

  /// One unit after the start of 😀 lies inside of it, and counts as its start.
  @Test(arguments: [("utf-8", 2), ("utf-16", 1)])
  func placesInsideOfAScalarAreItsStart(_ encoding: String, _ start: Int) {
    let edit = change((0, start + 1), (0, start + 1), "-")
    #expect(changed("é😀", by: edit, encoding: encoding) == "é-😀")
  }

  @Test func emptyListOfChangesIsANewVersion() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "")
    let messages = client.say([didChange(uri, version: 4)])
    #expect(Conversation.published(messages)?["version"] == 4)
  }

  private func changed(_ text: String, by changes: JSON..., encoding: String = "utf-16") -> String?
  {
    changed(text, by: changes, encoding: encoding)
  }

  private func changed(_ text: String, by changes: [JSON], encoding: String = "utf-16") -> String? {
    let client = Conversation(
      capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
    client.open(uri, text)
    client.say([didChange(uri, version: 2, changes)])
    return client.text(of: uri)
  }

  /// A page of Markdown with such lines is no log; a file named as one is, whatever the client calls its language.
  @Test(
    arguments: [
      ("file:///notes.md", "markdown", false), ("untitled:a", "plaintext", false),
      ("file:///log.w8log", "plaintext", true), ("untitled:a", "w8log", true),
    ])
  func onlyLogsAreTakenUp(_ uri: String, _ language: String, _ isLog: Bool) {
    let client = Conversation(capabilities: [:])
    let item: JSON = [
      "uri": .string(uri), "languageId": .string(language), "version": 1, "text": "# Notes\n",
    ]
    let told = client.tell("textDocument/didOpen", ["textDocument": item])
    #expect((Conversation.published(told) != nil) == isLog)
    #expect((client.text(of: uri) != nil) == isLog)
    #expect(client.say([didChange(uri, version: 2, whole("nonsense\n"))]).isEmpty == !isLog)
    #expect(client.tell("textDocument/didClose", document(uri)).isEmpty == !isLog)
  }
}

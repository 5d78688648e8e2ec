import Testing

@testable import LanguageServerProtocol

/// The wire forms of what is said about documents and files.
@Suite struct DocumentsTests {
  private let uri = LSP.DocumentURI("file:///log.w8log")

  @Test func didOpen() throws {
    let params = try LSP.DidOpenTextDocumentParams(
      json: json(
        #"{"textDocument":{"uri":"file:///log.w8log","languageId":"w8log","version":0,"text":""}}"#
      ))
    #expect((params.textDocument.uri, params.textDocument.version) == (uri, 0))
    #expect((params.textDocument.languageId, params.textDocument.text) == ("w8log", ""))
  }

  private static let start = LSP.Position(line: 0, character: 0)
  private static let changes: [(String, LSP.Range?, String)] = [
    (#"{"text":"all"}"#, nil, "all"),
    (#"{"range":null,"text":"all"}"#, nil, "all"),
    (
      #"{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"text":"x"}"#,
      .init(start: start, end: start), "x"
    ),
    (
      // A deprecated field, ends the wrong way round and a number beyond the limit.
      """
      {"range":{"start":{"line":2147483648,"character":9},"end":{"line":0,"character":0}},
       "rangeLength":-5,"text":""}
      """,
      .init(start: .init(line: 2_147_483_647, character: 9), end: start), ""
    ),
  ]

  @Test(arguments: changes)
  func didChange(text: String, range: LSP.Range?, new: String) throws {
    let params = try LSP.DidChangeTextDocumentParams(
      json: json(
        #"{"textDocument":{"uri":"file:///log.w8log","version":2},"contentChanges":[\#(text)]}"#))
    #expect((params.textDocument.uri, params.textDocument.version) == (uri, 2))
    #expect(params.contentChanges.map(\.range) == [range])
    #expect(params.contentChanges.map(\.text) == [new])
  }

  @Test(arguments: [
    (#"{"range":{"start":{"line":0,"character":0}},"text":""}"#, "range.end must be an object"),
    (#"{"range":[],"text":""}"#, "range must be an object"),
    (#"{"range":{}}"#, "range.start must be an object"),
    (#"{}"#, "text must be a string"),
    (#"{"text":null}"#, "text must be a string"),
  ])
  func didChangeNamesFaults(text: String, expected: String) throws {
    #expect(try complaint(LSP.TextDocumentContentChangeEvent.self, text) == expected)
  }

  @Test func didCloseAndSave() throws {
    let name = #""textDocument":{"uri":"file:///log.w8log"}"#
    #expect(
      try LSP.DocumentParams(json: json("{\(name)}")).textDocument == .init(uri: uri))
    #expect(try LSP.DidSaveTextDocumentParams(json: json("{\(name)}")).text == nil)
    #expect(
      try LSP.DidSaveTextDocumentParams(json: json(#"{\#(name),"text":"x"}"#)).text == "x")
  }

  @Test func didChangeWatchedFiles() throws {
    let params = try LSP.DidChangeWatchedFilesParams(
      json: json(
        #"{"changes":[{"uri":"a","type":1},{"uri":"b","type":2},{"uri":"c","type":3}]}"#))
    #expect(params.changes.map(\.uri.spelling) == ["a", "b", "c"])
    #expect(params.changes.map(\.type) == [.created, .changed, .deleted])
    #expect(
      try complaint(LSP.DidChangeWatchedFilesParams.self, #"{"changes":[{"uri":"a","type":4}]}"#)
        == "changes[0].type must be one of the values of the protocol")
  }
}

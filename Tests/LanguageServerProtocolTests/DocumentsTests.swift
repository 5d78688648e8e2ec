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
    #expect(params.textDocument == .init(uri: uri, languageId: "w8log", version: 0, text: ""))
  }

  private static let start = LSP.Position(line: 0, character: 0)
  private static let changes: [(String, LSP.TextDocumentContentChangeEvent)] = [
    (#"{"text":"all"}"#, .init(range: nil, text: "all")),
    (#"{"range":null,"text":"all"}"#, .init(range: nil, text: "all")),
    (
      #"{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"text":"x"}"#,
      .init(range: .init(start: start, end: start), text: "x")
    ),
    (
      // A deprecated field, ends the wrong way round and a number beyond the limit.
      """
      {"range":{"start":{"line":2147483648,"character":9},"end":{"line":0,"character":0}},
       "rangeLength":-5,"text":""}
      """,
      .init(range: .init(start: .init(line: 2_147_483_647, character: 9), end: start), text: "")
    ),
  ]

  @Test(arguments: changes)
  func didChange(text: String, expected: LSP.TextDocumentContentChangeEvent) throws {
    let params = try LSP.DidChangeTextDocumentParams(
      json: json(
        #"{"textDocument":{"uri":"file:///log.w8log","version":2},"contentChanges":[\#(text)]}"#))
    #expect(params.textDocument == .init(uri: uri, version: 2))
    #expect(params.contentChanges == [expected])
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
    #expect(
      params.changes == [
        .init(uri: .init("a"), type: .created), .init(uri: .init("b"), type: .changed),
        .init(uri: .init("c"), type: .deleted),
      ])
    #expect(
      try complaint(LSP.DidChangeWatchedFilesParams.self, #"{"changes":[{"uri":"a","type":4}]}"#)
        == "changes[0].type must be one of the values of the protocol")
  }
}

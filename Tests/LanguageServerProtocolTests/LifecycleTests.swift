import JSON
import Testing

@testable import LanguageServerProtocol

/// The wire forms of what is said when a conversation starts and ends.
@Suite struct LifecycleTests {
  @Test func initializeOfAFullClient() throws {
    let params = try LSP.InitializeParams(
      json: json(
        """
        {"processId":4242,"clientInfo":{"name":"Neovim","version":"0.12.0"},
         "rootUri":"file:///logs","rootPath":"/old","trace":"verbose",
         "workspaceFolders":[{"uri":"file:///logs","name":"logs"}],
         "initializationOptions":{"today":"2026-06-03"},
         "capabilities":{"workspace":{"workspaceEdit":{"documentChanges":true}}}}
        """))
    #expect(params.processId == 4242)
    #expect(params.rootUri?.path == "/logs")
    #expect(params.workspaceFolders?.map(\.uri) == [.init("file:///logs")])
    #expect(params.workspaceFolders?.map(\.name) == ["logs"])
    #expect(params.initializationOptions["today"] == "2026-06-03")
    #expect(params.capabilities.hasDocumentChanges)
    #expect(params.trace == .verbose)
  }

  @Test(arguments: [
    "{}",
    #"{"processId":null,"rootUri":null,"workspaceFolders":null,"capabilities":{}}"#,
    #"{"clientInfo":3,"trace":"loud","capabilities":[1]}"#,
  ])
  func initializeOfABareClient(text: String) throws {
    let params = try LSP.InitializeParams(json: json(text))
    #expect(params.processId == nil)
    #expect(params.rootUri == nil)
    #expect(params.workspaceFolders == nil)
    #expect(params.initializationOptions == .null)
    #expect(params.capabilities == LSP.ClientCapabilities(json: [:]))
    #expect(params.trace == .off)
  }

  @Test func initializeFallsBackToTheRootPath() throws {
    let params = try LSP.InitializeParams(json: json(#"{"rootUri":null,"rootPath":"/a b"}"#))
    #expect(params.rootUri?.spelling == "file:///a%20b")
    for path in ["\"\"", "\"relative\"", "3", "null"] {
      #expect(try LSP.InitializeParams(json: json(#"{"rootPath":\#(path)}"#)).rootUri == nil)
    }
  }

  @Test func initializeNamesFaults() throws {
    typealias Params = LSP.InitializeParams
    #expect(try complaint(Params.self, "[]") == "params must be an object")
    #expect(
      try complaint(Params.self, #"{"processId":"x"}"#) == "processId must be a whole number")
    #expect(try complaint(Params.self, #"{"rootUri":1}"#) == "rootUri must be a string")
    #expect(
      try complaint(Params.self, #"{"workspaceFolders":[{"uri":"a"}]}"#)
        == "workspaceFolders[0].name must be a string")
  }

  @Test func smallMessages() throws {
    #expect(try LSP.SetTraceParams(json: json(#"{"value":"messages"}"#)).value == .messages)
    #expect(
      try complaint(LSP.SetTraceParams.self, #"{"value":"all"}"#)
        == "value must be one of the values of the protocol")
  }
}

import JSON
import LanguageServerProtocol
import Testing

@Suite struct CodeActionTests {
  private let range = LSP.Range(
    start: .init(line: 0, character: 0), end: .init(line: 0, character: 3))
  private let rangeText = #"{"start":{"line":0,"character":0},"end":{"line":0,"character":3}}"#

  @Test func isAskedFor() throws {
    let params = try LSP.CodeActionParams(
      json: json(
        """
        {"textDocument":{"uri":"a"},"range":\(rangeText),"context":{
          "diagnostics":[{"range":\(rangeText),"message":"m"}],
          "only":["quickfix","source.fixAll"],"triggerKind":2}}
        """))
    #expect(params.textDocument == .init(uri: .init("a")) && params.range == range)
    #expect(params.context.diagnostics == [.init(range: range, message: "m")])
    #expect(params.context.only == [.quickFix, .sourceFixAll])
    #expect(params.context.triggerKind == .automatic)
    let bare = try LSP.CodeActionContext(json: json("{}"))
    #expect(bare.diagnostics.isEmpty && bare.only == nil && bare.triggerKind == nil)
    #expect(
      try complaint(LSP.CodeActionContext.self, #"{"diagnostics":[{"range":\#(rangeText)}]}"#)
        == "diagnostics[0].message must be a string")
  }

  @Test func isWritten() {
    let edit = LSP.TextDocumentEdit(uri: .init("a"), edits: [.init(range: range, newText: "Wed")])
    let action = LSP.CodeAction(
      title: "Write Wed", kind: .quickFix, diagnostics: [.init(range: range, message: "m")],
      isPreferred: true, edit: .changes([edit]), data: 7)
    #expect(
      written(action)
        == #"{"title":"Write Wed","kind":"quickfix","#
        + #""diagnostics":[{"range":\#(rangeText),"message":"m"}],"isPreferred":true,"#
        + #""edit":{"changes":{"a":[{"range":\#(rangeText),"newText":"Wed"}]}},"data":7}"#)
    #expect(written(LSP.CodeAction(title: "t")) == #"{"title":"t"}"#)
  }

  @Test func comesBackToBeCompleted() throws {
    let text = #"{"title":"t","kind":"refactor.move","isPreferred":true,"edit":3,"data":{"n":1}}"#
    var action = try LSP.CodeAction(json: json(text))
    #expect(
      action
        == .init(
          title: "t", kind: .init(rawValue: "refactor.move"), isPreferred: true, data: ["n": 1]))
    action.edit = .changes([])
    #expect(
      written(action)
        == #"{"title":"t","kind":"refactor.move","isPreferred":true,"edit":{"changes":{}},"#
        + #""data":{"n":1}}"#)
  }

  @Test(arguments: [
    ("quickfix", "quickfix", true), ("refactor.move", "refactor", true),
    ("source.fixAll.w8log", "source.fixAll", true), ("source.fixAll", "source", true),
    ("quickfix", "", true), ("refactor", "refactor.move", false),
    ("sourcery", "source", false), ("quickfix", "refactor", false),
  ])
  func kindsLieBelowOthers(kind: String, other: String, expected: Bool) {
    let kind = LSP.CodeActionKind(rawValue: kind)
    #expect(kind.isKind(of: LSP.CodeActionKind(rawValue: other)) == expected)
  }
}

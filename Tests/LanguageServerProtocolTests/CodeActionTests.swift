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
    #expect(
      params.context.diagnostics == [
        try .init(json: json(#"{"range":\#(rangeText),"message":"m"}"#))
      ])
    #expect(params.context.only?.map(\.rawValue) == ["quickfix", "source.fixAll"])
    #expect(params.context.triggerKind == .automatic)
    let bare = try LSP.CodeActionContext(json: json("{}"))
    #expect(bare.diagnostics.isEmpty && bare.only == nil && bare.triggerKind == nil)
    #expect(
      try complaint(LSP.CodeActionContext.self, #"{"diagnostics":[{"range":\#(rangeText)}]}"#)
        == "diagnostics[0].message must be a string")
  }

  @Test func comesBackWithItsEdit() throws {
    let data = #"{"textDocument":{"uri":"a"},"version":3,"offset":7,"end":9}"#
    let text = #"{"title":"t","kind":"refactor.move","isPreferred":true,"edit":3,"data":\#(data)}"#
    let action = try LSP.ResolvedCodeAction(json: json(text))
    #expect(action.title == "t" && action.textDocument == .init(uri: .init("a")))
    #expect(action.version == 3 && action.offset == 7)
    #expect(
      try json(data) == LSP.ResolvedCodeAction.data(uri: .init("a"), version: 3, offset: 7, end: 9))
    var writer = JSONWriter()
    writer.object { action.write(with: ["changes": [:]] as JSON, &$0) }
    #expect(
      String(decoding: writer.take(), as: UTF8.self)
        == #"{"title":"t","kind":"refactor.move","isPreferred":true,"edit":{"changes":{}},"#
        + #""data":\#(data)}"#)
    for wrong in ["{}", #"{"title":"t"}"#, #"{"title":"t","data":{"version":1}}"#] {
      #expect(throws: JSONShapeError.self) { try LSP.ResolvedCodeAction(json: json(wrong)) }
    }
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

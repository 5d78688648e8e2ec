import JSON
import LanguageServerProtocol
import Testing

/// The wire forms of what is asked and answered while somebody types.
@Suite struct TypingTests {
  private let range = LSP.Range(
    start: .init(line: 0, character: 0), end: .init(line: 0, character: 3))
  private let rangeText = #"{"start":{"line":0,"character":0},"end":{"line":0,"character":3}}"#
  private let document = #""textDocument":{"uri":"a"}"#

  @Test func formatting() throws {
    let plain = try LSP.DocumentParams(
      json: json(#"{\#(document),"options":{"tabSize":4,"insertSpaces":true}}"#))
    #expect(plain.textDocument == .init(uri: .init("a")))
    let one = try LSP.DocumentRangeFormattingParams(
      json: json(#"{\#(document),"range":\#(rangeText)}"#))
    #expect(one.ranges == [range])
    let several = try LSP.DocumentRangeFormattingParams(
      json: json(#"{\#(document),"ranges":[\#(rangeText),\#(rangeText)]}"#))
    #expect(several.ranges == [range, range])
    let key = try LSP.DocumentOnTypeFormattingParams(
      json: json(#"{\#(document),"position":{"line":1,"character":2},"ch":"\n"}"#))
    #expect(key.character == "\n" && key.position == .init(line: 1, character: 2))
  }

  @Test func selectionRanges() throws {
    let params = try LSP.SelectionRangeParams(
      json: json(#"{\#(document),"positions":[{"line":1,"character":2}]}"#))
    #expect(params.positions == [.init(line: 1, character: 2)])
  }

  @Test func completions() throws {
    let params = try LSP.TextDocumentPositionParams(
      json: json(#"{\#(document),"position":{"line":1,"character":2},"context":{"triggerKind":1}}"#)
    )
    #expect(params.position == .init(line: 1, character: 2))
  }

  @Test func resolving() throws {
    let text = #"{"label":"x","data":{\#(document),"gym":"iron"}}"#
    let params = try LSP.CompletionResolveParams(json: json(text))
    #expect(params.textDocument == .init(uri: .init("a")))
    #expect(params.data["gym"] == "iron" && params.item["label"] == "x")
    for wrong in ["[]", #"{"label":"x"}"#, #"{"data":[]}"#, #"{"data":{"textDocument":5}}"#] {
      #expect(throws: JSONShapeError.self) {
        try LSP.CompletionResolveParams(json: json(wrong))
      }
    }
  }

  @Test func whatAClientDoesWithItems() throws {
    let able = try LSP.CompletionClientCapabilities(
      json: json(
        #"{"completionItem":{"snippetSupport":true,"insertReplaceSupport":true,"labelDetailsSupport":true,"documentationFormat":["markdown","x"]}}"#
      ))
    #expect(able.hasSnippets && able.hasInsertReplace && able.hasLabelDetails)
    #expect(able.documentationFormat == [.markdown])
    let plain = LSP.CompletionClientCapabilities(json: .null)
    #expect(!plain.hasSnippets && !plain.hasInsertReplace && plain.documentationFormat.isEmpty)
  }
}

import JSON
import LanguageServerProtocol
import Testing

/// The wire forms of what is asked and answered about places in a document.
@Suite struct FeaturesTests {
  private let start = LSP.Position(line: 0, character: 0)
  private let range = LSP.Range(
    start: .init(line: 0, character: 0), end: .init(line: 0, character: 3))
  private let startText = #"{"line":0,"character":0}"#
  private let rangeText = #"{"start":{"line":0,"character":0},"end":{"line":0,"character":3}}"#
  private let document = #""textDocument":{"uri":"a"}"#

  @Test func inlayHints() throws {
    let params = try LSP.DocumentRangeParams(json: json(#"{\#(document),"range":\#(rangeText)}"#))
    #expect(params.textDocument == .init(uri: .init("a")) && params.range == range)
    let plain = LSP.InlayHint(position: start, label: .text("avg 82.3"))
    #expect(written(plain) == #"{"position":\#(startText),"label":"avg 82.3"}"#)
    let part = LSP.InlayHintLabelPart(
      value: "↓ 0.4/wk", tooltip: .text("t"), location: .init(uri: .init("a"), range: range),
      command: .init(title: "t", command: "c"))
    let full = LSP.InlayHint(
      position: start, label: .parts([part, .init(value: "x")]),
      tooltip: .markup(.init(kind: .markdown, value: "*t*")), paddingLeft: true,
      paddingRight: true, data: 1)
    #expect(
      written(full)
        == #"{"position":\#(startText),"label":[{"value":"↓ 0.4/wk","tooltip":"t","location":"#
        + #"{"uri":"a","range":\#(rangeText)},"command":{"title":"t","command":"c"}},"#
        + #"{"value":"x"}],"tooltip":{"kind":"markdown","value":"*t*"},"#
        + #""paddingLeft":true,"paddingRight":true,"data":1}"#)
  }

  @Test func placesAndDocuments() throws {
    let place = try LSP.TextDocumentPositionParams(
      json: json(#"{\#(document),"position":\#(startText)}"#))
    #expect(place.textDocument == .init(uri: .init("a")) && place.position == start)
    let whole = try LSP.DocumentParams(json: json("{\(document)}"))
    #expect(whole.textDocument == .init(uri: .init("a")))
  }

  @Test func symbolKindsHaveTheNumbersOfTheProtocol() {
    let kinds: [LSP.SymbolKind] = [
      .file, .class, .constructor, .enum, .array, .object, .null, .struct, .typeParameter,
    ]
    #expect(kinds.map(\.rawValue) == [1, 5, 9, 10, 18, 19, 21, 23, 26])
  }
}

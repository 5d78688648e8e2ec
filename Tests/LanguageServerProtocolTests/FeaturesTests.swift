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
    let params = try LSP.InlayHintParams(json: json(#"{\#(document),"range":\#(rangeText)}"#))
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

  @Test func foldingRanges() throws {
    let params = try LSP.FoldingRangeParams(json: json("{\(document)}"))
    #expect(params.textDocument == .init(uri: .init("a")))
    #expect(
      written(LSP.FoldingRange(startLine: 1, endLine: 9)) == #"{"startLine":1,"endLine":9}"#)
    let month = LSP.FoldingRange(
      startLine: 1, endLine: 9, kind: .region, collapsedText: "June 2026")
    #expect(
      written(month)
        == #"{"startLine":1,"endLine":9,"kind":"region","collapsedText":"June 2026"}"#)
  }

  @Test func hovers() throws {
    let params = try LSP.HoverParams(json: json(#"{\#(document),"position":\#(startText)}"#))
    #expect(params.position == start)
    let contents = LSP.MarkupContent(kind: .plaintext, value: "82.3 kg")
    #expect(
      written(LSP.Hover(contents: contents, range: range))
        == #"{"contents":{"kind":"plaintext","value":"82.3 kg"},"range":\#(rangeText)}"#)
    #expect(
      written(LSP.Hover(contents: contents))
        == #"{"contents":{"kind":"plaintext","value":"82.3 kg"}}"#)
  }

  @Test func documentSymbols() throws {
    let params = try LSP.DocumentSymbolParams(json: json("{\(document)}"))
    #expect(params.textDocument == .init(uri: .init("a")))
    let entry = LSP.DocumentSymbol(
      name: "2026-06-03", detail: "82.3 kg", kind: .event, range: range, selectionRange: range)
    let month = LSP.DocumentSymbol(
      name: "2026-06", kind: .namespace, range: range, selectionRange: range)
    let ranges = #""range":\#(rangeText),"selectionRange":\#(rangeText)"#
    let monthText = #"{"name":"2026-06","kind":3,\#(ranges)"#
    let entryText = #"{"name":"2026-06-03","detail":"82.3 kg","kind":24,\#(ranges)"#
    #expect(outline([]) == "[]")
    #expect(outline([(month, 0), (month, 0)]) == "[\(monthText)},\(monthText)}]")
    #expect(
      outline([(month, 0), (entry, 1), (entry, 2), (entry, 1), (month, 0)])
        == #"[\#(monthText),"children":[\#(entryText),"children":[\#(entryText)}]},\#(entryText)}]},"#
        + "\(monthText)}]")
    // What is too deep goes as deep as there is something to hold it.
    #expect(outline([(month, 3), (entry, 9)]) == #"[\#(monthText),"children":[\#(entryText)}]}]"#)
    let flat = LSP.SymbolInformation(
      name: "2026-06-03", kind: .typeParameter, location: .init(uri: .init("a"), range: range),
      containerName: "2026-06")
    #expect(
      written(flat)
        == #"{"name":"2026-06-03","kind":26,"location":{"uri":"a","range":\#(rangeText)},"#
        + #""containerName":"2026-06"}"#)
  }

  private func outline(_ symbols: [(LSP.DocumentSymbol, depth: Int)]) -> String {
    var json = JSONWriter()
    var outline = LSP.DocumentSymbolOutline(&json)
    for (symbol, depth) in symbols { outline.write(symbol, depth: depth, to: &json) }
    outline.end(&json)
    return String(decoding: json.take(), as: UTF8.self)
  }

  @Test func symbolKindsHaveTheNumbersOfTheProtocol() {
    let kinds: [LSP.SymbolKind] = [
      .file, .class, .constructor, .enum, .array, .object, .null, .struct, .typeParameter,
    ]
    #expect(kinds.map(\.rawValue) == [1, 5, 9, 10, 18, 19, 21, 23, 26])
  }
}

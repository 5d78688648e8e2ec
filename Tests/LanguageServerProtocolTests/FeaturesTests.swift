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
  }

  @Test func placesAndDocuments() throws {
    let params = try LSP.TextDocumentPositionParams(
      json: json(#"{\#(document),"position":\#(startText)}"#))
    #expect(params.textDocument == .init(uri: .init("a")) && params.position == start)
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

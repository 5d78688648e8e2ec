import JSON
import LanguageServerProtocol
import Testing

@Suite struct DiagnosticTests {
  private static let range = LSP.Range(
    start: .init(line: 0, character: 0), end: .init(line: 0, character: 3))
  private static let rangeText =
    #"{"start":{"line":0,"character":0},"end":{"line":0,"character":3}}"#

  private static let full = LSP.Diagnostic(
    range: range, severity: .warning, code: .string("W8101"),
    codeDescription: "https://example.org/W8101", source: "w8log", message: "m",
    relatedInformation: [
      .init(location: .init(uri: .init("a"), range: range), message: "the other")
    ],
    data: ["fix": 1])

  private static let diagnostics: [(LSP.Diagnostic, String)] = [
    (.init(range: range, message: "m"), #"{"range":\#(rangeText),"message":"m"}"#),
    (
      full,
      #"{"range":\#(rangeText),"severity":2,"code":"W8101","#
        + #""codeDescription":{"href":"https://example.org/W8101"},"source":"w8log","#
        + #""message":"m","relatedInformation":[{"location":"#
        + #"{"uri":"a","range":\#(rangeText)},"message":"the other"}],"data":{"fix":1}}"#
    ),
    (
      .init(range: range, severity: .hint, code: .integer(7), message: "m"),
      #"{"range":\#(rangeText),"severity":4,"code":7,"message":"m"}"#
    ),
  ]

  @Test(arguments: diagnostics)
  func isReadAsItIsWritten(diagnostic: LSP.Diagnostic, text: String) throws {
    #expect(written(diagnostic) == text)
    #expect(try LSP.Diagnostic(json: json(text)) == diagnostic)
  }

  @Test func overlooksFaultsOfOtherServers() throws {
    let text = """
      {"range":\(Self.rangeText),"message":"m","severity":9,"code":[],"codeDescription":"x",
       "source":1,"relatedInformation":[{}]}
      """
    #expect(try LSP.Diagnostic(json: json(text)) == .init(range: Self.range, message: "m"))
  }

  @Test func isPublished() {
    let params = LSP.PublishDiagnosticsParams(uri: .init("a"), version: 3)
    #expect(written(params) == #"{"uri":"a","version":3,"diagnostics":[]}"#)
    let unopened = LSP.PublishDiagnosticsParams(
      uri: .init("a"), diagnostics: .init([.init(range: Self.range, message: "m")]))
    #expect(
      written(unopened)
        == #"{"uri":"a","diagnostics":[{"range":\#(Self.rangeText),"message":"m"}]}"#)
  }
}

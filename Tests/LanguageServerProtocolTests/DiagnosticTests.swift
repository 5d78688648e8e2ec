import JSON
import LanguageServerProtocol
import Testing

@Suite struct DiagnosticTests {
  private let rangeText = #"{"start":{"line":0,"character":0},"end":{"line":0,"character":3}}"#

  @Test func isReadAsAClientNamesIt() throws {
    let named = try LSP.ClientDiagnostic(
      json: json(#"{"range":\#(rangeText),"message":"m","code":"W8101","severity":2}"#))
    #expect(named.code == "W8101" && named.range.end == .init(line: 0, character: 3))
  }

  @Test func overlooksFaultsOfOtherServers() throws {
    let text = #"{"range":\#(rangeText),"message":"m","severity":9,"code":[],"source":1}"#
    #expect(try LSP.ClientDiagnostic(json: json(text)).code.isEmpty)
    #expect(
      try complaint(LSP.ClientDiagnostic.self, #"{"range":\#(rangeText)}"#)
        == "message must be a string")
  }

  @Test func isPublished() {
    let params = LSP.PublishDiagnosticsParams(uri: .init("a"), version: 3)
    #expect(written(params) == #"{"uri":"a","version":3,"diagnostics":[]}"#)
    let unopened = LSP.PublishDiagnosticsParams(
      uri: .init("a"), diagnostics: .init(json: Array(#"[{"message":"m"}]"#.utf8)))
    #expect(written(unopened) == #"{"uri":"a","diagnostics":[{"message":"m"}]}"#)
  }
}

import JSON
import LanguageServerProtocol
import Testing

/// The wire forms of colors and settings.
@Suite struct DecorationTests {
  private let rangeText = #"{"start":{"line":0,"character":0},"end":{"line":0,"character":3}}"#

  @Test func colors() throws {
    let colorText = #"{"red":0.5,"green":0,"blue":1,"alpha":1}"#
    let params = try LSP.ColorPresentationParams(
      json: json(
        #"{"textDocument":{"uri":"a"},"color":\#(colorText),"range":\#(rangeText)}"#))
    let color = params.color
    #expect((color.red, color.green, color.blue) == (0.5, 0, 1))
    let wrong = #"{"textDocument":{"uri":"a"},"color":{"red":0},"range":\#(rangeText)}"#
    #expect(try complaint(LSP.ColorPresentationParams.self, wrong)?.hasPrefix("color.") == true)
  }

  @Test func settings() throws {
    #expect(LSP.DidChangeConfigurationParams(json: try json(#"{"settings":7}"#)).settings == 7)
    #expect(LSP.DidChangeConfigurationParams(json: .null).settings == .null)
  }
}

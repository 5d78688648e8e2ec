import JSON
import Testing

@testable import LanguageServerProtocol

/// The wire forms of the types that others are made of.
@Suite struct BasicsTests {
  private let uri = LSP.DocumentURI("file:///a%20b")
  private let range = LSP.Range(
    start: .init(line: 1, character: 2), end: .init(line: 3, character: 4))
  private let rangeText =
    #"{"start":{"line":1,"character":2},"end":{"line":3,"character":4}}"#

  /// Checks that `value` is written as `text` and read from it again.
  private func check<Value: JSONEncodable & JSONDecodable & Equatable>(
    _ value: Value, _ text: String
  ) throws {
    #expect(written(value) == text)
    #expect(try Value(json: json(text)) == value)
  }

  @Test func placesAndTexts() throws {
    try check(range, rangeText)
    #expect(
      written(LSP.Location(uri: uri, range: range))
        == #"{"uri":"file:///a%20b","range":\#(rangeText)}"#)
  }

  @Test func documents() throws {
    let item = try LSP.TextDocumentItem(
      json: json(#"{"uri":"file:///a%20b","languageId":"w8log","version":1,"text":"é"}"#))
    #expect((item.uri, item.version) == (uri, 1))
    #expect((item.languageId, item.text) == ("w8log", "é"))
    #expect(
      try complaint(LSP.TextDocumentItem.self, #"{"uri":"a","languageId":"x","version":1}"#)
        == "text must be a string")
  }

  @Test func words() throws {
    try check(LSP.PositionEncodingKind.utf8, #""utf-8""#)
    try check(LSP.PositionEncodingKind.utf16, #""utf-16""#)
    try check(LSP.PositionEncodingKind.utf32, #""utf-32""#)
    #expect(try LSP.MarkupKind(json: json(#""plaintext""#)) == .plaintext)
    #expect(
      try complaint(LSP.MarkupKind.self, #""html""#)
        == "params must be one of the values of the protocol")
  }
}

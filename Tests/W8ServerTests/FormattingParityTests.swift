import JSON
import LanguageServerProtocol
import Testing
import W8TestSupport

@testable import W8Server

/// What the server makes of a document is what `w8log fmt --eol keep` makes of a file.
@Suite struct FormattingParityTests {
  private let uri = "file:///log.w8log"

  /// An open document is Unicode text: cases with other bytes are for files only.
  private static let cases = ConformanceCase.all.filter {
    String(validating: $0.input, as: UTF8.self) != nil
  }

  @Test(arguments: cases)
  func theServerFormatsAsTheCommandLine(_ log: ConformanceCase) throws {
    let text = String(decoding: log.input, as: UTF8.self)
    #expect(try formatted(text, "utf-16") == Array(runFormat(log.input)), "\(log.name)")
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func positionsAreThoseOfTheEncoding(_ encoding: String) throws {
    let text = "# 2026-01\n\n3 Sat 82.1 @健身房 > 😀  é\n    卧推:5/5  70 (😀)  ;x\n\n\n4 Sun 82 >a\r\n"
    #expect(try formatted(text, encoding) == runFormat(Array(text.utf8)))
  }

  @Test func rangesAreTogetherWhatTheyAreAlone() throws {
    let text = "# 2026-01\n\n3 Sat 82.1\n4 Sun 82.4 kg\n5 Mon 82\n6 Tue 81\n"
    let client = Conversation(capabilities: [:])
    client.open(uri, text)
    let first = client.ask("textDocument/rangeFormatting", params(["range": range((2, 0), (2, 3))]))
    #expect(
      apply(first["result"], to: text, "utf-16").map { $0.contains("03 Sat   82.1\n4 Sun") } == true
    )
    let ranges: JSON = [range((2, 0), (2, 3)), range((4, 1), (4, 1)), range((2, 1), (2, 2))]
    let both = client.ask("textDocument/rangesFormatting", params(["ranges": ranges]))
    #expect(
      apply(both["result"], to: text, "utf-16")
        == "# 2026-01\n\n03 Sat   82.1\n4 Sun 82.4 kg\n05 Mon   82\n6 Tue 81\n")
    #expect(errorCode(client.ask("textDocument/rangeFormatting", params([:]))) == -32602)
  }

  @Test func aNewLineIsIndentedAndTheOneAboveInForm() throws {
    let text = "# 2026-01\n\n3 Sat @健身 82.1\n"
    let client = Conversation(capabilities: [:])
    client.open(uri, text)
    let answer = client.ask(
      "textDocument/onTypeFormatting",
      params([
        "position": position((3, 0)), "ch": "\n",
        "options": ["tabSize": 8, "insertSpaces": false],
      ]))
    #expect(
      apply(answer["result"], to: text, "utf-16") == "# 2026-01\n\n03 Sat   82.1   @健身\n    ")
    let other = client.ask(
      "textDocument/onTypeFormatting", params(["position": position((9, 9)), "ch": "}"]))
    #expect(other["result"] == [])
  }

  @Test func whatIsNotOpenHasNoEdits() {
    let client = Conversation(capabilities: [:])
    #expect(client.ask("textDocument/formatting", params([:]))["result"] == [])
  }

  private func params(_ members: JSONObject) -> JSON {
    var object: JSONObject = ["textDocument": ["uri": .string(uri)]]
    object.merge(members)
    return .object(object)
  }

  private func formatted(_ text: String, _ encoding: String) throws -> [UInt8] {
    let client = Conversation(
      capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
    client.open(uri, text)
    let answer = client.ask(
      "textDocument/formatting", params(["options": ["tabSize": 3, "insertSpaces": true]]))
    return Array(try #require(apply(answer["result"], to: text, encoding)).utf8)
  }

  private func runFormat(_ bytes: [UInt8]) -> [UInt8] {
    commandOutput(["fmt", "--eol", "keep", "-"], input: bytes)
  }
}

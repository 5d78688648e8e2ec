import JSON
import LanguageServerProtocol
import Testing

@Suite struct ShapeTests {
  @Test func namesTheWayToTheFault() throws {
    typealias Params = LSP.TextDocumentPositionParams
    let expectations = [
      #"[]"#: "params must be an object",
      #"{}"#: "textDocument must be an object",
      #"{"textDocument":3}"#: "textDocument must be an object",
      #"{"textDocument":{}}"#: "textDocument.uri must be a string",
      #"{"textDocument":{"uri":"a"}}"#: "position must be an object",
      #"{"textDocument":{"uri":"a"},"position":{}}"#: "position.line must be a whole number ≥ 0",
      #"{"textDocument":{"uri":"a"},"position":{"line":0,"character":-1}}"#:
        "position.character must be a whole number ≥ 0",
      #"{"textDocument":{"uri":"a"},"position":{"line":0,"character":1.5}}"#:
        "position.character must be a whole number ≥ 0",
    ]
    for (text, expected) in expectations {
      #expect(try complaint(Params.self, text) == expected)
    }
  }

  @Test func namesTheElementOfAnArray() throws {
    let text = """
      {"textDocument":{"uri":"a","version":1},
       "contentChanges":[{"text":""},{"range":{"start":{"line":"1"}},"text":""}]}
      """
    #expect(
      try complaint(LSP.DidChangeTextDocumentParams.self, text)
        == "contentChanges[1].range.start.line must be a whole number ≥ 0")
    #expect(try complaint([[Int]].self, "[[1],[2,null]]") == "[1][1] must be a whole number")
    #expect(try complaint([Int].self, "{}") == "params must be an array")
  }

  @Test(arguments: [
    ("5", 5), ("-5", -5), ("5.0", 5), ("1e3", 1000), ("-0.0", 0),
    // 2^31 − 1 and −2^31 are the limits of the protocol.
    ("2147483648", 2_147_483_647), ("-2147483649", -2_147_483_648),
    ("9223372036854775807", 2_147_483_647), ("1e300", 2_147_483_647), ("-1e300", -2_147_483_648),
  ])
  func clampsNumbers(text: String, expected: Int) throws {
    #expect(try Int(json: json(text)) == expected)
    let member: JSON = ["n": try json(text)]
    #expect((try? member.uinteger("n")) == (expected < 0 ? nil : expected))
  }

  @Test(arguments: [JSON.number(.nan), .number(.infinity), 0.5, "1", true, nil, [1]])
  func refusesWhatIsNoWholeNumber(value: JSON) {
    #expect(throws: JSONShapeError(expected: "a whole number")) { try Int(json: value) }
  }
}

import LanguageServerProtocol
import Testing

@Suite struct JSONFieldsTests {
  @Test func namesTheWayToTheFault() throws {
    typealias Params = LSP.HoverParams
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

  @Test func tellsAbsentFromWrong() throws {
    let value = try json(#"{"null":null,"wrong":1,"right":"x"}"#)
    #expect(try value.optionalField("absent", as: String.self) == nil)
    #expect(try value.optionalField("null", as: String.self) == nil)
    #expect(try value.optionalField("right", as: String.self) == "x")
    #expect(throws: JSONShapeError.self) { try value.optionalField("wrong", as: String.self) }
    #expect(throws: JSONShapeError.self) { try value.field("absent", as: String.self) }
    #expect(throws: JSONShapeError.self) { try value.field("null", as: String.self) }
    #expect(throws: JSONShapeError.self) { try value.field("wrong", as: Bool.self) }
  }

  @Test func overlooksFaultsWhenLenient() throws {
    let value = try json(#"{"a":{"b":["markdown",1,"html","plaintext"],"c":true},"d":1}"#)
    #expect(value.lenientList("a", "b", as: LSP.MarkupKind.self) == [.markdown, .plaintext])
    #expect(value.lenientList("a", "c", as: Int.self) == [])
    #expect(value.lenient("a", "c", as: Bool.self) == true)
    #expect(value.lenient("d", "c", as: Bool.self) == nil)
    #expect(value.flag("a", "c"))
    #expect(!value.flag("d"))
    #expect(!value.flag("a", "x", "y"))
  }
}

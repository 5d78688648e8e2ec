import JSON
import Testing

@Suite struct JSONFieldsTests {
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
    #expect(value.lenientList("a", "b", as: Kind.self) == [.markdown, .plaintext])
    #expect(value.lenientList("a", "c", as: String.self) == [])
    #expect(value.lenient("a", "c", as: Bool.self) == true)
    #expect(value.lenient("d", "c", as: Bool.self) == nil)
    #expect(value.flag("a", "c"))
    #expect(!value.flag("d"))
    #expect(!value.flag("a", "x", "y"))
  }
}

private enum Kind: String, JSONDecodable {
  case markdown, plaintext
}

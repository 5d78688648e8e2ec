import LanguageServerProtocol
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (JSON.null, "null"), (.bool(true), "true"), (.bool(false), "false"),
    (.integer(0), "0"), (.integer(-7), "-7"), (.integer(1200), "1200"),
    (.integer(.max), "9223372036854775807"), (.integer(.min), "-9223372036854775808"),
    (.number(1.5), "1.5"), (.number(-0.1), "-0.1"), (.number(1e300), "1e+300"),
    (.number(.leastNonzeroMagnitude), "5e-324"), (.number(.infinity), "null"),
    (.number(-.infinity), "null"),
    (.number(.nan), "null"),
    (.string(""), #""""#), (.string("é🏋\u{7F}\u{2028}/"), "\"é🏋\u{7F}\u{2028}/\""),
    (.string("a\"b\\c\nd\re\tf"), #""a\"b\\c\nd\re\tf""#),
    (.string("\0\u{1}\u{8}\u{C}\u{1F}x"), #""\u0000\u0001\u0008\u000C\u001Fx""#),
    (.array([]), "[]"), (.object([:]), "{}"),
    (.array([1, [2, []], [:], "x"]), #"[1,[2,[]],{},"x"]"#),
    (.object(["a": [:], "b\n": [1, 2], "c": nil]), #"{"a":{},"b\n":[1,2],"c":null}"#),
  ])
  func writesValues(value: JSON, expected: String) {
    #expect(written(value) == expected)
  }

  @Test func writesFields() {
    var json = JSONWriter()
    json.object { json in
      json.optionalField("absent", Int?.none)
      json.flag("off", false)
      json.list("none", [Int]())
      json.field("null", Int?.none)
      json.optionalField("some", Int?.some(1))
      json.flag("on", true)
      json.list("list", ["x", "y"])
      json.field("number", 2.5)
    }
    let expected = #"{"null":null,"some":1,"on":true,"list":["x","y"],"number":2.5}"#
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }
}

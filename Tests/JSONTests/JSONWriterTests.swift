import JSON
import Primitives
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
    (.string(""), #""""#), (.string("é🏋\u{7F}\u{2028}/"), "\"é🏋\\u007f\\u2028/\""),
    (.string("abcdefg\u{9B}31m\u{202E}ü\u{FEFF}"), #""abcdefg\u009b31m\u202eü\ufeff""#),
    (.string("a\"b\\c\nd\re\tf"), #""a\"b\\c\nd\re\tf""#),
    (.string("\0\u{1}\u{8}\u{C}\u{1F}x"), #""\u0000\u0001\b\f\u001fx""#),
    (.number(82), "82"), (.number(-0.4), "-0.4"), (.number(1e16), "1e+16"),
    (.array([]), "[]"), (.object([:]), "{}"),
    (.array([1, [2, []], [:], "x"]), #"[1,[2,[]],{},"x"]"#),
    (.object(["a": [:], "b\n": [1, 2], "c": nil]), #"{"a":{},"b\n":[1,2],"c":null}"#),
  ])
  func writesValues(value: JSON, expected: String) {
    #expect(written(value) == expected)
  }

  /// Nothing that a terminal obeys stands in JSON as it is, wherever in a string; what is read back is what was written.
  @Test func whatATerminalObeysIsEscaped() throws {
    for scalar in (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let text = String(repeating: "x", count: Int(scalar.value % 11)) + "\(scalar)é"
      guard scalar.value < 0x3000 || scalar.value % 257 == 0 || scalar.isObeyedByTerminals else {
        continue
      }
      let bytes = JSONWriter.write(text)
      let shown = String(decoding: bytes, as: UTF8.self)
      #expect(!shown.unicodeScalars.contains { $0.isObeyedByTerminals }, "\(scalar.value)")
      #expect(try JSON.parse(bytes) == .string(text), "\(scalar.value)")
    }
  }

  @Test func numbersOfAnyLengthAreWritten() {
    for power in 0..<63 {
      for number in [1 << power, (1 << power) - 1, -(1 << power)] {
        #expect(JSONWriter.write(number) == Array("\(number)".utf8))
      }
    }
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
    #expect(String(decoding: json.take(), as: UTF8.self) == expected)
  }

  /// What binary64 adds behind the sixth decimal is nobody's business.
  @Test(arguments: [
    (JSONLayout.document, #"{"a":182,"b":[-0.333333,1.5,1e+300,null]}"#),
    (.sorted, #"{"a":181.99999999999997,"b":[-0.3333333333333333,1.5,1e+300,null]}"#),
  ])
  func numbersOfADocumentHaveSixDecimals(layout: JSONLayout, text: String) {
    let numbers = [-1.0 / 3, 1.5, 1e300, Double.nan].map { JSON.number($0) }
    let value: JSON = ["b": .array(numbers), "a": .number(181.99999999999997)]
    #expect(written(value, layout) == text)
  }

  /// Rounded, nothing is lost: the digits read back as the rounded number, and there are six at most.
  @Test func theSixDecimalsOfADocumentReadBack() {
    for millionths in stride(from: Int64(-2_000_000_000), through: 2_000_000_000, by: 1_234_567) {
      for scale in [1.0, 1e-3, 1e3] {
        let value = Double(millionths) / 1_000_000 * scale
        let text = written(JSON.number(value), .document)
        #expect(Double(text) == (value * 1_000_000).rounded() / 1_000_000, "\(value)")
        #expect(text.split(separator: ".").dropFirst().allSatisfy { $0.utf8.count <= 6 })
      }
    }
  }

  @Test func sortedLayoutSortsHeldObjects() {
    let value: JSON = ["b": [["d": 1, "c": 2]], "a/b": "x", "B": nil, "a": [:]]
    #expect(written(value, .sorted) == #"{"B":null,"a":{},"a/b":"x","b":[{"c":2,"d":1}]}"#)
  }

  /// Copies of a value are what the value is that many times, whatever stands around it.
  @Test(arguments: [JSONLayout.plain, .document])
  func copiesAreTheValueAgain(layout: JSONLayout) {
    func text(_ write: (inout JSONWriter, Int, (inout JSONWriter) -> Void) -> Void) -> String {
      var json = JSONWriter(layout)
      json.object { json in
        json.key("sets")
        json.startArray()
        write(&json, 3) { json in
          json.object { json in
            json.field("labels", ["a", "b"])
            json.field("text", String(repeating: "é", count: 300))
          }
        }
        write(&json, 1) { $0.integer(1) }
        write(&json, 40) { json in json.object { json in json.field("reps", 5) } }
        json.endArray()
        json.field("last", true)
      }
      return String(decoding: json.take(), as: UTF8.self)
    }
    let copied = text { $0.copies($1, $2) }
    #expect(copied == text { json, count, body in for _ in 0..<count { body(&json) } })
  }

  @Test func aDocumentIsWrittenInPieces() {
    let expected = #"{"rows":[[1],{"a":2}],"none":[]}"#
    var json = JSONWriter(.sorted)
    var text: [UInt8] = []
    for _ in 0..<2 {
      json.startObject()
      json.key("rows")
      json.startArray()
      JSON.array([1]).write(to: &json)
      text += json.take()
      json.written(Array(#"{"a":2}"#.utf8))
      text += json.take()
      json.endArray()
      json.key("none")
      json.startArray()
      json.endArray()
      json.endObject()
      json.endDocument()
    }
    text += json.take()
    #expect(String(decoding: text, as: UTF8.self) == "\(expected)\n\(expected)\n")
  }
}

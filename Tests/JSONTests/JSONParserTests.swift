import JSON
import Testing

@Suite struct JSONParserTests {
  private static let values: [(String, JSON)] = [
    ("null", JSON.null),
    (" \t\r\n true ", true),
    ("false", false),
    ("0", 0),
    ("-0", 0),
    ("9223372036854775807", .integer(.max)),
    ("-9223372036854775808", .integer(.min)),
    // One more than Int.max, and one less than Int.min: 2^63 and −2^63 − 1, nearest double −2^63.
    ("9223372036854775808", .number(9_223_372_036_854_775_808)),
    ("-9223372036854775809", .number(-9_223_372_036_854_775_808)),
    ("1.5", 1.5),
    ("-1e2", .number(-100)),
    ("1E+2", .number(100)),
    ("25e-1", 2.5),
    ("1e999", .number(.greatestFiniteMagnitude)),
    ("-1e999", .number(-.greatestFiniteMagnitude)),
    ("1e-999", .number(0)),
    ("[]", []),
    ("[1,[2],{}]", [1, [2], [:]]),
    (#"{"a":1,"b":[null]}"#, ["a": 1, "b": [nil]]),
    (#"{"a":1,"b":2,"a":3}"#, ["a": 3, "b": 2]),
  ]

  @Test(arguments: values)
  func readsValues(text: String, expected: JSON) throws {
    #expect(try json(text) == expected)
  }

  private static let strings: [(String, String)] = [
    (#""""#, ""),
    (#""Kniebeuge 3×8 é 🏋""#, "Kniebeuge 3×8 é 🏋"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""a\nb\ncdefghijklmnop\n""#, "a\nb\ncdefghijklmnop\n"),
    (#""\u0041\u00e9\u20AC""#, "Aé€"),
    (#""\ud83c\udfcb""#, "🏋"),
    (#""\u0000""#, "\0"),
    // Halves of surrogate pairs: alone, in the wrong order, before another escape or pair.
    (#""\ud83c""#, "\u{FFFD}"),
    (#""\udfcb\ud83c""#, "\u{FFFD}\u{FFFD}"),
    (#""\ud83cx""#, "\u{FFFD}x"),
    (#""\ud83c\n""#, "\u{FFFD}\n"),
    (#""\ud83c\u0041""#, "\u{FFFD}A"),
    (#""\ud83c\ud83c\udfcb""#, "\u{FFFD}🏋"),
    // DEL and the line separators need no escape.
    ("\"\u{7F}\u{2028}\u{2029}\"", "\u{7F}\u{2028}\u{2029}"),
  ]

  @Test(arguments: strings)
  func readsStrings(text: String, expected: String) throws {
    let value = try #require(try json(text).stringValue)
    #expect(Array(value.utf8) == Array(expected.utf8))
  }

  private static let faults: [(String, JSONError.Kind, Int)] = [
    ("", JSONError.Kind.unexpectedEnd, 0),
    ("   ", .unexpectedEnd, 3),
    ("[1,", .unexpectedEnd, 3),
    (#"{"a""#, .unexpectedEnd, 4),
    (#""abc"#, .unexpectedEnd, 4),
    (#""abc\"#, .unexpectedEnd, 5),
    (#""\u12"#, .unexpectedEnd, 5),
    ("-", .unexpectedEnd, 1),
    ("1.", .unexpectedEnd, 2),
    ("1e", .unexpectedEnd, 2),
    ("nul", .unexpectedEnd, 3),
    ("nulL", .unexpectedByte, 3),
    ("[1,]", .unexpectedByte, 3),
    ("[1 2]", .unexpectedByte, 3),
    (#"{"a":1,}"#, .unexpectedByte, 7),
    ("{a:1}", .unexpectedByte, 1),
    (#"{"a" 1}"#, .unexpectedByte, 5),
    ("'a'", .unexpectedByte, 0),
    ("+1", .unexpectedByte, 0),
    (".5", .unexpectedByte, 0),
    ("NaN", .unexpectedByte, 0),
    ("\u{FEFF}1", .unexpectedByte, 0),
    ("\u{A0}1", .unexpectedByte, 0),
    ("01", .trailingBytes, 1),
    ("1 x", .trailingBytes, 2),
    ("0x10", .trailingBytes, 1),
    ("-x", .malformedNumber, 1),
    ("1.x", .malformedNumber, 2),
    ("1e+x", .malformedNumber, 3),
    (#""\x""#, .malformedEscape, 2),
    (#""\u12g4""#, .malformedEscape, 5),
    ("\"a\nb\"", .controlCharacter, 2),
    ("\"0123456789\u{1F}\"", .controlCharacter, 11),
  ]

  @Test(arguments: faults)
  func refusesFaults(text: String, kind: JSONError.Kind, offset: Int) {
    #expect(throws: JSONError(kind: kind, offset: offset)) { try json(text) }
  }

  @Test func refusesWhatIsNotUTF8() {
    let bytes = Array("\"ab".utf8) + [0xC3] + Array("\"".utf8)
    #expect(throws: JSONError(kind: .invalidUTF8, offset: 3)) { try JSON.parse(bytes) }
  }

  @Test func readsNestingUpToTheLimitOnly() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    // The outermost array is at depth 0, so 129 arrays reach depth 128.
    #expect(try json(nested(129)).arrayValue?.count == 1)
    #expect(throws: JSONError(kind: .tooDeep, offset: 129)) { try json(nested(130)) }
    #expect(throws: JSONError(kind: .tooDeep, offset: 129)) {
      try json(String(repeating: "[", count: 1_000_000))
    }
  }

  @Test func readsNumbersOfAnyLength() throws {
    let digits = String(repeating: "9", count: 100_000)
    #expect(try json(digits) == .number(.greatestFiniteMagnitude))
    #expect(try json("0." + digits) == .number(1))
  }

  @Test func findsTheEndOfAStringAtEveryDistance() throws {
    // The search goes by words of eight bytes: each stop must be found at each place in a word.
    for length in 0..<40 {
      let plain = String(repeating: "~", count: length)
      #expect(try json("\"\(plain)\"") == .string(plain))
      #expect(try json("\"\(plain)\\n\(plain)\"") == .string(plain + "\n" + plain))
      #expect(throws: JSONError(kind: .controlCharacter, offset: length + 1)) {
        try json("\"\(plain)\u{1}\"")
      }
    }
  }

  @Test func readsALargeDocument() throws {
    let line = "2026-06-03 Wed  82.3 kg @iron \"ok\" \\ é\n"
    let text = String(repeating: line, count: 50_000)
    let bytes = JSONWriter.write(["text": .string(text)] as JSON)
    #expect(try JSON.parse(bytes)["text"]?.stringValue == text)
  }
}

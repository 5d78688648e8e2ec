import Primitives

extension JSON {
  /// Reads `bytes` as one JSON value; throws when they are not exactly that.
  ///
  /// Strict after RFC 8259, with its freedoms used so: the bytes must be UTF-8 without a byte order
  /// mark; nesting ends at 128; a whole number beyond `Int` becomes a `number`, one beyond `Double`
  /// the largest finite number of its sign; half of a surrogate pair becomes U+FFFD; of equal keys
  /// the last wins. One pass to validate, one to read; a string is copied in pieces, not in bytes.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw JSONError(kind: .invalidUTF8, offset: error.byteOffsets.lowerBound)
    }
    var parser = JSONParser(bytes: bytes)
    return try parser.document()
  }
}

/// A reader of values, one byte after the other; what it reads is valid UTF-8.
struct JSONParser {
  /// The number of arrays and objects that may stand in one another.
  static let maximumDepth = 128

  let bytes: [UInt8]
  var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at `offset`; nil at the end.
  var current: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  mutating func document() throws(JSONError) -> JSON {
    let value = try value(depth: 0)
    skipWhitespace()
    guard offset == bytes.count else { throw failure(.trailingBytes) }
    return value
  }

  /// The error that the byte at `offset` is.
  func failure(_ kind: JSONError.Kind) -> JSONError {
    JSONError(kind: offset < bytes.count ? kind : .unexpectedEnd, offset: offset)
  }

  mutating func skipWhitespace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Steps over `byte` if it comes next, and says whether it did.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth <= Self.maximumDepth else { throw failure(.tooDeep) }
    skipWhitespace()
    switch current {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return try number()
    case let byte? where isDigit(byte): return try number()
    default: throw failure(.unexpectedByte)
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    for index in 0..<word.utf8CodeUnitCount {
      guard skip(word.utf8Start[index]) else { throw failure(.unexpectedByte) }
    }
    return value
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSON] {
    offset += 1
    var elements: [JSON] = []
    skipWhitespace()
    if skip(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipWhitespace()
      if skip(UInt8(ascii: "]")) { return elements }
      guard skip(UInt8(ascii: ",")) else { throw failure(.unexpectedByte) }
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    offset += 1
    var object = JSONObject()
    skipWhitespace()
    if skip(UInt8(ascii: "}")) { return object }
    while true {
      skipWhitespace()
      guard current == UInt8(ascii: "\"") else { throw failure(.unexpectedByte) }
      let key = try string()
      skipWhitespace()
      guard skip(UInt8(ascii: ":")) else { throw failure(.unexpectedByte) }
      object[key] = try value(depth: depth + 1)
      skipWhitespace()
      if skip(UInt8(ascii: "}")) { return object }
      guard skip(UInt8(ascii: ",")) else { throw failure(.unexpectedByte) }
    }
  }
}

/// A writer of JSON that appends to one growing array, without a tree in between.
///
/// Values are written one after the other; commas are its own care:
///
///     var json = JSONWriter()
///     json.object { json in
///       json.field("line", 3)
///       json.optionalField("version", version)
///     }
package struct JSONWriter {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  /// Whether a value came before at this level, so that the next needs a comma.
  private var needsComma = false

  /// Makes a writer with nothing written.
  package init() {}

  /// The compact JSON form of `value`.
  package static func write(_ value: some JSONEncodable) -> [UInt8] {
    var json = JSONWriter()
    value.write(to: &json)
    return json.bytes
  }

  /// Writes an object whose members are what `body` writes with `field` and its like.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array of `elements`.
  package mutating func array(_ elements: some Sequence<some JSONEncodable>) {
    open(UInt8(ascii: "["))
    for element in elements {
      element.write(to: &self)
    }
    close(UInt8(ascii: "]"))
  }

  /// Writes a member of the object that was opened last.
  package mutating func field(_ key: String, _ value: some JSONEncodable) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    value.write(to: &self)
  }

  /// Writes a member, or nothing at all when `value` is nil.
  package mutating func optionalField(_ key: String, _ value: (some JSONEncodable)?) {
    if let value { field(key, value) }
  }

  /// Writes a member that is `true`, or nothing at all when `value` is false.
  package mutating func flag(_ key: String, _ value: Bool) {
    if value { field(key, true) }
  }

  /// Writes a member that is an array, or nothing at all when it would be empty.
  package mutating func list(_ key: String, _ elements: [some JSONEncodable]) {
    if !elements.isEmpty { field(key, elements) }
  }

  /// Writes `null`.
  package mutating func null() {
    word("null")
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    word(value ? "true" : "false")
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = value.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
    needsComma = true
  }

  /// Writes the shortest decimal that reads back as `value`; what is not finite becomes `null`.
  package mutating func number(_ value: Double) {
    word(value.isFinite ? value.description : "null")
  }

  /// Writes a string, with the escapes that JSON demands and no others.
  package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = value
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }
}

extension JSONWriter {
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func word(_ word: String) {
    separate()
    bytes.append(contentsOf: word.utf8)
    needsComma = true
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while true {
      let end = endOfPlainText(in: UnsafeRawBufferPointer(text).bytes, from: start)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      guard end < text.count else { return }
      appendEscape(text[end])
      start = end + 1
    }
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    default:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(hexadecimalDigit(byte >> 4))
      bytes.append(hexadecimalDigit(byte & 0xF))
    }
  }
}

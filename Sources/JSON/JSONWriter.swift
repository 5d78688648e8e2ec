import Primitives

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
  /// How the text is laid out.
  package let layout: JSONLayout
  /// What was written since the writer was made or `take` was called.
  package private(set) var bytes: [UInt8] = []
  /// How many objects and arrays are open.
  private(set) var depth = 0
  private var next = Next.first

  /// What the next value comes after.
  private enum Next {
    /// An opening bracket, or nothing at all.
    case first
    /// A value of the same object or array.
    case further
    /// Its key.
    case member
  }

  /// Makes a writer with nothing written.
  package init(_ layout: JSONLayout = .plain) {
    self.layout = layout
  }

  /// The JSON form of `value` on one line.
  @inlinable
  package static func write(
    _ value: some JSONEncodable, _ layout: JSONLayout = .plain
  ) -> [UInt8] {
    var json = JSONWriter(layout)
    value.write(to: &json)
    return json.bytes
  }

  /// Gives away what was written so far, so that a long document is never held as a whole.
  package mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Opens an object; what comes until `endObject` are its members.
  package mutating func startObject() { open(UInt8(ascii: "{")) }

  /// Closes the object that was opened last.
  package mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Opens an array; what comes until `endArray` are its elements.
  package mutating func startArray() { open(UInt8(ascii: "[")) }

  /// Closes the array that was opened last.
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Ends the line of a document; another may follow.
  package mutating func endDocument() {
    bytes.append(UInt8(ascii: "\n"))
    next = .first
  }

  /// Writes an object whose members are what `body` writes with `field` and its like.
  @inlinable
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    startObject()
    body(&self)
    endObject()
  }

  /// Writes an array of `elements`.
  @inlinable
  package mutating func array(_ elements: some Sequence<some JSONEncodable>) {
    startArray()
    for element in elements {
      element.write(to: &self)
    }
    endArray()
  }

  /// Writes the key of a member of the object that was opened last; its value comes next.
  package mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    next = .member
  }

  /// Writes a member of the object that was opened last.
  @inlinable
  package mutating func field(_ key: String, _ value: some JSONEncodable) {
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a member, or nothing at all when `value` is nil.
  @inlinable
  package mutating func optionalField(_ key: String, _ value: (some JSONEncodable)?) {
    if let value { field(key, value) }
  }

  /// Writes a member that is `true`, or nothing at all when `value` is false.
  package mutating func flag(_ key: String, _ value: Bool) {
    if value { field(key, true) }
  }

  /// Writes a member that is an array, or nothing at all when it would be empty.
  @inlinable
  package mutating func list(_ key: String, _ elements: [some JSONEncodable]) {
    if !elements.isEmpty { field(key, elements) }
  }

  /// Writes `null`.
  package mutating func null() {
    append("null".utf8)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    append((value ? "true" : "false").utf8)
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
  }

  /// Writes the shortest decimal that reads back as `value`, a whole one without a fraction; what is not
  /// finite becomes `null`.
  package mutating func number(_ value: Double) {
    let text = value.isFinite ? value.description : "null"
    append(text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
  }

  /// Writes a string, with the escapes that JSON demands and no others.
  package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = value
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a value that was written before.
  package mutating func written(_ value: [UInt8]) {
    append(value)
  }
}

extension JSONWriter {
  private mutating func append(_ value: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: value)
  }

  private mutating func separate() {
    switch next {
    case .first: if depth > 0 { breakLine() }
    case .further:
      bytes.append(UInt8(ascii: ","))
      breakLine()
    case .member: break
    }
    next = .further
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    next = .first
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if next == .further { breakLine() }
    bytes.append(bracket)
    next = .further
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: JSONLayout.indent * depth))
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
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    default:
      let (high, low) = hexadecimalDigits(of: byte)
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(high)
      bytes.append(low)
    }
  }
}

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
@usableFromInline
package struct JSONWriter {
  /// The way the text is laid out.
  @usableFromInline
  package let layout: JSONLayout
  /// The number of objects and arrays that are open.
  @usableFromInline
  var depth = 0
  @usableFromInline
  var bytes: [UInt8] = []
  @usableFromInline
  var next = Next.first

  /// What the next value comes after.
  @usableFromInline
  enum Next {
    /// An opening bracket, or nothing at all.
    case first
    /// A value of the same object or array.
    case further
    /// Its key.
    case member
  }

  @usableFromInline
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
    return json.take()
  }

  /// Gives away what was written since the writer was made or this was called, so that a long document is never
  /// held as a whole.
  @usableFromInline
  package mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// The number of bytes to take.
  package var byteCount: Int { bytes.count }

  /// Makes room for about so many bytes more, for documents whose length can be guessed.
  package mutating func reserve(_ byteCount: Int) {
    bytes.reserveCapacity(bytes.count + min(max(byteCount, 0), 1 << 26))
  }

  /// Opens an object; what comes until `endObject` are its members.
  @inlinable
  @inline(__always)
  package mutating func startObject() { open(UInt8(ascii: "{")) }

  /// Closes the object that was opened last.
  @inlinable
  @inline(__always)
  package mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Opens an array; what comes until `endArray` are its elements.
  @inlinable
  @inline(__always)
  package mutating func startArray() { open(UInt8(ascii: "[")) }

  /// Closes the array that was opened last.
  @inlinable
  @inline(__always)
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Ends the line of a document; another may follow.
  @usableFromInline
  package mutating func endDocument() {
    bytes.append(UInt8(ascii: "\n"))
    next = .first
  }

  /// Writes an object whose members are what `body` writes with `field` and its like.
  @inlinable
  @inline(__always)
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    startObject()
    body(&self)
    endObject()
  }

  /// Writes an array whose elements are what `body` writes.
  @inlinable
  @inline(__always)
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    startArray()
    body(&self)
    endArray()
  }

  /// Writes an array of `elements`.
  @inlinable
  package mutating func array(_ elements: [some JSONEncodable]) {
    startArray()
    let elements = elements.span
    for index in elements.indices { elements[index].write(to: &self) }
    endArray()
  }

  /// Writes the value that `body` writes so many times, at least once; it is worked out once.
  @inlinable
  package mutating func copies(_ count: Int, _ body: (inout JSONWriter) -> Void) {
    separate()
    // As behind a key: the value itself sets nothing before it.
    next = .member
    let start = bytes.count
    body(&self)
    if count > 1 { repeatLast(from: start, count - 1) }
  }

  @usableFromInline
  mutating func repeatLast(from start: Int, _ count: Int) {
    let value = Array(bytes[start...])
    for _ in 0..<count { written(value) }
  }

  /// Writes the key of a member of the object that was opened last, which needs no escapes; its value comes next.
  @inlinable
  @inline(__always)
  package mutating func key(_ key: StaticString) {
    separate()
    bytes.append(key: key)
    next = .member
  }

  /// Writes any text as the key of a member of the object that was opened last; its value comes next.
  @usableFromInline
  package mutating func key(named key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    next = .member
  }

  /// Writes a member of the object that was opened last.
  @inlinable
  @inline(__always)
  package mutating func field(_ key: StaticString, _ value: some JSONEncodable) {
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a member whose key may be any text.
  @inlinable
  package mutating func field(named key: String, _ value: some JSONEncodable) {
    self.key(named: key)
    value.write(to: &self)
  }

  /// Writes a member, or nothing at all when `value` is nil.
  @inlinable
  @inline(__always)
  package mutating func optionalField(_ key: StaticString, _ value: (some JSONEncodable)?) {
    if let value { field(key, value) }
  }

  /// Writes a member that is `true`, or nothing at all when `value` is false.
  @inlinable
  package mutating func flag(_ key: StaticString, _ value: Bool) {
    if value { field(key, true) }
  }

  /// Writes a member that is an array, or nothing at all when it would be empty.
  @inlinable
  package mutating func list(_ key: StaticString, _ elements: [some JSONEncodable]) {
    if !elements.isEmpty { field(key, elements) }
  }

  /// Writes `null`.
  @usableFromInline
  package mutating func null() {
    separate()
    bytes.append("null")
  }

  /// Writes `true` or `false`.
  @usableFromInline
  package mutating func bool(_ value: Bool) {
    separate()
    bytes.append(value ? "true" : "false")
  }

  /// Writes a whole number.
  @usableFromInline
  package mutating func integer(_ value: Int) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(decimal: UInt64(value.magnitude))
  }

  /// Writes a number as its layout asks for, a whole one without a fraction; what is not finite becomes `null`.
  @usableFromInline
  package mutating func number(_ value: Double) {
    separate()
    if layout.hasSixDecimals, let decimal = SixDecimals(value) { return append(decimal) }
    var text = value.isFinite ? value.description : "null"
    if text.hasSuffix(".0") { text.removeLast(2) }
    text.withUTF8 { bytes.append(contentsOf: UnsafeRawBufferPointer($0)) }
  }

  /// Writes a string, with the escapes that JSON demands, and one for each other scalar that a terminal would obey.
  @usableFromInline
  package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = value
    text.withUTF8 { appendEscaped(UnsafeRawBufferPointer($0)) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a string of bytes of UTF-8 that need no escapes.
  package mutating func string(plain text: ArraySlice<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a value that was written before.
  @usableFromInline
  package mutating func written(_ value: [UInt8]) {
    separate()
    value.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }
}

extension JSONWriter {
  @inlinable
  @inline(__always)
  mutating func separate() {
    if next == .further { bytes.append(UInt8(ascii: ",")) }
    next = .further
  }

  @inlinable
  @inline(__always)
  mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    next = .first
  }

  @inlinable
  @inline(__always)
  mutating func close(_ bracket: UInt8) {
    depth -= 1
    bytes.append(bracket)
    next = .further
  }

  private mutating func append(_ decimal: SixDecimals) {
    if decimal.isNegative { bytes.append(UInt8(ascii: "-")) }
    bytes.append(decimal: decimal.whole)
    guard decimal.digitCount > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (digits, rest) = (decimal.digitCount, decimal.fraction)
    var unit: UInt64 = 1
    for _ in 1..<digits { unit *= 10 }
    while digits > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      (rest, unit, digits) = (rest % unit, unit / 10, digits - 1)
    }
  }

  private mutating func appendEscaped(_ text: UnsafeRawBufferPointer) {
    var start = 0
    while start < text.count {
      let end = endOfPlainText(in: text.bytes, from: start)
      while start < end {
        let shown = endOfShownText(in: text.bytes, start..<end)
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[start..<shown]))
        start = shown < end ? appendEscape(in: text, at: shown) : end
      }
      if end < text.count { start = appendEscape(in: text, at: end) }
    }
  }

  /// Writes an escape for the scalar at `offset`; where the next one is.
  private mutating func appendEscape(in text: UnsafeRawBufferPointer, at offset: Int) -> Int {
    guard let (scalar, count) = basicScalar(text.bytes, at: offset) else { return offset + 1 }
    appendEscape(scalar)
    return offset + count
  }

  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    bytes.append(UInt8(ascii: "\\"))
    switch scalar.value {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x22, 0x5C: bytes.append(UInt8(scalar.value))
    default:
      bytes.append(UInt8(ascii: "u"))
      for byte in [UInt8(scalar.value >> 8), UInt8(scalar.value & 0xFF)] {
        let (high, low) = hexadecimalDigits(of: byte)
        bytes.append(high)
        bytes.append(low)
      }
    }
  }
}

extension [UInt8] {
  @usableFromInline
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends the bytes of a literal as a key: in quotes, with a colon behind them.
  @usableFromInline
  mutating func append(key: StaticString) {
    let length = key.utf8CodeUnitCount
    append(addingCapacity: length + 3) { output in
      output.append(UInt8(ascii: "\""))
      output.withUnsafeMutableBufferPointer { room, count in
        room.baseAddress?.advanced(by: count).update(from: key.utf8Start, count: length)
        count += length
      }
      output.append(UInt8(ascii: "\""))
      output.append(UInt8(ascii: ":"))
    }
  }

  mutating func append(decimal value: UInt64) {
    if value < 10 { return append(UInt8(ascii: "0") + UInt8(value)) }
    append(decimal: value / 10)
    append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}

/// The way the text of JSON is laid out.
@usableFromInline
package enum JSONLayout: Sendable {
  /// On one line, the members of an object in the order in which they came.
  case plain
  /// On one line, the members of a `JSONObject` sorted by their keys.
  case sorted
  /// Sorted, and numbers with six decimals at most: a document for other programs.
  case document

  /// Whether numbers are rounded to six decimals; else they are the shortest decimals that read back.
  var hasSixDecimals: Bool { self == .document }
}

import Primitives

/// Reads XML piece by piece, with memory for one tag or text at a time.
///
/// Nothing is ever fetched or expanded: a document type is stepped over, and refused where it declares entities. Numbers
/// of characters and the five entities of XML itself are decoded, others stay as they are written.
struct XMLReader {
  /// What was read last.
  private(set) var event = XMLEvent.text
  /// The line on which it begins, from 1.
  private(set) var line = 1
  /// How many elements are open, the one that just began among them.
  var depth: Int { open.count }

  private var bytes: [UInt8] = []
  private var next = 0
  private var name = 0..<0
  private var content = 0..<0
  private var open: [UInt64] = []
  private var owesEnd = false
  private var hasRoot = false

  /// The most bytes of a tag or text.
  private static let tokenLimit = 1 << 20
  /// The most elements in one another.
  private static let depthLimit = 256

  /// Adds bytes of the file behind those that were read; throws where a NUL is among them.
  mutating func append(_ piece: [UInt8]) throws(ImportRefusal) {
    if let nul = piece.firstIndex(of: 0) {
      let lines =
        bytes[next...].count { $0 == .lineFeed } + piece[..<nul].count { $0 == .lineFeed }
      throw .unreadable(line: line + lines, "a NUL byte, so this is not XML; export it again")
    }
    bytes.removeFirst(next)
    bytes += piece
    (name, content, next) = (0..<0, 0..<0, 0)
  }

  /// Whether the element that began or ended has that name.
  func isNamed(_ wanted: StaticString) -> Bool {
    isText(name, wanted)
  }

  /// The name of the element that began or ended.
  var nameText: String { String(decoding: bytes[name], as: UTF8.self) }

  /// The text that was read, decoded.
  var text: String { unescaped(bytes[content]) }

  /// The bytes of an attribute of the element that began, as they stand; nil where it has none such.
  func attribute(_ wanted: StaticString) -> ArraySlice<UInt8>? {
    var index = content.lowerBound
    while let (key, value, end) = nextAttribute(from: index) {
      index = end
      if isText(key, wanted) { return bytes[value] }
    }
    return nil
  }

  /// The names of the attributes of the element that began which hold something and are not among `known`.
  func attributes(besides known: [StaticString]) -> [String] {
    var names: [String] = []
    var index = content.lowerBound
    while let (key, value, end) = nextAttribute(from: index) {
      index = end
      guard holdsValue(bytes[value]), !known.contains(where: { isText(key, $0) }) else { continue }
      names.append(decodedText(bytes[key]).text)
    }
    return names
  }

  private func isText(_ range: Range<Int>, _ wanted: StaticString) -> Bool {
    range.count == wanted.utf8CodeUnitCount
      && zip(range, 0..<range.count).allSatisfy { bytes[$0] == wanted.utf8Start[$1] }
  }

  /// Reads up to the next event; false where what is there has no whole one, with `isEnd` none at all.
  mutating func read(isEnd: Bool) throws(ImportRefusal) -> Bool {
    if owesEnd {
      owesEnd = false
      event = .end
      open.removeLast()
      return true
    }
    while next < bytes.count {
      if bytes[next] == UInt8(ascii: "<") {
        guard let isEvent = try markup(isEnd: isEnd) else { return false }
        if isEvent { return true }
      } else {
        guard let isEvent = try text(isEnd: isEnd) else { return false }
        if isEvent { return true }
      }
    }
    if isEnd, !open.isEmpty || !hasRoot {
      throw .unreadable(line: line, "the XML ends before its last element; is the file complete?")
    }
    return false
  }

  /// Nil where more is needed; whether it is an event.
  private mutating func text(isEnd: Bool) throws(ImportRefusal) -> Bool? {
    let end = endOfText(bytes.span, from: next)
    if end == bytes.count, !isEnd {
      try requireRoom()
      return nil
    }
    content = next..<end
    name = 0..<0
    event = .text
    pass(to: end)
    return bytes[content].contains { !isBlankByte($0) }
  }

  private mutating func markup(isEnd: Bool) throws(ImportRefusal) -> Bool? {
    if starts("<!--") { return try skip(to: "-->", isEnd) }
    if starts("<![CDATA[") { return try skip(to: "]]>", isEnd) }
    if starts("<?") { return try skip(to: "?>", isEnd) }
    if bytes.count - next < 9, !isEnd { return nil }
    if starts("<!") { return try documentType(isEnd) }
    guard let end = tagEnd() else {
      if isEnd { throw .unreadable(line: line, "the XML ends inside a tag; is the file complete?") }
      try requireRoom()
      return nil
    }
    try tag(end)
    return true
  }

  /// The index of the `>` that ends the tag at `next`; nil where it is not there yet.
  private func tagEnd() -> Int? {
    let span = bytes.span
    var index = next + 1
    var quote: UInt8 = 0
    while index < span.count {
      let byte = span[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == .quote || byte == UInt8(ascii: "'") {
        quote = byte
      }
      index += 1
    }
    return nil
  }

  private mutating func tag(_ end: Int) throws(ImportRefusal) {
    let isClosing = bytes[next + 1] == UInt8(ascii: "/")
    let isEmpty = bytes[end - 1] == UInt8(ascii: "/") && end - 1 > next
    let start = next + (isClosing ? 2 : 1)
    var nameEnd = start
    while nameEnd < end, !isBlankByte(bytes[nameEnd]), bytes[nameEnd] != UInt8(ascii: "/") {
      nameEnd += 1
    }
    guard nameEnd > start else { throw .unreadable(line: line, "a tag without a name") }
    name = start..<nameEnd
    content = nameEnd..<max(nameEnd, isEmpty ? end - 1 : end)
    let hash = nameHash
    if isClosing {
      guard open.popLast() == hash else {
        throw .unreadable(line: line, "</\(nameText.prefix(40))> closes what is not open")
      }
      event = .end
    } else {
      guard open.count < Self.depthLimit else {
        throw .unreadable(line: line, "more than \(Self.depthLimit) elements in one another")
      }
      open.append(hash)
      hasRoot = true
      event = .start
      owesEnd = isEmpty
    }
    pass(to: end + 1)
  }

  /// After Fowler, Noll and Vo, FNV-1a.
  private var nameHash: UInt64 {
    bytes[name].reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private mutating func skip(to end: StaticString, _ isEnd: Bool) throws(ImportRefusal) -> Bool? {
    guard let found = find(end, from: next) else {
      if isEnd {
        throw .unreadable(line: line, "the XML ends inside a comment; is the file complete?")
      }
      try requireRoom()
      return nil
    }
    pass(to: found + end.utf8CodeUnitCount)
    return false
  }

  /// Steps over a document type with what stands in its brackets, which some telephones write with faults.
  private mutating func documentType(_ isEnd: Bool) throws(ImportRefusal) -> Bool? {
    let close = find(">", from: next)
    let bracket = bytes[next...].firstIndex(of: UInt8(ascii: "["))
    var end = close
    if let bracket, close.map({ bracket < $0 }) ?? true {
      end = nil
      var index = bracket
      while let last = bytes[index...].firstIndex(of: UInt8(ascii: "]")) {
        let behind = bytes[(last + 1)...].first { !isBlankByte($0) }
        if behind == UInt8(ascii: ">") {
          end = find(">", from: last)
          break
        }
        index = last + 1
      }
    }
    if find("<!ENTITY", from: next).map({ $0 < end ?? .max }) ?? false {
      throw .unreadable(line: line, "it declares XML entities, which no app does; remove them")
    }
    guard let end else {
      if isEnd {
        throw .unreadable(line: line, "the document type does not end; is the file complete?")
      }
      try requireRoom()
      return nil
    }
    pass(to: end + 1)
    return false
  }

  private func requireRoom() throws(ImportRefusal) {
    guard bytes.count - next <= Self.tokenLimit else {
      throw .unreadable(line: line, "a tag or text is longer than 1 MiB; no app writes that")
    }
  }

  private mutating func pass(to end: Int) {
    line += countLineFeeds(bytes.span.extracting(next..<end))
    next = end
  }

  private func starts(_ text: StaticString) -> Bool {
    guard next + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[next + $0] == text.utf8Start[$0] }
  }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    let count = text.utf8CodeUnitCount
    var index = start
    while index + count <= bytes.count {
      if bytes[index] == text.utf8Start[0],
        (1..<count).allSatisfy({ bytes[index + $0] == text.utf8Start[$0] })
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The next key and value, and where they end; nil where there is none.
  private func nextAttribute(from start: Int) -> (key: Range<Int>, value: Range<Int>, end: Int)? {
    var index = start
    while index < content.upperBound, isBlankByte(bytes[index]) { index += 1 }
    let keyStart = index
    while index < content.upperBound, bytes[index] != UInt8(ascii: "="), !isBlankByte(bytes[index])
    {
      index += 1
    }
    let key = keyStart..<index
    while index < content.upperBound, isBlankByte(bytes[index]) || bytes[index] == UInt8(ascii: "=")
    {
      index += 1
    }
    guard index < content.upperBound, !key.isEmpty else { return nil }
    let quote = bytes[index]
    guard quote == .quote || quote == UInt8(ascii: "'") else { return nil }
    let valueStart = index + 1
    index = valueStart
    while index < content.upperBound, bytes[index] != quote { index += 1 }
    return (key, valueStart..<index, min(index + 1, content.upperBound))
  }
}

/// The index of the first `<` from `start` on, else the end.
private func endOfText(_ bytes: Span<UInt8>, from start: Int) -> Int {
  var end = start
  while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
  return end
}

private func countLineFeeds(_ bytes: Span<UInt8>) -> Int {
  var count = 0
  for index in bytes.indices where bytes[index] == .lineFeed { count += 1 }
  return count
}

/// What a reader of XML comes to.
enum XMLEvent {
  /// An element begins.
  case start
  /// An element ends, also one that was empty.
  case end
  /// Text that is not blank.
  case text
}

/// `bytes` with the entities of XML itself and numbers of characters decoded; others stay as they are written.
func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
  guard bytes.contains(UInt8(ascii: "&")) else { return decodedText(bytes).text }
  var result = ""
  var rest = bytes
  while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
    result += decodedText(rest[..<sign]).text
    let end = rest[sign...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    if let end, let scalar = entity(rest[(sign + 1)..<end]) {
      result.unicodeScalars.append(scalar)
      rest = rest[(end + 1)...]
    } else {
      result += "&"
      rest = rest[(sign + 1)...]
    }
  }
  return result + decodedText(rest).text
}

private func entity(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
  switch String(decoding: name, as: UTF8.self) {
  case "lt": return "<"
  case "gt": return ">"
  case "amp": return "&"
  case "quot": return "\""
  case "apos": return "'"
  case let text where text.hasPrefix("#x"):
    return UInt32(text.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
  case let text where text.hasPrefix("#"):
    return UInt32(text.dropFirst()).flatMap { Unicode.Scalar($0) }
  default: return nil
  }
}

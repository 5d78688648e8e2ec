import Primitives

extension JSONParser {
  /// Reads the string whose opening quote is at `offset`.
  mutating func string() throws(JSONError) -> String {
    offset += 1
    let start = offset
    var hasEscapes = false
    while true {
      offset = endOfPlainText(in: bytes.span.bytes, from: offset)
      switch current {
      case UInt8(ascii: "\""):
        let end = offset
        offset += 1
        return hasEscapes
          ? unescaped(bytes, from: start, to: end)
          : String(decoding: bytes[start..<end], as: UTF8.self)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      default:
        throw failure(.controlCharacter)
      }
    }
  }

  private mutating func skipEscape() throws(JSONError) {
    offset += 1
    guard let letter = current else { throw failure(.unexpectedEnd) }
    if letter == UInt8(ascii: "u") {
      for _ in 0..<4 {
        offset += 1
        guard let digit = current, hexadecimalValue(of: digit) != nil else {
          throw failure(.malformedEscape)
        }
      }
    } else if simpleEscape(letter) == nil {
      throw failure(.malformedEscape)
    }
    offset += 1
  }
}

/// The byte that a backslash and `letter` stand for; nil when this is no such escape.
private func simpleEscape(_ letter: UInt8) -> UInt8? {
  switch letter {
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "t"): 0x09
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
  default: nil
  }
}

/// The text that the string in `bytes` from `start` up to its quote at `end`, checked before, means.
private func unescaped(_ bytes: [UInt8], from start: Int, to end: Int) -> String {
  String(unsafeUninitializedCapacity: end - start) { target in
    // No escape is shorter than what it stands for, so the target cannot overflow.
    var filled = 0
    var offset = start
    while true {
      let slash = endOfPlainText(in: bytes.span.bytes, from: offset)
      filled = copy(bytes[offset..<min(slash, end)], to: target, at: filled)
      guard slash < end else { return filled }
      var rest = bytes[(slash + 1)..<end]
      let scalar = takeEscape(&rest)
      filled = copy(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter, to: target, at: filled)
      offset = rest.startIndex
    }
  }
}

private func copy(
  _ bytes: some Collection<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>, at offset: Int
) -> Int {
  target[offset...].update(fromContentsOf: bytes)
}

/// Takes the escape that `rest` starts with, its backslash taken before.
private func takeEscape(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
  let replacement: Unicode.Scalar = "\u{FFFD}"
  guard let letter = rest.popFirst() else { return replacement }
  guard letter == UInt8(ascii: "u") else {
    return simpleEscape(letter).map { Unicode.Scalar($0) } ?? replacement
  }
  let unit = hexadecimalUnit(rest)
  rest = rest.dropFirst(4)
  guard UTF16.isLeadSurrogate(unit), rest.starts(with: [0x5C, 0x75]) else {
    return Unicode.Scalar(unit) ?? replacement
  }
  let second = hexadecimalUnit(rest.dropFirst(2))
  guard UTF16.isTrailSurrogate(second) else { return replacement }
  rest = rest.dropFirst(6)
  let pair = 0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(second & 0x3FF)
  return Unicode.Scalar(pair) ?? replacement
}

/// The UTF-16 unit that the four hexadecimal digits at the start of `digits` name.
private func hexadecimalUnit(_ digits: ArraySlice<UInt8>) -> UInt16 {
  digits.prefix(4).reduce(0) { $0 << 4 | UInt16(hexadecimalValue(of: $1) ?? 0) }
}

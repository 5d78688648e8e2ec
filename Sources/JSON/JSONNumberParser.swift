import Primitives

extension JSONParser {
  /// Reads the number that starts at `offset`.
  mutating func number() throws(JSONError) -> JSON {
    let start = offset
    let isNegative = skip(UInt8(ascii: "-"))
    let magnitude = try integerPart()
    let hasFraction = try fraction()
    let hasExponent = try exponent()
    if !hasFraction, !hasExponent, let magnitude, let value = signed(magnitude, isNegative) {
      return .integer(value)
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), !value.isNaN else {
      throw JSONError(kind: .malformedNumber, offset: start)
    }
    let largest = Double.greatestFiniteMagnitude
    return .number(min(max(value, -largest), largest))
  }

  /// Reads `0` or digits that do not start with it; nil when they pass `UInt`.
  private mutating func integerPart() throws(JSONError) -> UInt? {
    if skip(UInt8(ascii: "0")) { return 0 }
    var magnitude: UInt? = 0
    let start = offset
    while let digit = digit() {
      magnitude = magnitude.flatMap { appending(digit, to: $0) }
    }
    guard offset > start else { throw failure(.malformedNumber) }
    return magnitude
  }

  private mutating func fraction() throws(JSONError) -> Bool {
    guard skip(UInt8(ascii: ".")) else { return false }
    try digits()
    return true
  }

  private mutating func exponent() throws(JSONError) -> Bool {
    guard skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) else { return false }
    if !skip(UInt8(ascii: "-")) { _ = skip(UInt8(ascii: "+")) }
    try digits()
    return true
  }

  private mutating func digits() throws(JSONError) {
    guard digit() != nil else { throw failure(.malformedNumber) }
    while digit() != nil {}
  }

  private mutating func digit() -> UInt? {
    guard let byte = current, isDigit(byte) else { return nil }
    offset += 1
    return UInt(byte - UInt8(ascii: "0"))
  }

  private func appending(_ digit: UInt, to magnitude: UInt) -> UInt? {
    let (tens, tensOverflow) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, sumOverflow) = tens.addingReportingOverflow(digit)
    return tensOverflow || sumOverflow ? nil : sum
  }

  private func signed(_ magnitude: UInt, _ isNegative: Bool) -> Int? {
    guard isNegative else { return Int(exactly: magnitude) }
    return magnitude == Int.min.magnitude ? Int.min : Int(exactly: magnitude).map { -$0 }
  }
}

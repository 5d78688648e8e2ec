package import JSON

/// The words of the Language Server Protocol; every type that crosses the wire is written `LSP.…`.
package enum LSP {}

extension Int: JSONDecodable {
  /// Reads a whole number, clamped to what the protocol calls `integer`: −2³¹ … 2³¹ − 1.
  package init(json: JSON) throws(JSONShapeError) {
    let least = -0x8000_0000
    let most = 0x7FFF_FFFF
    switch json {
    case .integer(let value):
      self = Swift.min(Swift.max(value, least), most)
    case .number(let value) where value.isFinite:
      let clamped = Swift.min(Swift.max(value, Double(least)), Double(most))
      // Not `rounded`: that needs a library of C which nothing else here does.
      let whole = Int(clamped)
      guard Double(whole) == clamped else { fallthrough }
      self = whole
    default:
      throw JSONShapeError(expected: "a whole number")
    }
  }
}

extension JSON {
  /// Reads member `key`, a whole number from 0 on; larger ones than 2³¹ − 1 become that.
  package func uinteger(_ key: String) throws(JSONShapeError) -> Int {
    let member = try field(key, as: JSON.self)
    guard let value = try? Int(json: member), value >= 0 else {
      throw JSONShapeError(expected: "a whole number ≥ 0").inside(key)
    }
    return value
  }
}

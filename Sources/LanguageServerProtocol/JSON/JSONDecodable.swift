/// A type that can be read from JSON.
package protocol JSONDecodable {
  /// Reads the value; throws when `json` has another shape.
  init(json: JSON) throws(JSONShapeError)
}

extension JSON: JSONDecodable {
  /// Takes the value as it is.
  package init(json: JSON) { self = json }
}

extension Bool: JSONDecodable {
  /// Reads `true` or `false`.
  package init(json: JSON) throws(JSONShapeError) {
    guard case .bool(let value) = json else { throw JSONShapeError(expected: "true or false") }
    self = value
  }
}

extension String: JSONDecodable {
  /// Reads a string.
  package init(json: JSON) throws(JSONShapeError) {
    guard case .string(let value) = json else { throw JSONShapeError(expected: "a string") }
    self = value
  }
}

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

extension Array: JSONDecodable where Element: JSONDecodable {
  /// Reads an array whose elements all have the right shape.
  package init(json: JSON) throws(JSONShapeError) {
    guard case .array(let values) = json else { throw JSONShapeError(expected: "an array") }
    self = []
    reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do throws(JSONShapeError) {
        append(try Element(json: value))
      } catch {
        throw error.inside(index)
      }
    }
  }
}

extension JSONDecodable where Self: RawRepresentable, RawValue: JSONDecodable {
  /// Reads one of the raw values.
  package init(json: JSON) throws(JSONShapeError) {
    guard let value = Self(rawValue: try RawValue(json: json)) else {
      throw JSONShapeError(expected: "one of the values of the protocol")
    }
    self = value
  }
}

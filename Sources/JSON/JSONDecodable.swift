/// A type that can be read from JSON.
package protocol JSONDecodable {
  /// Reads the value; throws when `json` has another shape.
  init(json: JSON) throws(JSONShapeError)
}

extension JSON: JSONDecodable {
  package init(json: JSON) { self = json }
}

extension Bool: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    guard case .bool(let value) = json else { throw JSONShapeError(expected: "true or false") }
    self = value
  }
}

extension String: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    guard case .string(let value) = json else { throw JSONShapeError(expected: "a string") }
    self = value
  }
}

extension Array: JSONDecodable where Element: JSONDecodable {
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
  package init(json: JSON) throws(JSONShapeError) {
    guard let value = Self(rawValue: try RawValue(json: json)) else {
      throw JSONShapeError(expected: "one of the values of the protocol")
    }
    self = value
  }
}

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

// Reading the members of an object, in the words that `JSONWriter` writes them with.

extension JSON {
  /// Reads member `key`; throws when it is missing or has another shape.
  package func field<Value: JSONDecodable>(
    _ key: String, as type: Value.Type = Value.self
  ) throws(JSONShapeError) -> Value {
    let value = try members()[key] ?? .null
    do throws(JSONShapeError) {
      return try Value(json: value)
    } catch {
      throw error.inside(key)
    }
  }

  /// Reads member `key`; nil when it is missing or null, throws when it has another shape.
  package func optionalField<Value: JSONDecodable>(
    _ key: String, as type: Value.Type = Value.self
  ) throws(JSONShapeError) -> Value? {
    guard let value = try members()[key], value != .null else { return nil }
    do throws(JSONShapeError) {
      return try Value(json: value)
    } catch {
      throw error.inside(key)
    }
  }

  /// Reads what stands at the end of `path`; nil when it is missing or has another shape.
  package func lenient<Value: JSONDecodable>(
    _ path: String..., as type: Value.Type = Value.self
  ) -> Value? {
    value(at: path).flatMap { try? Value(json: $0) }
  }

  /// Reads the elements of the array at the end of `path`, without those of another shape.
  package func lenientList<Value: JSONDecodable>(
    _ path: String..., as type: Value.Type = Value.self
  ) -> [Value] {
    (value(at: path)?.arrayValue ?? []).compactMap { try? Value(json: $0) }
  }

  /// Whether `true` stands at the end of `path`.
  package func flag(_ path: String...) -> Bool {
    value(at: path) == .bool(true)
  }

  private func value(at path: [String]) -> JSON? {
    path.reduce(Optional(self)) { $0?[$1] }
  }

  private func members() throws(JSONShapeError) -> JSONObject {
    guard case .object(let object) = self else { throw JSONShapeError(expected: "an object") }
    return object
  }
}

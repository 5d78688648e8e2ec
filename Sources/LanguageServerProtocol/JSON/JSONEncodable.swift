/// A type that can write itself as JSON.
package protocol JSONEncodable {
  /// Writes exactly one value to `json`.
  func write(to json: inout JSONWriter)
}

extension JSON: JSONEncodable {
  /// Writes the value with its members in order.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .integer(let value): json.integer(value)
    case .number(let value): json.number(value)
    case .string(let value): json.string(value)
    case .array(let elements): json.array(elements)
    case .object(let object): object.write(to: &json)
    }
  }
}

extension JSONObject: JSONEncodable {
  /// Writes the members in order.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for member in members {
        json.field(member.key, member.value)
      }
    }
  }
}

extension Bool: JSONEncodable {
  /// Writes `true` or `false`.
  package func write(to json: inout JSONWriter) { json.bool(self) }
}

extension Int: JSONEncodable {
  /// Writes a whole number.
  package func write(to json: inout JSONWriter) { json.integer(self) }
}

extension Double: JSONEncodable {
  /// Writes a number, or `null` when it is not finite.
  package func write(to json: inout JSONWriter) { json.number(self) }
}

extension String: JSONEncodable {
  /// Writes a string.
  package func write(to json: inout JSONWriter) { json.string(self) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  /// Writes an array.
  package func write(to json: inout JSONWriter) { json.array(self) }
}

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  /// Writes the value, or `null` when there is none.
  package func write(to json: inout JSONWriter) {
    if let value = self { value.write(to: &json) } else { json.null() }
  }
}

extension JSONEncodable where Self: RawRepresentable, RawValue: JSONEncodable {
  /// Writes the raw value.
  package func write(to json: inout JSONWriter) { rawValue.write(to: &json) }
}

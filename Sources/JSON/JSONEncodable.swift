/// A type that can write itself as JSON.
@usableFromInline
package protocol JSONEncodable {
  /// Writes exactly one value to `json`.
  func write(to json: inout JSONWriter)
}

extension JSON: JSONEncodable {
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
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for member in json.layout == .plain ? members : members.sorted(by: { $0.key < $1.key }) {
        json.field(named: member.key, member.value)
      }
    }
  }
}

extension Bool: JSONEncodable {
  @inlinable
  package func write(to json: inout JSONWriter) { json.bool(self) }
}

extension Int: JSONEncodable {
  @inlinable
  package func write(to json: inout JSONWriter) { json.integer(self) }
}

extension Double: JSONEncodable {
  @inlinable
  package func write(to json: inout JSONWriter) { json.number(self) }
}

extension String: JSONEncodable {
  @inlinable
  package func write(to json: inout JSONWriter) { json.string(self) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  @inlinable
  package func write(to json: inout JSONWriter) { json.array(self) }
}

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  @inlinable
  package func write(to json: inout JSONWriter) {
    if let value = self { value.write(to: &json) } else { json.null() }
  }
}

extension JSONEncodable where Self: RawRepresentable, RawValue: JSONEncodable {
  @inlinable
  package func write(to json: inout JSONWriter) { rawValue.write(to: &json) }
}

/// A value of JSON (RFC 8259); whole numbers that fit `Int` are kept apart from all others.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object(JSONObject)

  /// The value of member `key`; nil when there is none or this is no object.
  package subscript(key: String) -> JSON? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The element at `index`, counted from 0; nil when there is none or this is no array.
  package subscript(index: Int) -> JSON? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

extension JSON {
  /// What `make` makes of `value`; `null` when there is none.
  package init<Value>(_ value: Value?, _ make: (Value) -> JSON) {
    self = value.map(make) ?? .null
  }

  /// The text of a string; nil for every other value.
  package var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The value of a whole number; nil for every other value.
  package var integerValue: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The truth value of a boolean; nil for every other value.
  package var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements of an array; nil for every other value.
  package var arrayValue: [JSON]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members of an object; nil for every other value.
  package var objectValue: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// Whether this is `null`.
  package var isNull: Bool { self == .null }
}

// JSON written as Swift literals: `["hoverProvider": true, "triggers": [":", "@"]]`.

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// The value `true` or `false`.
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A whole number.
  package init(integerLiteral value: Int) { self = .integer(value) }

  /// A number that need not be whole.
  package init(floatLiteral value: Double) { self = .number(value) }

  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }

  /// An array of the elements in the order written.
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// An object of the members in the order written; of equal keys the last wins.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(JSONObject(elements))
  }
}

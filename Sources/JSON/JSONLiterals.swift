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

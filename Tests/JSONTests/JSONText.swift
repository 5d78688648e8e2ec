import JSON

/// The value that `text` is; throws when it is no JSON.
func json(_ text: String) throws -> JSON {
  try JSON.parse(Array(text.utf8))
}

/// The JSON that `value` writes, as text.
func written(_ value: some JSONEncodable, _ layout: JSONLayout = .plain) -> String {
  String(decoding: JSONWriter.write(value, layout), as: UTF8.self)
}

/// Tests write `null` as `nil`; in the program that would hide a value that is forgotten.
extension JSON: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .null }
}

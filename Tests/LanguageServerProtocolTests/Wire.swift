import JSON
import LanguageServerProtocol

/// The value that `text` is; throws when it is no JSON.
func json(_ text: String) throws -> JSON {
  try JSON.parse(Array(text.utf8))
}

/// The JSON that `value` writes, as text.
func written(_ value: some JSONEncodable) -> String {
  String(decoding: JSONWriter.write(value), as: UTF8.self)
}

/// What reading `text` as a value of `type` says is wrong with it; nil when nothing is.
func complaint<Value: JSONDecodable>(_ type: Value.Type, _ text: String) throws -> String? {
  let value = try json(text)
  do throws(JSONShapeError) {
    _ = try Value(json: value)
    return nil
  } catch {
    return error.message
  }
}

/// Tests write `null` as `nil`; in the program that would hide a value that is forgotten.
extension JSON: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .null }
}

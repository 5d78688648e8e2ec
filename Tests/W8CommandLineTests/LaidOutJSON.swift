import JSON

/// Returns `document` over several lines, in two blanks for each object and array around it: an array or object stays on one
/// line where it fits and holds no other.
func laidOut(_ document: JSON, depth: Int = 0) -> String {
  let line = String(decoding: JSONWriter.write(document, .document), as: UTF8.self)
  let parts: [(key: String, value: JSON)]
  switch document {
  case .array(let elements): parts = elements.map { ("", $0) }
  case .object(let object):
    parts = object.members.sorted { $0.key < $1.key }.map { ("\"\($0.key)\": ", $0.value) }
  default: return line
  }
  let isFlat = parts.allSatisfy { $0.value.isEmptyOrPlain }
  if parts.isEmpty || isFlat && 2 * depth + line.count <= 160 { return line }
  let end = "\n" + String(repeating: "  ", count: depth)
  let body = parts.map { end + "  " + $0.key + laidOut($0.value, depth: depth + 1) }
  return "\(line.prefix(1))\(body.joined(separator: ","))\(end)\(line.suffix(1))"
}

extension JSON {
  fileprivate var isEmptyOrPlain: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let object): object.isEmpty
    default: true
    }
  }
}

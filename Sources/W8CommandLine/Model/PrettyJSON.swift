extension JSONValue {
  /// The value over several lines, each after the first indented by `indent` blanks; what fits on
  /// a line stays on one.
  func prettyText(indent: Int = 0) throws(Failure) -> String {
    if isFlat {
      let line = try text()
      if indent + line.count <= Self.widestLine { return line }
    }
    switch self {
    case .array(let values) where !values.isEmpty:
      var lines: [String] = []
      for value in values { lines.append(try value.prettyText(indent: indent + 2)) }
      return Self.block("[", lines, "]", indent)
    case .object(let members) where !members.isEmpty:
      var lines: [String] = []
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        let name = try JSONValue.string(key).text()
        lines.append("\(name): \(try value.prettyText(indent: indent + 2))")
      }
      return Self.block("{", lines, "}", indent)
    default:
      return try text()
    }
  }

  private static let widestLine = 160

  /// Whether nothing in the value holds anything itself.
  private var isFlat: Bool {
    switch self {
    case .array(let values): values.allSatisfy(\.isScalar)
    case .object(let members): members.values.allSatisfy(\.isScalar)
    default: true
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  private static func block(
    _ open: String, _ lines: [String], _ close: String, _ indent: Int
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    return "\(open)\n" + lines.map { "\(margin)  \($0)" }.joined(separator: ",\n")
      + "\n\(margin)\(close)"
  }
}

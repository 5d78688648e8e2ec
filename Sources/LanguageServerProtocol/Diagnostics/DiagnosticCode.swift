package import JSON

extension LSP {
  /// What a rule is known by.
  package enum DiagnosticCode: Hashable, Sendable {
    case integer(Int)
    case string(String)
  }
}

extension LSP.DiagnosticCode: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    switch json {
    case .integer(let value): self = .integer(value)
    case .string(let value): self = .string(value)
    default: throw JSONShapeError(expected: "a whole number or a string")
    }
  }
}

extension LSP.DiagnosticCode: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .integer(let value): json.integer(value)
    case .string(let value): json.string(value)
    }
  }
}

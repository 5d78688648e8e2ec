package import JSON

extension LSP {
  /// What a response names its request by.
  package enum RequestID: Hashable, Sendable {
    case integer(Int)
    case string(String)
    /// No id, or none that could be read.
    case null
  }
}

extension LSP.RequestID: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    switch json {
    case .integer(let value): self = .integer(value)
    case .string(let value): self = .string(value)
    case .null: self = .null
    default: throw JSONShapeError(expected: "a whole number, a string or null")
    }
  }
}

extension LSP.RequestID: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .integer(let value): json.integer(value)
    case .string(let value): json.string(value)
    case .null: json.null()
    }
  }
}

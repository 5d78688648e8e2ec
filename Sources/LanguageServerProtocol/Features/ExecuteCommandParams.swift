package import JSON

extension LSP {
  /// The params of `workspace/executeCommand`.
  package struct ExecuteCommandParams: Equatable, Sendable {
    /// The name of the command.
    package let command: String
    /// What it is given.
    package let arguments: [JSON]
  }
}

extension LSP.ExecuteCommandParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    command = try json.field("command")
    arguments = try json.optionalField("arguments") ?? []
  }
}

package import JSON

extension LSP {
  /// The params of `workspace/symbol`.
  package struct WorkspaceSymbolParams: Hashable, Sendable {
    /// What is typed so far; empty where everything is wanted.
    package let query: String
  }
}

extension LSP.WorkspaceSymbolParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    query = try json.field("query")
  }
}

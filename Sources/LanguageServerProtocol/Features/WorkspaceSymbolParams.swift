package import JSON

extension LSP {
  /// The params of `workspace/symbol`.
  package struct WorkspaceSymbolParams: Hashable, Sendable {
    /// What is typed so far; empty where everything is wanted.
    package let query: String
    /// Under which name parts of the answer may be sent; nil to send it whole.
    package let partialResultToken: RequestID?
  }
}

extension LSP.WorkspaceSymbolParams: JSONDecodable, LSP.PartialResultParams {
  package init(json: JSON) throws(JSONShapeError) {
    query = try json.field("query")
    partialResultToken = json.lenient("partialResultToken")
  }
}

package import JSON

extension LSP {
  /// The params of `workspace/didChangeWorkspaceFolders`.
  package struct DidChangeWorkspaceFoldersParams: Hashable, Sendable {
    /// The folders that are open from now on.
    package let added: [WorkspaceFolder]
    /// The folders that are not open any more.
    package let removed: [WorkspaceFolder]
  }
}

extension LSP.DidChangeWorkspaceFoldersParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    let event = try json.field("event", as: JSON.self)
    added = try event.optionalField("added") ?? []
    removed = try event.optionalField("removed") ?? []
  }
}

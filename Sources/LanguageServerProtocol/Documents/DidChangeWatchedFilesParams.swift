package import JSON

extension LSP {
  /// The params of `workspace/didChangeWatchedFiles`.
  package struct DidChangeWatchedFilesParams: Hashable, Sendable {
    /// What happened on disk, in order.
    package let changes: [FileEvent]
  }
}

extension LSP.DidChangeWatchedFilesParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    changes = try json.field("changes")
  }
}

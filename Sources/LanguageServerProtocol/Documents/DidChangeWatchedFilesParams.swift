extension LSP {
  /// The params of `workspace/didChangeWatchedFiles`.
  package struct DidChangeWatchedFilesParams: Hashable, Sendable {
    /// What happened on disk, in order.
    package let changes: [FileEvent]
  }
}

extension LSP.DidChangeWatchedFilesParams: JSONDecodable {
  /// Reads the wire form.
  package init(json: JSON) throws(JSONShapeError) {
    changes = try json.field("changes")
  }
}

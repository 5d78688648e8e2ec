package import JSON

extension LSP {
  /// Something that happened to a file on disk.
  package struct FileEvent: Hashable, Sendable {
    /// The file.
    package let uri: DocumentURI
    /// What happened to it.
    package let type: FileChangeType

    package init(uri: DocumentURI, type: FileChangeType) {
      self.uri = uri
      self.type = type
    }
  }
}

extension LSP.FileEvent: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
    type = try json.field("type")
  }
}

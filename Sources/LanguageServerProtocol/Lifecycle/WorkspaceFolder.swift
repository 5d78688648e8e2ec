package import JSON

extension LSP {
  /// A folder that is open in the client.
  package struct WorkspaceFolder: Hashable, Sendable {
    /// The folder.
    package let uri: DocumentURI
    /// What people call it.
    package let name: String

    package init(uri: DocumentURI, name: String) {
      self.uri = uri
      self.name = name
    }
  }
}

extension LSP.WorkspaceFolder: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
    name = try json.field("name")
  }
}

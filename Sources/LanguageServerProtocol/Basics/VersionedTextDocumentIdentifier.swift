package import JSON

extension LSP {
  /// The name of a document as it is at one moment.
  package struct VersionedTextDocumentIdentifier: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// Its version; larger after each change.
    package let version: Int

    package init(uri: DocumentURI, version: Int) {
      self.uri = uri
      self.version = version
    }
  }
}

extension LSP.VersionedTextDocumentIdentifier: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
    version = try json.field("version")
  }
}

extension LSP.VersionedTextDocumentIdentifier: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("uri", uri)
      json.field("version", version)
    }
  }
}

package import JSON

extension LSP {
  /// The name of a document.
  package struct TextDocumentIdentifier: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI

    package init(uri: DocumentURI) {
      self.uri = uri
    }
  }
}

extension LSP.TextDocumentIdentifier: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
  }
}

extension LSP.TextDocumentIdentifier: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("uri", uri)
    }
  }
}

package import JSON

extension LSP {
  /// A part of a document.
  package struct Location: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// The part.
    package let range: Range

    package init(uri: DocumentURI, range: Range) {
      self.uri = uri
      self.range = range
    }
  }
}

extension LSP.Location: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
    range = try json.field("range")
  }
}

extension LSP.Location: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in writeMembers(to: &json) }
  }

  /// Writes the members of its object.
  package func writeMembers(to json: inout JSONWriter) {
    json.field("uri", uri)
    json.field("range", range)
  }
}

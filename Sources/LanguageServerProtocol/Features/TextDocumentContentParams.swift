package import JSON

extension LSP {
  /// The params of `workspace/textDocumentContent`.
  package struct TextDocumentContentParams: Hashable, Sendable {
    /// The address of a document that is on no disk.
    package let uri: DocumentURI
  }
}

extension LSP.TextDocumentContentParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
  }
}

package import JSON

extension LSP {
  /// A document with its whole text.
  package struct TextDocumentItem: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// The language as the client names it.
    package let languageId: String
    /// Its version; larger after each change.
    package let version: Int
    /// The whole text.
    package let text: String

    package init(uri: DocumentURI, languageId: String, version: Int, text: String) {
      self.uri = uri
      self.languageId = languageId
      self.version = version
      self.text = text
    }
  }
}

extension LSP.TextDocumentItem: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
    languageId = try json.field("languageId")
    version = try json.field("version")
    text = try json.field("text")
  }
}

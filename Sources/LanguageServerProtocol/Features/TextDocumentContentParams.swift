package import JSON

extension LSP {
  /// The params of `workspace/textDocumentContent`.
  package struct TextDocumentContentParams: Hashable, Sendable {
    /// The address of a document that is on no disk.
    package let uri: DocumentURI
  }

  /// The text of such a document.
  package struct TextDocumentContentResult: Hashable, Sendable {
    /// All of it.
    package let text: String

    package init(text: String) {
      self.text = text
    }
  }
}

extension LSP.TextDocumentContentParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
  }
}

extension LSP.TextDocumentContentResult: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("text", text)
    }
  }
}

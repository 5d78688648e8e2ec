package import JSON

extension LSP {
  /// The params of `textDocument/didSave`.
  package struct DidSaveTextDocumentParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// Its text, if the server asked for it.
    package let text: String?
  }
}

extension LSP.DidSaveTextDocumentParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    text = try json.optionalField("text")
  }
}

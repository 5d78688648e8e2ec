package import JSON

extension LSP {
  /// The params of `textDocument/documentLink`.
  package struct DocumentLinkParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
  }
}

extension LSP.DocumentLinkParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
  }
}

package import JSON

extension LSP {
  /// The params of `textDocument/formatting`; how the client would indent is not asked.
  package struct DocumentFormattingParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
  }
}

extension LSP.DocumentFormattingParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
  }
}

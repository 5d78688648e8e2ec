package import JSON

extension LSP {
  /// The params of `textDocument/documentSymbol`.
  package struct DocumentSymbolParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
  }
}

extension LSP.DocumentSymbolParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
  }
}

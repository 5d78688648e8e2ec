package import JSON

extension LSP {
  /// The params of `textDocument/documentHighlight`.
  package struct DocumentHighlightParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The place of what is looked for.
    package let position: Position
  }
}

extension LSP.DocumentHighlightParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    position = try json.field("position")
  }
}

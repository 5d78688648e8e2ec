package import JSON

extension LSP {
  /// The params of `textDocument/completion` and `textDocument/inlineCompletion`.
  package struct CompletionParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The place of the cursor.
    package let position: Position
  }
}

extension LSP.CompletionParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    position = try json.field("position")
  }
}

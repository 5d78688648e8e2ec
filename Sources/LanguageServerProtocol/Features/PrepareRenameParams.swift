package import JSON

extension LSP {
  /// The params of `textDocument/prepareRename`.
  package struct PrepareRenameParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The place of what is to be renamed.
    package let position: Position
  }
}

extension LSP.PrepareRenameParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    position = try json.field("position")
  }
}

package import JSON

extension LSP {
  /// The params of `textDocument/rename`.
  package struct RenameParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The place of what is to be renamed.
    package let position: Position
    /// What the user has written as the new name.
    package let newName: String
  }
}

extension LSP.RenameParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    position = try json.field("position")
    newName = try json.field("newName")
  }
}

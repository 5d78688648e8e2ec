package import JSON

extension LSP {
  /// The params of `textDocument/onTypeFormatting`.
  package struct DocumentOnTypeFormattingParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The place of the cursor, behind what was typed.
    package let position: Position
    /// What was typed: one of the characters that the server named.
    package let character: String
  }
}

extension LSP.DocumentOnTypeFormattingParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    position = try json.field("position")
    character = try json.field("ch")
  }
}

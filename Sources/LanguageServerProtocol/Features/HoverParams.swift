package import JSON

extension LSP {
  /// The params of `textDocument/hover`.
  package struct HoverParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The place that is pointed at.
    package let position: Position
  }
}

extension LSP.HoverParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    position = try json.field("position")
  }
}

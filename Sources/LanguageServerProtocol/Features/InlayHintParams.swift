package import JSON

extension LSP {
  /// The params of `textDocument/inlayHint`.
  package struct InlayHintParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The part that is visible.
    package let range: Range
  }
}

extension LSP.InlayHintParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    range = try json.field("range")
  }
}

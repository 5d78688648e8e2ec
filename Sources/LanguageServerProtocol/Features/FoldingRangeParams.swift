package import JSON

extension LSP {
  /// The params of `textDocument/foldingRange`.
  package struct FoldingRangeParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
  }
}

extension LSP.FoldingRangeParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
  }
}

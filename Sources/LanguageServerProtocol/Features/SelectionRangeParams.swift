package import JSON

extension LSP {
  /// The params of `textDocument/selectionRange`.
  package struct SelectionRangeParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The places of the cursors; each gets an answer of its own.
    package let positions: [Position]
  }
}

extension LSP.SelectionRangeParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    positions = try json.field("positions")
  }
}

package import JSON

extension LSP {
  /// The params of `textDocument/semanticTokens/full/delta`.
  package struct SemanticTokensDeltaParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The name of the answer that the client has.
    package let previousResultId: String
  }
}

extension LSP.SemanticTokensDeltaParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    previousResultId = try json.field("previousResultId")
  }
}

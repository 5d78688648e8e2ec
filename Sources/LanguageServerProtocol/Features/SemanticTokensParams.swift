package import JSON

extension LSP {
  /// The params of `textDocument/semanticTokens/full`.
  package struct SemanticTokensParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
  }

  /// The params of `textDocument/semanticTokens/full/delta`.
  package struct SemanticTokensDeltaParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The name of the answer that the client has.
    package let previousResultId: String
  }

  /// The params of `textDocument/semanticTokens/range`.
  package struct SemanticTokensRangeParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The part that is visible.
    package let range: Range
  }
}

extension LSP.SemanticTokensParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
  }
}

extension LSP.SemanticTokensDeltaParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    previousResultId = try json.field("previousResultId")
  }
}

extension LSP.SemanticTokensRangeParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    range = try json.field("range")
  }
}

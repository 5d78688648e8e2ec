package import JSON

extension LSP {
  /// The params of `textDocument/diagnostic`.
  package struct DocumentDiagnosticParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// What the last report was called that the client keeps; nil when it keeps none.
    package let previousResultId: String?
  }
}

extension LSP.DocumentDiagnosticParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    previousResultId = try json.optionalField("previousResultId")
  }
}

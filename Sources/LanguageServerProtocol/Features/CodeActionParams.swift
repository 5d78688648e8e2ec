package import JSON

extension LSP {
  /// The params of `textDocument/codeAction`.
  package struct CodeActionParams: Equatable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The part for which actions are wanted.
    package let range: Range
    /// Why they are wanted.
    package let context: CodeActionContext
  }
}

extension LSP.CodeActionParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    range = try json.field("range")
    context = try json.field("context")
  }
}

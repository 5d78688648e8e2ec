package import JSON

extension LSP {
  /// The params of `textDocument/references`.
  package struct ReferenceParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The place of what is looked for.
    package let position: Position
    /// What else is wanted.
    package let context: ReferenceContext
  }
}

extension LSP.ReferenceParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    position = try json.field("position")
    context = try json.optionalField("context") ?? LSP.ReferenceContext(includesDeclaration: true)
  }
}

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
    /// Under which name parts of the answer may be sent; nil to send it whole.
    package let partialResultToken: RequestID?
  }
}

extension LSP.ReferenceParams: LSP.TextDocumentParams, LSP.PartialResultParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    position = try json.field("position")
    context = try json.optionalField("context") ?? LSP.ReferenceContext(includesDeclaration: true)
    partialResultToken = json.lenient("partialResultToken")
  }
}

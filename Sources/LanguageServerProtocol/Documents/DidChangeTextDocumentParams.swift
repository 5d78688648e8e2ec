package import JSON

extension LSP {
  /// The params of `textDocument/didChange`.
  package struct DidChangeTextDocumentParams: Hashable, Sendable {
    /// The document, with its version after all the changes.
    package let textDocument: VersionedTextDocumentIdentifier
    /// The changes in order; each counts from the text after the one before.
    package let contentChanges: [TextDocumentContentChangeEvent]
  }
}

extension LSP.DidChangeTextDocumentParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    contentChanges = try json.field("contentChanges")
  }
}

package import JSON

extension LSP {
  /// The params of `textDocument/didClose`.
  package struct DidCloseTextDocumentParams: Hashable, Sendable {
    /// The document, whose truth is on disk again.
    package let textDocument: TextDocumentIdentifier
  }
}

extension LSP.DidCloseTextDocumentParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
  }
}

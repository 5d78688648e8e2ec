package import JSON

extension LSP {
  /// The params of `textDocument/didOpen`.
  package struct DidOpenTextDocumentParams: Hashable, Sendable {
    /// The document with its text, which the client owns from now on.
    package let textDocument: TextDocumentItem
  }
}

extension LSP.DidOpenTextDocumentParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
  }
}

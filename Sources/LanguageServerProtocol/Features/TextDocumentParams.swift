package import JSON

extension LSP {
  /// The params of a question about one document.
  package protocol TextDocumentParams: JSONDecodable, Sendable, SendableMetatype {
    /// The document.
    var textDocument: TextDocumentIdentifier { get }
  }
}

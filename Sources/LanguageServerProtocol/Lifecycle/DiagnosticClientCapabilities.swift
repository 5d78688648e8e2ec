package import JSON

extension LSP {
  /// What a client does with diagnostics that it asks for.
  package struct DiagnosticClientCapabilities: Equatable, Sendable {
    /// Whether the answer about a document may tell about others.
    package let hasRelatedDocuments: Bool
  }
}

extension LSP.DiagnosticClientCapabilities: JSONDecodable {
  package init(json: JSON) {
    hasRelatedDocuments = json.flag("relatedDocumentSupport")
  }
}

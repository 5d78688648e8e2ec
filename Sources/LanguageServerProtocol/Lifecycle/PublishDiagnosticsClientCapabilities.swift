package import JSON

extension LSP {
  /// What a client does with diagnostics that are pushed.
  package struct PublishDiagnosticsClientCapabilities: Equatable, Sendable {
    /// Whether it shows related places.
    package let hasRelatedInformation: Bool
    /// Whether it leads to the explanations of codes.
    package let hasCodeDescription: Bool
  }
}

extension LSP.PublishDiagnosticsClientCapabilities: JSONDecodable {
  package init(json: JSON) {
    hasRelatedInformation = json.flag("relatedInformation")
    hasCodeDescription = json.flag("codeDescriptionSupport")
  }
}

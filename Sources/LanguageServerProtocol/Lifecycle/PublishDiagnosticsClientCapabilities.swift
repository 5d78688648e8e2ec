package import JSON

extension LSP {
  /// What a client does with diagnostics that are pushed.
  package struct PublishDiagnosticsClientCapabilities: Equatable, Sendable {
    /// Whether it looks at the version.
    package let hasVersions: Bool
    /// Whether it shows related places.
    package let hasRelatedInformation: Bool
    /// Whether it links the code to its explanation.
    package let hasCodeDescription: Bool
    /// Whether it hands `data` back with a request for code actions.
    package let hasData: Bool
    /// The tags that it draws.
    package let tags: [DiagnosticTag]
  }
}

extension LSP.PublishDiagnosticsClientCapabilities: JSONDecodable {
  package init(json: JSON) {
    hasVersions = json.flag("versionSupport")
    hasRelatedInformation = json.flag("relatedInformation")
    hasCodeDescription = json.flag("codeDescriptionSupport")
    hasData = json.flag("dataSupport")
    tags = json.lenientList("tagSupport", "valueSet")
  }
}

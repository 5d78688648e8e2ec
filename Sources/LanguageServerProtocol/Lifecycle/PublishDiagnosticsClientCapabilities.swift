package import JSON

extension LSP {
  /// What a client shows of diagnostics.
  package struct PublishDiagnosticsClientCapabilities: Equatable, Sendable {
    /// Whether it shows related places.
    package let hasRelatedInformation: Bool
    /// Whether it leads to the explanations of codes.
    package let hasCodeDescription: Bool
    /// Whether it lets text fade that does nothing.
    package let hasUnnecessaryTag: Bool
  }
}

extension LSP.PublishDiagnosticsClientCapabilities: JSONDecodable {
  package init(json: JSON) {
    hasRelatedInformation = json.flag("relatedInformation")
    hasCodeDescription = json.flag("codeDescriptionSupport")
    let tags = json.lenientList("tagSupport", "valueSet", as: LSP.DiagnosticTag.self)
    hasUnnecessaryTag = tags.contains(.unnecessary)
  }

  /// What either of two ways to get diagnostics offers: some clients declare the details in one place only.
  func or(_ other: Self) -> Self {
    Self(
      hasRelatedInformation: hasRelatedInformation || other.hasRelatedInformation,
      hasCodeDescription: hasCodeDescription || other.hasCodeDescription,
      hasUnnecessaryTag: hasUnnecessaryTag || other.hasUnnecessaryTag)
  }
}

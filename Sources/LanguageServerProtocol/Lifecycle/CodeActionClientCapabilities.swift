package import JSON

extension LSP {
  /// What a client does with code actions.
  package struct CodeActionClientCapabilities: Equatable, Sendable {
    /// Whether it takes actions with an edit; otherwise it takes commands only.
    package let hasLiterals: Bool
    /// Whether it looks for the preferred one.
    package let hasPreferred: Bool
  }
}

extension LSP.CodeActionClientCapabilities: JSONDecodable {
  package init(json: JSON) {
    hasLiterals = json["codeActionLiteralSupport"]?.objectValue != nil
    hasPreferred = json.flag("isPreferredSupport")
  }
}

package import JSON

extension LSP {
  /// What a client does with code actions.
  package struct CodeActionClientCapabilities: Equatable, Sendable {
    /// Whether it takes actions with an edit; otherwise it takes commands only.
    package let hasLiterals: Bool
    /// Whether it looks for the preferred one.
    package let hasPreferred: Bool
    /// Whether it shows actions that cannot be made, with the reason.
    package let hasDisabled: Bool
    /// Whether it asks for the edit of an action once somebody wants it, and hands back what it was given.
    package let resolvesEdits: Bool
  }
}

extension LSP.CodeActionClientCapabilities: JSONDecodable {
  package init(json: JSON) {
    hasLiterals = json["codeActionLiteralSupport"]?.objectValue != nil
    hasPreferred = json.flag("isPreferredSupport")
    hasDisabled = json.flag("disabledSupport")
    resolvesEdits =
      json.flag("dataSupport")
      && json.lenientList("resolveSupport", "properties", as: String.self).contains("edit")
  }
}

package import JSON

extension LSP {
  /// Why code actions are wanted.
  package struct CodeActionContext: Equatable, Sendable {
    /// What the client shows there; empty when it shows nothing.
    package let diagnostics: [Diagnostic]
    /// The kinds that are wanted, with all below them; nil means all.
    package let only: [CodeActionKind]?
    /// Who asks; nil when not told.
    package let triggerKind: CodeActionTriggerKind?
  }
}

extension LSP.CodeActionContext: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    diagnostics = try json.optionalField("diagnostics") ?? []
    only = try json.optionalField("only")
    triggerKind = try json.optionalField("triggerKind")
  }
}

import JSON

extension LSP {
  /// Who asks for code actions.
  package enum CodeActionTriggerKind: Int, Sendable {
    case invoked = 1
    case automatic = 2
  }
}

extension LSP.CodeActionTriggerKind: JSONEncodable, JSONDecodable {}

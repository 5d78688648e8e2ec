import JSON

extension LSP {
  /// How much a diagnostic matters.
  package enum DiagnosticSeverity: Int, Sendable {
    case error = 1
    case warning = 2
    case information = 3
    case hint = 4
  }
}

extension LSP.DiagnosticSeverity: JSONEncodable, JSONDecodable {}

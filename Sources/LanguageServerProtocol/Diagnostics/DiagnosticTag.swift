import JSON

extension LSP {
  /// How a client may draw the range of a diagnostic.
  package enum DiagnosticTag: Int, Sendable {
    case unnecessary = 1
    case deprecated = 2
  }
}

extension LSP.DiagnosticTag: JSONEncodable, JSONDecodable {}

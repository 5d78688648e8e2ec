import JSON

extension LSP {
  /// How a diagnostic is shown beside its severity.
  package enum DiagnosticTag: Int, Sendable {
    /// The text does nothing and may fade.
    case unnecessary = 1
    /// The text is out of use and may be struck through.
    case deprecated = 2
  }
}

extension LSP.DiagnosticTag: JSONEncodable, JSONDecodable {}

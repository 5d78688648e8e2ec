import LanguageServerProtocol
import W8Analysis

extension ToProtocol {
  /// What a diagnostic tells the client.
  func diagnostic(_ diagnostic: Diagnostic) -> LSP.Diagnostic {
    LSP.Diagnostic(
      range: range(diagnostic.range),
      severity: diagnostic.severity.wireSeverity,
      code: .string(diagnostic.code.description),
      source: "w8log",
      message: diagnostic.message,
      relatedInformation: relatedInformation(diagnostic))
  }

  private func relatedInformation(
    _ diagnostic: Diagnostic
  ) -> [LSP.DiagnosticRelatedInformation] {
    guard client.capabilities.publishDiagnostics.hasRelatedInformation else { return [] }
    return diagnostic.related.compactMap { place in
      location(place.range, in: place.file ?? file.id).map {
        LSP.DiagnosticRelatedInformation(location: $0, message: place.message)
      }
    }
  }
}

extension Severity {
  /// The number on the wire; nil for what is not shown.
  fileprivate var wireSeverity: LSP.DiagnosticSeverity? {
    switch self {
    case .off: nil
    case .hint: .hint
    case .information: .information
    case .warning: .warning
    case .error: .error
    }
  }
}

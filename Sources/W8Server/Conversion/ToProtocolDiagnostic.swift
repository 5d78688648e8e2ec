import LanguageServerProtocol
import W8Analysis
import W8IDE
import W8Text

extension ToProtocol {
  /// What the client is told of all that was found in the document, by place; what is left out is said first.
  func diagnostics(_ found: FoundDiagnostics) -> [LSP.Diagnostic] {
    let chosen = ToldDiagnostics(of: found)
    let notice = chosen.notice.map { message in
      LSP.Diagnostic(
        range: range(TextRange(at: 0)), severity: .information, source: "w8log",
        message: message)
    }
    var walk = walk()
    return (notice.map { [$0] } ?? []) + chosen.told.map { diagnostic($0, &walk) }
  }

  /// What a diagnostic tells the client; `walk` finds its place.
  func diagnostic(_ diagnostic: Diagnostic, _ walk: inout PositionWalk) -> LSP.Diagnostic {
    LSP.Diagnostic(
      range: LSP.Range(diagnostic.range, &walk),
      severity: diagnostic.severity.wireSeverity,
      code: .string(diagnostic.code.description),
      codeDescription: codeDescription(diagnostic),
      source: "w8log",
      message: diagnostic.message,
      tags: tags(diagnostic),
      relatedInformation: relatedInformation(diagnostic))
  }

  /// The page of the rule, where the client can show what the server makes: no other address is sure to lead anywhere.
  private func codeDescription(_ diagnostic: Diagnostic) -> LSP.CodeDescription? {
    let capabilities = client.capabilities
    guard capabilities.hasTextDocumentContent, capabilities.publishDiagnostics.hasCodeDescription
    else { return nil }
    return LSP.CodeDescription(href: RuleAddress(diagnostic.rule).spelling)
  }

  private func tags(_ diagnostic: Diagnostic) -> [LSP.DiagnosticTag] {
    let isShown = client.capabilities.publishDiagnostics.hasUnnecessaryTag
    return isShown && diagnostic.rule.marked == .needless ? [.unnecessary] : []
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

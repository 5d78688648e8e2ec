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
    var rules: [RuleCode: RuleOnWire] = [:]
    let told = chosen.told.map { found in
      if let rule = rules[found.code] { return diagnostic(found, of: rule, &walk) }
      let rule = onWire(found.rule)
      rules[found.code] = rule
      return diagnostic(found, of: rule, &walk)
    }
    return (notice.map { [$0] } ?? []) + told
  }

  /// What a diagnostic tells the client; `walk` finds its place.
  func diagnostic(_ diagnostic: Diagnostic, _ walk: inout PositionWalk) -> LSP.Diagnostic {
    self.diagnostic(diagnostic, of: onWire(diagnostic.rule), &walk)
  }

  private func diagnostic(
    _ diagnostic: Diagnostic, of rule: RuleOnWire, _ walk: inout PositionWalk
  ) -> LSP.Diagnostic {
    LSP.Diagnostic(
      range: LSP.Range(diagnostic.range, &walk),
      severity: diagnostic.severity.wireSeverity,
      code: rule.code,
      codeDescription: rule.description,
      source: "w8log",
      message: diagnostic.message,
      tags: rule.tags,
      relatedInformation: relatedInformation(diagnostic))
  }

  /// What is told alike with all findings of a rule.
  private struct RuleOnWire {
    let code: LSP.DiagnosticCode
    /// Its page, where the client can show what the server makes: no other address is sure to lead anywhere.
    let description: LSP.CodeDescription?
    let tags: [LSP.DiagnosticTag]
  }

  private func onWire(_ rule: Rule) -> RuleOnWire {
    let capabilities = client.capabilities
    let shown = capabilities.publishDiagnostics
    let hasPage = capabilities.hasTextDocumentContent && shown.hasCodeDescription
    return RuleOnWire(
      code: .string(rule.code.description),
      description: hasPage ? LSP.CodeDescription(href: RuleAddress(rule).spelling) : nil,
      tags: shown.hasUnnecessaryTag && rule.marked == .needless ? [.unnecessary] : [])
  }

  private func relatedInformation(
    _ diagnostic: Diagnostic
  ) -> [LSP.DiagnosticRelatedInformation] {
    guard !diagnostic.related.isEmpty,
      client.capabilities.publishDiagnostics.hasRelatedInformation
    else { return [] }
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

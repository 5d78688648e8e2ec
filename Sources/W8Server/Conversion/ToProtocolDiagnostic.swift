import JSON
import LanguageServerProtocol
import W8Analysis
import W8IDE
import W8Text

/// What one book finds in a document, and the words in which it is told.
typealias FindingsOfBook = (found: [Diagnostic], toProtocol: ToProtocol)

extension LSP.WrittenDiagnostics {
  /// What the client is told of all that the books of one document find in it, by place, each fault once, those of the
  /// first book first.
  init(_ books: [FindingsOfBook]) {
    var writer = LSP.DiagnosticsWriter()
    var (told, notices) = (Set<Diagnostic>(), Set<String>())
    for (index, (found, toProtocol)) in books.enumerated() {
      let chosen = ReportedDiagnostics(of: found, in: toProtocol.file)
      if let notice = chosen.notice, notices.insert(notice).inserted {
        writer.append(toProtocol.notice(notice))
      }
      let new = index == 0 ? chosen.told : chosen.told.filter { !told.contains($0) }
      toProtocol.write(new, to: &writer)
      if index + 1 < books.count { told.formUnion(new) }
    }
    self = writer.finish()
  }
}

extension ToProtocol {
  /// What is said of the document as a whole.
  fileprivate func notice(_ message: String) -> LSP.Diagnostic {
    LSP.Diagnostic(
      range: range(TextRange(at: 0)), severity: .information, source: "w8log", message: message)
  }

  /// Writes what the client is told of `diagnostics`, which come by place.
  fileprivate func write(_ diagnostics: [Diagnostic], to writer: inout LSP.DiagnosticsWriter) {
    var walk = walk()
    var rules: [RuleCode: RuleOnWire] = [:]
    for found in diagnostics {
      let rule = rules[found.code] ?? onWire(found.rule)
      rules[found.code] = rule
      writer.append(diagnostic(found, of: rule, &walk))
    }
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
    let code: JSON
    /// Its page, where the client can show what the server makes: no other address is sure to lead anywhere.
    let description: String?
    let tags: [LSP.DiagnosticTag]
  }

  private func onWire(_ rule: Rule) -> RuleOnWire {
    let capabilities = client.capabilities
    let shown = capabilities.publishDiagnostics
    let hasPage = capabilities.hasTextDocumentContent && shown.hasCodeDescription
    return RuleOnWire(
      code: .string(rule.code.description),
      description: hasPage ? RuleAddress(rule).spelling : nil,
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

import JSON
import LanguageServerProtocol
import W8Book
import W8IDE
import W8Lint
import W8Text

/// What one book finds in a document, and what writes it for the client.
typealias FindingsOfBook = (found: [Diagnostic], toProtocol: ToProtocol)

extension LSP.WrittenDiagnostics {
  /// What is reported of all that the books of one document find in it, by offset, each fault once, those of the first
  /// book first.
  init(_ books: [FindingsOfBook]) {
    var json = JSONWriter()
    var (reported, notices) = (Set<Diagnostic>(), Set<String>())
    json.startArray()
    for (index, (found, toProtocol)) in books.enumerated() {
      let beside =
        toProtocol.copies + (index == 0 ? [] : toProtocol.disputes(with: books[0].toProtocol))
      var all = found
      if !beside.isEmpty {
        all = beside + found
        all.sortByOffset()
      }
      let chosen = ReportedDiagnostics(of: all, in: toProtocol.file)
      if let notice = chosen.notice, notices.insert(notice).inserted {
        toProtocol.write(notice: notice, to: &json)
      }
      let new = index == 0 ? chosen.reported : chosen.reported.filter { !reported.contains($0) }
      toProtocol.write(new, to: &json)
      if index + 1 < books.count { reported.formUnion(new) }
    }
    json.endArray()
    self.init(json: json.take())
  }
}

extension ToProtocol {
  /// The message about conflict copies that lie beside the document.
  fileprivate var copies: [Diagnostic] {
    analysis.findings(ofCopies: uris.copies(of: file.id), beside: file)
  }

  /// The message about the document where `first`, its first book, reads it in other units than this one.
  fileprivate func disputes(with first: ToProtocol) -> [Diagnostic] {
    analysis.dispute(over: file, with: first.analysis.readUnits(of: first.file)).map { [$0] } ?? []
  }

  /// Writes what is said of the document as a whole.
  fileprivate func write(notice: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("range", range(TextRange(at: 0)))
      json.field("severity", 3)
      json.field("source", "w8log")
      json.field("message", notice)
    }
  }

  /// Writes `diagnostics`, which come in ascending order.
  func write(_ diagnostics: [Diagnostic], to json: inout JSONWriter) {
    var walk = walk()
    var rules: [RuleCode: RuleOnWire] = [:]
    for found in diagnostics {
      let rule = rules[found.code] ?? onWire(found.rule)
      rules[found.code] = rule
      write(found, of: rule, &walk, to: &json)
    }
  }

  private func write(
    _ diagnostic: Diagnostic, of rule: RuleOnWire, _ walk: inout PositionWalk,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("range", LSP.Range(diagnostic.range, &walk))
      json.optionalField("severity", diagnostic.severity.wireSeverity)
      json.field("code", rule.code)
      json.optionalField("codeDescription", rule.description)
      json.field("source", "w8log")
      json.field("message", diagnostic.message)
      // Unnecessary text fades.
      if rule.fades { json.field("tags", [1]) }
      let related = relatedInformation(diagnostic)
      if !related.isEmpty { json.field("relatedInformation", related) }
    }
  }

  /// What all findings of a rule have in common.
  private struct RuleOnWire {
    let code: String
    /// Its page, where the client can show what the server makes: no other address is sure to lead anywhere.
    let description: JSON?
    let fades: Bool
  }

  private func onWire(_ rule: Rule) -> RuleOnWire {
    let capabilities = client.capabilities
    let shown = capabilities.publishDiagnostics
    let hasPage = capabilities.hasTextDocumentContent && shown.hasCodeDescription
    return RuleOnWire(
      code: rule.code.description,
      description: hasPage ? ["href": .string(RuleAddress(rule).spelling)] : nil,
      fades: shown.hasUnnecessaryTag && rule.marked == .needless)
  }

  /// What else there is to see, each with its location.
  private func relatedInformation(_ diagnostic: Diagnostic) -> [Written] {
    guard client.capabilities.publishDiagnostics.hasRelatedInformation else { return [] }
    return diagnostic.related.compactMap { related in
      location(related.range, in: related.file ?? file.id).map { location in
        Written.object { json in
          json.field("location", location)
          json.field("message", related.message)
        }
      }
    }
  }
}

extension Severity {
  /// The number on the wire; nil for what is not shown.
  fileprivate var wireSeverity: Int? {
    switch self {
    case .off: nil
    case .hint: 4
    case .information: 3
    case .warning: 2
    case .error: 1
    }
  }
}

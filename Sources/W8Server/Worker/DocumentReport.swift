import JSON
import LanguageServerProtocol
import Primitives
import W8Analysis

/// Makes the report about one document from its books at one moment.
struct DocumentReport: Sendable {
  let check: BookCheck
  let file: FileID
  /// The name of the report that the client keeps.
  let previous: String?
  let told: SentReports
  /// The files of all books.
  let loaded: Set<FileID>

  /// The report; throws once nobody wants it.
  func make(
    unless interruption: Interruption
  ) throws(Interrupted) -> LSP.RelatedDocumentDiagnosticReport {
    let isRelated = check.client.capabilities.diagnostic?.hasRelatedDocuments == true
    let all = isRelated ? try check.findings(unless: interruption) : [:]
    let diagnostics = (all[file] ?? check.findings(of: file))?.diagnostics ?? .init()
    let own = reportName(of: diagnostics)
    let others = related(all)
    // Under one name stand the reports about others too: who gives it has them all.
    let name = others.isEmpty ? own : contentHash(JSONWriter.write(others) + Array(own.utf8))
    told.note(own, of: file)
    if name == previous { return .init(report: .unchanged(resultId: name)) }
    return .init(report: .full(diagnostics, resultId: name), related: others)
  }

  /// What there is to tell about the files that are not open, and about which the client was told something.
  private func related(
    _ all: [FileID: LSP.PublishDiagnosticsParams]
  ) -> [LSP.WorkspaceDocumentDiagnosticReport] {
    let unopened = all.filter { $0.key != file && check.uris[$0.key] == nil }
    told.noteRelated(unopened.filter { !$0.value.diagnostics.isEmpty }.map(\.key))
    return told.related.subtracting(check.uris.open.keys)
      .sorted { $0.name < $1.name }
      // What belongs to no book any more is told about for the last time; that of other books is not known here.
      .filter { unopened[$0] != nil || !loaded.contains($0) }
      .map { id in
        let diagnostics = unopened[id]?.diagnostics ?? .init()
        return LSP.WorkspaceDocumentDiagnosticReport(
          uri: unopened[id]?.uri ?? check.uris.uri(of: id), version: nil,
          report: .full(diagnostics, resultId: reportName(of: diagnostics)))
      }
  }
}

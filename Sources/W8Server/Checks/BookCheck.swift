import LanguageServerProtocol
import Primitives
import W8Book
import W8Lint

/// Books at one moment, whose files are checked.
struct BookCheck: Sendable {
  /// The roots of the books whose files are reported.
  let wanted: Set<FileID>
  /// These, and the books that have files in common with them.
  let books: [Analysis]
  /// The documents that are open, by their names in the analysis.
  let uris: KnownURIs
  let client: Client
  /// Where somebody types: what stands there waits.
  var typed: TypingPosition?

  /// What is reported of each file of these books by all of its books, each fault once; throws once the client does not want it.
  func findings(
    unless interruption: Interruption
  ) throws(Interrupted) -> [FileID: LSP.PublishDiagnosticsParams] {
    var found: [FileID: [FindingsOfBook]] = [:]
    for analysis in books {
      try interruption.look()
      for (file, findings) in zip(analysis.files, analysis.diagnosticsOfFiles) {
        found[file.id, default: []].append(self.findings(findings, file, analysis))
      }
    }
    let ids = Set(
      books.lazy.filter { wanted.contains($0.root.id) }.flatMap { $0.files }.map { $0.id })
    return found.filter { ids.contains($0.key) }.compactMapValues(params)
  }

  /// What is reported of one file by all of its books; nil when no book has it.
  func findings(of id: FileID) -> LSP.PublishDiagnosticsParams? {
    params(
      books.compactMap { analysis in
        guard let file = analysis.file(id) else { return nil }
        // In a book of several files it is found once for all of them.
        let found =
          analysis.files.count > 1
          ? analysis.diagnosticsOfFiles[file.index] : analysis.diagnostics(of: file)
        return findings(found, file, analysis)
      })
  }

  private func params(_ found: [FindingsOfBook]) -> LSP.PublishDiagnosticsParams? {
    found.first.map { first in
      LSP.PublishDiagnosticsParams(
        uri: first.toProtocol.uri, version: first.toProtocol.version, diagnostics: .init(found))
    }
  }

  private func findings(
    _ found: [Diagnostic], _ file: FileAnalysis, _ analysis: Analysis
  ) -> FindingsOfBook {
    let toProtocol = ToProtocol(
      uri: uris.uri(of: file.id), version: uris[file.id].map { _ in file.version },
      file: file, analysis: analysis, uris: uris, client: client)
    return (typed?.withoutUnfinished(found, in: file, of: analysis) ?? found, toProtocol)
  }
}

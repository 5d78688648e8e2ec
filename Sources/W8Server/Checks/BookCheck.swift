import LanguageServerProtocol
import Primitives
import W8Analysis

/// Books at one moment, to be looked through for what there is to tell about each of their files.
struct BookCheck: Sendable {
  /// The roots of the books whose files are to be told about.
  let wanted: Set<FileID>
  /// These, and the books that have files in common with them.
  let books: [Analysis]
  /// The documents that are open, by their names in the analysis.
  let uris: KnownURIs
  let client: Client
  /// Where somebody types: what stands there waits.
  var typed: TypingPosition?

  /// What there is to tell about each file of the wanted books by all of its books, each fault once; throws once nobody wants it.
  func findings(
    unless interruption: Interruption
  ) throws(Interrupted) -> [FileID: LSP.PublishDiagnosticsParams] {
    var found: [FileID: [FindingsOfBook]] = [:]
    for analysis in books {
      try interruption.look()
      for (file, findings) in zip(analysis.files, analysis.diagnosticsOfFiles) {
        found[file.id, default: []].append(told(findings, file, analysis))
      }
    }
    let ids = Set(books.lazy.filter { wanted.contains($0.root.id) }.flatMap(\.files).map(\.id))
    return found.filter { ids.contains($0.key) }.compactMapValues(told)
  }

  /// What there is to tell about one file by all of its books; nil when no book has it.
  func findings(of id: FileID) -> LSP.PublishDiagnosticsParams? {
    told(
      books.compactMap { analysis in
        guard let file = analysis.file(id) else { return nil }
        // What several files of a book are asked for is found once for all of them.
        let found =
          analysis.files.count > 1
          ? analysis.diagnosticsOfFiles[file.index] : analysis.diagnostics(of: file)
        return told(found, file, analysis)
      })
  }

  private func told(_ found: [FindingsOfBook]) -> LSP.PublishDiagnosticsParams? {
    found.first.map { first in
      LSP.PublishDiagnosticsParams(
        uri: first.toProtocol.uri, version: first.toProtocol.version, diagnostics: .init(found))
    }
  }

  private func told(
    _ found: [Diagnostic], _ file: FileAnalysis, _ analysis: Analysis
  ) -> FindingsOfBook {
    (typed?.withoutUnfinished(found, in: file) ?? found, toProtocol(file, analysis))
  }

  private func toProtocol(_ file: FileAnalysis, _ analysis: Analysis) -> ToProtocol {
    ToProtocol(
      uri: uris.uri(of: file.id), version: uris[file.id].map { _ in file.version },
      file: file, analysis: analysis, uris: uris, client: client)
  }
}

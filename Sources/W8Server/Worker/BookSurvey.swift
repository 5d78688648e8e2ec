import LanguageServerProtocol
import Primitives
import W8Analysis

/// Books at one moment, to be looked through for what there is to tell about each of their files.
struct BookSurvey: Sendable {
  /// The roots of the books whose files are to be told about.
  let wanted: Set<FileID>
  /// These, and the books that have files in common with them.
  let books: [Analysis]
  /// The documents that are open, by their names in the analysis.
  let openURIs: [FileID: LSP.DocumentURI]
  let client: Client

  /// What there is to tell about each file of the wanted books by all of its books, each fault once; throws once nobody wants it.
  func findings(
    unless interruption: Interruption
  ) throws(Interrupted) -> [FileID: LSP.PublishDiagnosticsParams] {
    var told: [FileID: LSP.PublishDiagnosticsParams] = [:]
    for analysis in books {
      try interruption.look()
      for (file, found) in zip(analysis.files, analysis.foundInFiles) {
        told[file.id] = joined(told[file.id], found, file, analysis)
      }
    }
    let files = books.lazy.filter { wanted.contains($0.root.id) }.flatMap(\.files)
    let ids = Set(files.map(\.id))
    return told.filter { ids.contains($0.key) }
  }

  /// What there is to tell about one file by all of its books; nil when no book has it.
  func findings(of id: FileID) -> LSP.PublishDiagnosticsParams? {
    var told: LSP.PublishDiagnosticsParams?
    for analysis in books {
      guard let file = analysis.file(id) else { continue }
      // What several files of a book are asked for is found once for all of them.
      let found =
        analysis.files.count > 1
        ? analysis.foundInFiles[file.index] : analysis.found(in: file)
      told = joined(told, found, file, analysis)
    }
    return told
  }

  private func joined(
    _ told: LSP.PublishDiagnosticsParams?, _ found: FoundDiagnostics, _ file: FileAnalysis,
    _ analysis: Analysis
  ) -> LSP.PublishDiagnosticsParams {
    let toProtocol = toProtocol(file, analysis)
    let known = told?.diagnostics ?? []
    let new = toProtocol.diagnostics(found)
    return LSP.PublishDiagnosticsParams(
      uri: toProtocol.uri, version: toProtocol.version,
      diagnostics: known.isEmpty ? new : known + new.filter { !known.contains($0) })
  }

  private func toProtocol(_ file: FileAnalysis, _ analysis: Analysis) -> ToProtocol {
    let open = openURIs[file.id]
    return ToProtocol(
      uri: open ?? LSP.DocumentURI(path: file.id.name), version: open.map { _ in file.version },
      file: file, analysis: analysis, openURIs: openURIs, client: client)
  }
}

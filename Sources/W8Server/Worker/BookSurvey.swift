import LanguageServerProtocol
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

  /// What there is to tell about each file of the wanted books by all of its books, each fault once.
  func findings() -> [FileID: LSP.PublishDiagnosticsParams] {
    var told: [FileID: LSP.PublishDiagnosticsParams] = [:]
    for analysis in books {
      for (file, found) in zip(analysis.files, analysis.diagnosticsByFile()) {
        let toProtocol = toProtocol(file, analysis)
        let known = told[file.id]?.diagnostics ?? []
        let new = found.map(toProtocol.diagnostic)
        told[file.id] = LSP.PublishDiagnosticsParams(
          uri: toProtocol.uri, version: toProtocol.version,
          diagnostics: known.isEmpty ? new : known + new.filter { !known.contains($0) })
      }
    }
    let files = books.lazy.filter { wanted.contains($0.root.id) }.flatMap(\.files)
    let ids = Set(files.map(\.id))
    return told.filter { ids.contains($0.key) }
  }

  private func toProtocol(_ file: FileAnalysis, _ analysis: Analysis) -> ToProtocol {
    let open = openURIs[file.id]
    return ToProtocol(
      uri: open ?? LSP.DocumentURI(path: file.id.name), version: open.map { _ in file.version },
      file: file, analysis: analysis, openURIs: openURIs, client: client)
  }
}
